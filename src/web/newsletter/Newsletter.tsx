import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { NEWSLETTER_MESSAGES } from "#shared/contact-rules.ts";
import { MESSAGES, newsletterWelcome } from "#shared/messages.ts";
import { API } from "#shared/paths.ts";
import { ApiError, api } from "../api.ts";
import { useShop } from "../shop/shop-context.ts";
import { Button } from "../ui/Button.tsx";
import { wrap } from "../ui/layout.css.ts";
import { TextField } from "../ui/TextField.tsx";
import { clearErrorToast, showToast } from "../ui/toasts.ts";
import { useWrite } from "../useWrite.ts";
import * as css from "./Newsletter.css.ts";

const okReply = () =>
  import("#shared/errors.ts").then((module) => module.OkReply);

/** One address, for word of the next pour. */
export function Newsletter() {
  const { name } = useShop();
  const id = useId();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // What was typed before the page's code was there.
    if (field.current) setEmail(field.current.value);
  }, []);

  const refuse = (message: string) => {
    setError(message);
    showToast(
      message === NEWSLETTER_MESSAGES.missing
        ? MESSAGES.newsletterMissing
        : MESSAGES.newsletterInvalid,
      "error",
    );
    // The field is disabled for as long as the request is under way.
    requestAnimationFrame(() => field.current?.focus());
  };
  const join = useWrite({
    mutationFn: (address: string) =>
      api.post(API.subscribe, { body: { email: address }, schema: okReply }),
    onSuccess: () => {
      setEmail("");
      showToast(newsletterWelcome(name));
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 422)
        refuse(failure.problem?.fields?.email ?? NEWSLETTER_MESSAGES.invalid);
      else showToast(MESSAGES.newsletterFailed, "error");
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (join.isPending) return;
    const typed = field.current?.value ?? "";
    if (typed.trim() === "") refuse(NEWSLETTER_MESSAGES.missing);
    else if (!typed.includes("@")) refuse(NEWSLETTER_MESSAGES.invalid);
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
            First dibs on the next pour
          </h2>
          <p className={css.text}>
            One short email when new clips are ready. Nothing else.
          </p>
        </div>
        {/* Submitted before its code is there, a "dialog" form stays put. */}
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
