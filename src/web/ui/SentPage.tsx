import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { ApiError } from "#web/data/api.ts";
import type { typedTexts } from "#web/data/typed-texts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { Button } from "./Button.tsx";
import { SupportLink, TextWith } from "./TextWith.tsx";
import { clearErrorToast } from "./toasts.ts";
import { section, wrap } from "./layout.css.ts";
import * as css from "./SentPage.css.ts";

type SentPageProps<Name extends string> = {
  title: string;
  text: string;
  /** The words that stand in their places once the form was sent. */
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

type FieldProps<Name extends string> = {
  name: Name;
  defaultValue: string | undefined;
  error: string | undefined;
  disabled: boolean;
  required: true;
};

type SentFormProps<Name extends string> = {
  /** The names of its fields, in the order of the page. */
  names: readonly Name[];
  typed: ReturnType<typeof typedTexts>;
  /**
   * The words of its button, those after a failure, and those without scripts.
   */
  texts: { submit: string; sending: string; failed: string; noScript: string };
  /** Sends what was typed, which `textOf` returns of a field. */
  send: (textOf: (name: Name) => string) => Promise<unknown>;
  onSent: () => void;
  /** Returns the fields; `propsOf` has what each needs. */
  children: (propsOf: (name: Name) => FieldProps<Name>) => ReactNode;
};

/**
 * A form of a page that is sent once. The browser keeps its values, so that
 * nothing is lost that was typed before this code was there.
 */
function SentForm<Name extends string>(props: SentFormProps<Name>) {
  const { names, typed, texts, send, onSent, children } = props;
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const sending = useExclusiveMutation({
    meta: { failed: texts.failed },
    mutationFn: send,
    onSuccess: () => {
      clearErrorToast();
      typed.forget();
      onSent();
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.problem?.fields ?? {});
    },
  });
  const { isPending } = sending;
  useEffect(() => {
    // A disabled field takes no focus.
    if (isPending) return;
    const name = names.find((each) => errors[each]);
    const element = name && form.current?.elements.namedItem(name);
    if (element instanceof HTMLElement) element.focus();
  }, [errors, isPending, names]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was typed before this code was there fired no event for it.
    typed.keep(event);
    setErrors({});
    const data = new FormData(event.currentTarget);
    sending.mutate((name) => String(data.get(name) ?? ""));
  };
  return (
    <form
      ref={form}
      method="dialog"
      className={css.form}
      noValidate
      onInput={typed.keep}
      onSubmit={onSubmit}
    >
      {children((name) => ({
        name,
        defaultValue: typed.of(name),
        error: errors[name],
        disabled: isPending,
        required: true,
      }))}
      <Button
        type="submit"
        size="large"
        isPending={isPending}
        pendingText={texts.sending}
      >
        {texts.submit}
      </Button>
      <noscript>
        <TextWith text={texts.noScript}>
          <SupportLink />
        </TextWith>
      </noscript>
    </form>
  );
}
