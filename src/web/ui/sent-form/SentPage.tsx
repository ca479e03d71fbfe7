import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button/Button.tsx";
import { section, wrap } from "#web/ui/theme/layout.css.ts";
import * as css from "./SentForm.css.ts";
import { SentForm, type SentFormProps } from "./SentForm.tsx";

type SentPageProps<Name extends string> = {
  title: string;
  text: string;
  /** What stands in their places once the form was sent. */
  done: { title?: string; text: string };
  /** Says to fill in the form once more; without it, once is enough. */
  again?: string;
  form: Omit<SentFormProps<Name>, "onSent">;
};

/** A page with a form that is sent, and the answer in its place. */
export function SentPage<Name extends string>(props: SentPageProps<Name>) {
  const { title, text, done, again, form } = props;
  const [isDone, setDone] = useState(false);
  const answer = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) answer.current?.focus();
  }, [isDone]);
  return (
    <div className={`${wrap} ${section}`}>
      <div className={css.page}>
        <h1
          ref={done.title ? answer : undefined}
          className={css.title}
          tabIndex={-1}
        >
          {(isDone && done.title) || title}
        </h1>
        <p
          ref={done.title ? undefined : answer}
          className={css.text}
          tabIndex={-1}
        >
          {isDone ? done.text : text}
        </p>
        {!isDone && <SentForm {...form} onSent={() => setDone(true)} />}
        {isDone && again && (
          <p className={css.text}>
            <Button kind="line" onClick={() => setDone(false)}>
              {again}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
