import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { usePage } from "#web/data/shop-context.ts";
import { SiteText } from "#web/ui/TextWith.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import type { Message } from "#shared/messages/shop.ts";
import { subscribe } from "#shared/newsletter/calls.ts";
import { ApiError, send } from "#web/data/api.ts";
import { createStore, useStore } from "#web/data/store.ts";
import { EmailPill } from "#web/ui/EmailPill.tsx";
import { form } from "#web/ui/Pill.css.ts";
import { clearErrorToast, showToast } from "#web/ui/toasts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import * as css from "./Newsletter.css.ts";

/** The band of the newsletter; on the home page with its own title. */
export function Newsletter({ heading }: { heading?: string }) {
  const { site, tools } = usePage();
  const { title, text } = site.newsletter;
  const { newsletter: t } = useMessages("home");
  const id = useId();
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
        <NewsletterForm submit={t.join} />
      </div>
    </section>
  );
}

/** Kept here, so that a failure of the page does not lose it. */
const typedEmail = createStore("");

type NewsletterFormProps = {
  submit: string;
  /** Whether this is the main button of the view. */
  isMain?: boolean;
  hint?: string;
};

/** The field for an address that goes on the list of the newsletter. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { submit, isMain, hint } = props;
  const { shop, site } = usePage();
  const { newsletter: t } = useMessages("home");
  const { errors } = useMessages("first");
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
        : { title: t.welcome(shop.name), description: site.newsletter.welcome };
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
    // Method "dialog": submitting before the code is loaded does not navigate.
    <form method="dialog" className={form} noValidate onSubmit={onSubmit}>
      <EmailPill
        ref={field}
        label={t.email}
        submit={submit}
        pendingText={t.joining}
        isPending={join.isPending}
        isMain={isMain}
        error={error}
        hint={hint}
        thanks={
          thanks && (
            <>
              <strong>{thanks.title}</strong> <span>{thanks.description}</span>
            </>
          )
        }
        placeholder={t.placeholder}
        value={email}
        disabled={join.isPending}
        required
        onChange={(event) => {
          typedEmail.set(event.target.value);
          setError(undefined);
        }}
      />
    </form>
  );
}
