import { useEffect, useRef, useState } from "react";
import { declareWithdrawal } from "#shared/orders/calls.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { section, wrap } from "#web/ui/layout.css.ts";
import * as css from "#web/ui/sent-form/SentForm.css.ts";
import { SentForm } from "#web/ui/sent-form/SentForm.tsx";

const NAMES = ["name", "orderId", "email"] as const;
const typed = typedTexts("withdrawal");

/** Withdrawing from an order without the link to its page. */
export function WithdrawPage() {
  const t = useMessages("withdrawal");
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
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
          <SentForm
            names={NAMES}
            typed={typed}
            texts={{ ...t, submit: t.confirm }}
            send={(textOf) =>
              send(declareWithdrawal, {
                body: {
                  name: textOf("name"),
                  orderId: textOf("orderId"),
                  email: textOf("email"),
                },
              })
            }
            onSent={() => setDone(true)}
          >
            {(propsOf) => (
              <>
                <TextField
                  {...propsOf("name")}
                  label={t.name}
                  autoComplete="name"
                />
                <TextField {...propsOf("orderId")} label={t.order} />
                <TextField
                  {...propsOf("email")}
                  label={t.email}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                />
              </>
            )}
          </SentForm>
        )}
      </div>
    </div>
  );
}
