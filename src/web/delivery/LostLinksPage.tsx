import { type FormEvent, useEffect, useRef, useState } from "react";
import { sendLinks } from "#shared/orders/calls.ts";
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
import * as css from "./LostLinksPage.css.ts";

const typed = typedTexts("lost-links");

/** For shoppers who lost the mail with the link to their order. */
export function LostLinksPage() {
  const { lost: t } = useMessages("delivery");
  const { failure } = useMessages("storefront");
  const [error, setError] = useState<string>();
  const [isDone, setDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) answer.current?.focus();
  }, [isDone]);
  const ask = useExclusiveMutation({
    mutationFn: (email: string) => send(sendLinks, { body: { email } }),
    onSuccess: () => {
      clearErrorToast();
      typed.forget();
      setDone(true);
    },
    onError: (failed) => {
      const fields = failed instanceof ApiError && failed.problem?.fields;
      setError(fields ? fields.email : undefined);
      const description = errorText(failed, failure);
      showToast({ title: t.failed, description }, "error");
    },
  });
  const { isPending } = ask;
  useEffect(() => {
    // A disabled field takes no focus.
    if (error && !isPending) form.current?.querySelector("input")?.focus();
  }, [error, isPending]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    const email = new FormData(event.currentTarget).get("email");
    ask.mutate(String(email ?? ""));
  };
  return (
    <div className={`${wrap} ${section}`}>
      <div className={css.page}>
        <h1 className={css.title} tabIndex={-1}>
          {t.title}
        </h1>
        <p className={css.text} ref={answer} tabIndex={-1}>
          {isDone ? t.sent : t.text}
        </p>
        {!isDone && (
          <form
            ref={form}
            method="dialog"
            className={css.form}
            noValidate
            onInput={typed.keep}
            onSubmit={onSubmit}
          >
            <TextField
              name="email"
              label={t.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              defaultValue={typed.of("email")}
              error={error}
              disabled={isPending}
            />
            <Button
              type="submit"
              size="large"
              isPending={isPending}
              pendingText={t.sending}
            >
              {t.send}
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
