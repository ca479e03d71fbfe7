import { type FormEvent, useId, useState } from "react";
import { resendOrderMails } from "#shared/orders/calls.ts";
import { ResendInput } from "#shared/orders/week.ts";
import { panel, panelTitle, quiet } from "#web/admin/form/admin.css.ts";
import { checkForm, readFieldErrors } from "#web/admin/form/form-errors.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { button, input, pill } from "#web/ui/Pill.css.ts";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./OrdersTab.css.ts";

/** Sends the maker the mails about an order, or a customer's orders, again. */
export function LostMail() {
  const t = useMessages("panel").letters.orders.lost;
  const { ownerEmail } = useShop();
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState("");
  const act = async () => {
    const body = { query };
    checkForm(ResendInput, body);
    return send(resendOrderMails, { body });
  };
  const resend = useAction(act, {
    failed: t.failed,
    onSuccess: ({ orders }) =>
      setAnswer(orders > 0 ? t.sent(ownerEmail) : t.none(query.trim())),
  });
  const id = useId();
  const error = readFieldErrors(resend.error).query;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAnswer("");
    resend.mutate(undefined);
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
