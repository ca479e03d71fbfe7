import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { NEWSLETTER_MESSAGES } from "#shared/orders/contact-rules.ts";
import { MESSAGES, newsletterWelcome } from "#shared/messages/shop.ts";
import { API } from "#shared/api/paths.ts";
import { ApiError, api } from "#web/data/api.ts";
import { usePage } from "#web/data/shop-context.ts";
import { SiteText } from "#web/ui/SiteText.tsx";
import { Button } from "#web/ui/Button.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { TextField } from "#web/ui/field/TextField.tsx";
import { clearErrorToast, showToast } from "#web/ui/toast/toasts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import * as css from "./Newsletter.css.ts";

const okReply = () =>
  import("#shared/api/errors.ts").then((module) => module.OkReply);

/** The sign-up form of the newsletter. */
export function Newsletter() {
  const { shop, site, tools } = usePage();
  const { title, text, welcome } = site.newsletter;
  const id = useId();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Adopts the value that was typed before the code was loaded.
    if (field.current) setEmail(field.current.value);
  }, []);

  const showError = (message: string) => {
    setError(message);
    showToast(
      message === NEWSLETTER_MESSAGES.missing
        ? MESSAGES.newsletterMissing
        : MESSAGES.newsletterInvalid,
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
      api.post(API.subscribe, { body: { email: address }, schema: okReply }),
    onSuccess: () => {
      setEmail("");
      showToast(newsletterWelcome(shop.name, welcome));
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 422)
        showError(
          failure.problem?.fields?.email ?? NEWSLETTER_MESSAGES.invalid,
        );
      else showToast(MESSAGES.newsletterFailed, "error");
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (join.isPending) return;
    const typed = field.current?.value ?? "";
    if (typed.trim() === "") showError(NEWSLETTER_MESSAGES.missing);
    else if (!typed.includes("@")) showError(NEWSLETTER_MESSAGES.invalid);
    else {
      clearErrorToast();
      join.mutate(typed);
    }
  };

  return (
    <section className={css.band} aria-labelledby={`${id}-title`}>
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h2 className={css.title} id={`${id}-title`}>
            <SiteText path="newsletter.title" text={title} />
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
                label="Email address"
                type="email"
                name="email"
                autoComplete="email"
                inputMode="email"
                placeholder="you@example.com"
                value={email}
                error={error}
                disabled={join.isPending}
                required
                onChange={(event) => {
                  setEmail(event.target.value);
                  setError(undefined);
                }}
              />
            </div>
            <Button
              type="submit"
              kind="ink"
              className={css.button}
              isPending={join.isPending}
              pendingText="Joining..."
            >
              Join
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
