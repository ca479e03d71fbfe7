import { useMessages } from "#web/data/messages.ts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Message } from "#shared/messages/shop.ts";
import { subscribe } from "#shared/newsletter/calls.ts";
import { ApiError, send } from "#web/data/api.ts";
import { createStore, useStore } from "#web/data/store.ts";
import { usePage } from "#web/data/shop-context.ts";
import { SiteText } from "#web/ui/SiteText.tsx";
import { Button } from "#web/ui/Button.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { TextField } from "#web/ui/field/TextField.tsx";
import { clearErrorToast, showToast } from "#web/ui/toast/toasts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import * as css from "./Newsletter.css.ts";

/** Kept here, so that a failure of the page does not lose it. */
const typedEmail = createStore("");

/** The sign-up form of the newsletter; on the home page with its own title. */
export function Newsletter({ heading }: { heading?: string }) {
  const { shop, site, tools } = usePage();
  const { title, text, welcome } = site.newsletter;
  const { newsletter: t } = useMessages("home");
  const { errors } = useMessages("storefront");
  const id = useId();
  const email = useStore(typedEmail);
  const [error, setError] = useState<string>();
  /** Stays in place: the notification leaves, and is dark on the dark footer. */
  const [thanks, setThanks] = useState<Message>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Adopts the value that was typed before the code was loaded. What is typed
    // while React takes over is in the store, and not yet in the field again.
    if (field.current?.value) typedEmail.set(field.current.value);
  }, []);

  const showError = (message: string) => {
    setError(message);
    showToast(
      message === errors.emailMissing
        ? { title: errors.emailMissing }
        : { title: t.invalid, description: errors.emailInvalid },
      "error",
    );
    // Focused at once where possible: a frame later, the shopper may have moved
    // the focus on. While a request is pending, the field is disabled.
    if (field.current?.disabled)
      requestAnimationFrame(() => field.current?.focus());
    else field.current?.focus();
  };
  const join = useExclusiveMutation({
    mutationFn: (address: string) =>
      send(subscribe, { body: { email: address } }),
    onSuccess: () => {
      const message = site.legal.confirmSubscriptions
        ? t.toConfirm
        : { title: t.welcome(shop.name), description: welcome };
      typedEmail.set("");
      setThanks(message);
      showToast(message);
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 422)
        showError(failure.problem?.fields?.email ?? errors.emailInvalid);
      else showToast(t.failed, "error");
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (join.isPending) return;
    const typed = field.current?.value ?? "";
    if (typed.trim() === "") showError(errors.emailMissing);
    else if (!typed.includes("@")) showError(errors.emailInvalid);
    else {
      clearErrorToast();
      setThanks(undefined);
      join.mutate(typed);
    }
  };

  return (
    <section className={css.band} aria-labelledby={`${id}-title`}>
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h2 className={css.title} id={`${id}-title`}>
            {heading ?? <SiteText path="newsletter.title" text={title} />}
          </h2>
          {(text || tools) && (
            <p className={css.text}>
              <SiteText path="newsletter.text" text={text} />
            </p>
          )}
        </div>
        {/* Method "dialog": submitting before the code is loaded does not navigate. */}
        <form method="dialog" noValidate onSubmit={onSubmit}>
          <div className={css.row}>
            <div className={css.field}>
              <TextField
                ref={field}
                label={t.email}
                type="email"
                name="email"
                autoComplete="email"
                inputMode="email"
                placeholder={t.placeholder}
                value={email}
                error={error}
                disabled={join.isPending}
                required
                onChange={(event) => {
                  typedEmail.set(event.target.value);
                  setError(undefined);
                }}
              />
            </div>
            <Button
              type="submit"
              kind="ink"
              className={css.button}
              isPending={join.isPending}
              pendingText={t.joining}
            >
              {t.join}
            </Button>
          </div>
          {thanks && (
            <p className={css.thanks}>
              <strong>{thanks.title}</strong> <span>{thanks.description}</span>
            </p>
          )}
        </form>
      </div>
    </section>
  );
}
