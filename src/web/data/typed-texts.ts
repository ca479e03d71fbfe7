import type { FormEvent } from "react";

type Texts = Partial<Record<string, string>>;

const typed = new Map<string, Texts>();

/**
 * Keeps what was typed into a form whose fields React does not control, by
 * field name. It outlives a part of the page that fails, until the form is
 * sent.
 */
export function typedTexts(form: string) {
  return {
    of: (name: string): string | undefined => typed.get(form)?.[name],
    keep({ currentTarget }: FormEvent<HTMLFormElement>): void {
      const texts: Texts = {};
      for (const [name, value] of new FormData(currentTarget))
        if (typeof value === "string") texts[name] = value;
      typed.set(form, texts);
    },
    /** Puts texts back that were sent, after an Undo. */
    put(texts: Texts): void {
      typed.set(form, texts);
    },
    forget: (): void => {
      typed.delete(form);
    },
  };
}
