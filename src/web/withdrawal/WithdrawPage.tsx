import { type FormEvent, useEffect, useRef, useState } from "react";
import { declareWithdrawal } from "#shared/orders/calls.ts";
import { ApiError, send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { section, wrap } from "#web/ui/layout.css.ts";
import { SupportLink } from "#web/ui/SupportLink.tsx";
import { TextWith } from "#web/ui/TextWith.tsx";
import { clearErrorToast, showToast } from "#web/ui/toast/toasts.ts";
import * as css from "./Withdrawal.css.ts";

const FIELDS = ["name", "orderId", "email"] as const;
type Field = (typeof FIELDS)[number];
const typed = typedTexts("withdrawal");
type Errors = Partial<Record<string, string>>;

/** Withdrawing from an order without the link to its page. */
export function WithdrawPage() {
  const t = useMessages("withdrawal");
  const { failure } = useMessages("storefront");
  const [errors, setErrors] = useState<Errors>({});
  const [isDone, setDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  const declare = useExclusiveMutation({
    mutationFn: (body: Record<Field, string>) =>
      send(declareWithdrawal, { body }),
    onSuccess: () => {
      clearErrorToast();
      typed.forget();
      setDone(true);
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.problem?.fields ?? {});
      const description = errorText(error, failure);
      showToast({ title: t.failed, description }, "error");
    },
  });
  const { isPending } = declare;
  useEffect(() => {
    // A disabled field takes no focus.
    if (isPending) return;
    const name = FIELDS.find((each) => errors[each]);
    const element = name && form.current?.elements.namedItem(name);
    if (element instanceof HTMLElement) element.focus();
  }, [errors, isPending]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors({});
    // The form keeps what was typed before this page's code was there.
    const data = new FormData(event.currentTarget);
    const typed = (name: Field) => String(data.get(name) ?? "");
    declare.mutate({
      name: typed("name"),
      orderId: typed("orderId"),
      email: typed("email"),
    });
  };
  const field = (name: Field) => ({
    name,
    defaultValue: typed.of(name),
    error: errors[name],
    disabled: isPending,
    required: true,
  });
  return (
    <div className={`${wrap} ${section}`}>
      <div className={css.page}>
        <h1 ref={heading} className={css.title} tabIndex={-1}>
          {isDone ? t.done.title : t.title}
        </h1>
        <p className={css.text}>{isDone ? t.form.done : t.form.text}</p>
        {isDone ? (
          <p className={css.text}>
            <Button kind="line" onClick={() => setDone(false)}>
              {t.form.again}
            </Button>
          </p>
        ) : (
          <form
            ref={form}
            method="dialog"
            className={css.form}
            noValidate
            onInput={typed.keep}
            onSubmit={onSubmit}
          >
            <TextField {...field("name")} label={t.name} autoComplete="name" />
            <TextField {...field("orderId")} label={t.order} />
            <TextField
              {...field("email")}
              label={t.email}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <Button
              type="submit"
              size="large"
              isPending={isPending}
              pendingText={t.sending}
            >
              {t.confirm}
            </Button>
            <noscript>
              <TextWith text={t.noScript}>
                <SupportLink />
              </TextWith>
            </noscript>
          </form>
        )}
      </div>
    </div>
  );
}
