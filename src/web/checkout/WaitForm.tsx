import { type FormEvent, useEffect, useRef, useState } from "react";
import { remind, remindByForm } from "#shared/reminders/calls.ts";
import { ApiError, send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { EmailPill } from "#web/ui/EmailPill.tsx";
import { form } from "#web/ui/Pill.css.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { showToast } from "#web/ui/toasts.ts";
import * as css from "./ProductWait.css.ts";

type WaitFormProps = {
  productId: number;
  variantId?: number | undefined;
  /** The text that the shopper is told, above the field. */
  label: string;
  button: string;
  hint: string;
  /** Whether this is the main button of the view. */
  isMain?: boolean;
  hasAutoFocus?: boolean;
};

/**
 * Takes an address that is told once when a clip can be bought. Without scripts,
 * the form is posted, and a page answers.
 */
export function WaitForm(props: WaitFormProps) {
  const { productId, variantId, label, button, hint } = props;
  const { wait: t } = useMessages("home").drops;
  const { errors, failure } = useMessages("first");
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const [error, setError] = useState<string>();
  const ask = useExclusiveMutation({
    mutationFn: (email: string) =>
      send(remind, {
        params: { id: productId },
        body: { email, ...(variantId !== undefined && { variantId }) },
      }),
    onError: (cause) => {
      if (cause instanceof ApiError && cause.status === 422)
        setError(cause.problem?.fields?.email ?? errors.emailInvalid);
      else
        showToast(
          { title: t.failed.title, description: errorText(cause, failure) },
          "error",
        );
    },
  });
  const { hasAutoFocus } = props;
  useEffect(() => {
    if (hasAutoFocus) field.current?.focus();
  }, [hasAutoFocus]);
  const isSuccess = ask.data !== undefined;
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    const email = field.current?.value.trim() ?? "";
    if (email.includes("@")) return ask.mutate(email);
    setError(email === "" ? t.missing : errors.emailInvalid);
    field.current?.focus();
  };
  if (isSuccess)
    return (
      <p ref={done} className={css.done} tabIndex={-1} role="status">
        <Icon name="tick" className={css.tick} />
        <span>{t.done}</span>
      </p>
    );
  return (
    <form
      className={form}
      method="post"
      action={remindByForm.path}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="productId" value={productId} />
      {variantId !== undefined && (
        <input type="hidden" name="variantId" value={variantId} />
      )}
      <EmailPill
        ref={field}
        label={label}
        submit={button}
        pendingText={t.sending}
        isPending={ask.isPending}
        isMain={props.isMain}
        error={error}
        hint={hint}
        placeholder={t.placeholder}
        onChange={() => setError(undefined)}
      />
    </form>
  );
}
