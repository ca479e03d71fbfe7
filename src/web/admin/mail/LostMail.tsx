import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { resendOrderMails } from "#shared/orders/calls.ts";
import { ResendInput } from "#shared/orders/week.ts";
import { panel, panelTitle, quiet } from "#web/admin/form/admin.css.ts";
import {
  checkForm,
  FormError,
  readFieldErrors,
} from "#web/admin/form/form-errors.ts";
import { withSession } from "#web/admin/data/session.ts";
import { send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { button, input, pill } from "#web/ui/field/Pill.css.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError } from "#web/ui/field/FieldError.tsx";
import { visuallyHidden } from "#web/ui/theme/layout.css.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import * as css from "./OrdersTab.css.ts";

/** Sends the maker the mails about an order, or a customer's orders, again. */
export function LostMail() {
  const t = useMessages("letters").orders.lost;
  const { failure } = useMessages("storefront");
  const { ownerEmail } = useShop();
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState("");
  const resend = useMutation({
    mutationFn: () => {
      const body = { query };
      checkForm(ResendInput, body);
      return withSession(() => send(resendOrderMails, { body }));
    },
    onSuccess: ({ orders }) =>
      setAnswer(orders > 0 ? t.sent(ownerEmail) : t.none(query.trim())),
    onError: (error) => {
      if (error instanceof FormError) return;
      showToast(
        { title: t.failed, description: errorText(error, failure) },
        "error",
      );
    },
  });
  const id = useId();
  const error = readFieldErrors(resend.error).query;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAnswer("");
    if (!resend.isPending) resend.mutate();
  };
  return (
    <section className={panel}>
      <h2 className={panelTitle}>{t.title}</h2>
      <p className={`${quiet} ${css.explained}`}>{t.text}</p>
      <form className={css.lost} noValidate onSubmit={onSubmit}>
        <label className={visuallyHidden} htmlFor={id}>
          {t.label}
        </label>
        <div
          className={classNames(pill, css.lostField)}
          data-invalid={error ? "" : undefined}
        >
          <input
            id={id}
            className={input}
            type="text"
            placeholder={t.placeholder}
            value={query}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button
            type="submit"
            kind="ink"
            size="small"
            className={button}
            isPending={resend.isPending}
          >
            {t.send}
          </Button>
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <p role="status">{answer}</p>
      </form>
    </section>
  );
}
