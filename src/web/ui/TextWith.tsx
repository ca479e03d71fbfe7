import type { ReactNode } from "react";

/**
 * A text with an element, mostly a link, in the place of its "{}". Spans, so
 * that a browser that translates the page replaces no text of React's.
 */
export function TextWith({ text, children }: TextWithProps) {
  const [before, after] = text.split("{}");
  return (
    <>
      {before && <span>{before}</span>}
      {children}
      {after && <span>{after}</span>}
    </>
  );
}

type TextWithProps = { text: string; children: ReactNode };
