import { useEffect, useRef, useState } from "react";
import { sendLinks } from "#shared/orders/calls.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { TextField } from "#web/ui/field/TextField.tsx";
import { section, wrap } from "#web/ui/layout.css.ts";
import * as css from "#web/ui/sent-form/SentForm.css.ts";
import { SentForm } from "#web/ui/sent-form/SentForm.tsx";

const NAMES = ["email"] as const;
const typed = typedTexts("lost-links");

/** For shoppers who lost the mail with the link to their order. */
export function LostLinksPage() {
  const { lost: t } = useMessages("delivery");
  const [isDone, setDone] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) answer.current?.focus();
  }, [isDone]);
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
          <SentForm
            names={NAMES}
            typed={typed}
            texts={{ ...t, submit: t.send }}
            send={(textOf) =>
              send(sendLinks, { body: { email: textOf("email") } })
            }
            onSent={() => setDone(true)}
          >
            {(propsOf) => (
              <TextField
                {...propsOf("email")}
                label={t.email}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            )}
          </SentForm>
        )}
      </div>
    </div>
  );
}
