import { useMessages } from "#web/data/messages.ts";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { graphemes } from "#shared/text/characters.ts";
import type { SiteTextProps } from "#web/data/shop-context.ts";
import { createStore } from "#web/data/store.ts";
import { changeText, draftText } from "./draft.ts";
import { fieldAt } from "./site-table.ts";
import * as css from "./SiteEditor.css.ts";

/** The path of the text that has the focus. */
export const focusedPath = createStore<string | undefined>(undefined);

/**
 * Whether the browser keeps markup out of edited texts, as Firefox does since
 * 136. Elsewhere pasted markup is shown until the text is left; only its words
 * are saved.
 */
const isPlainTextEditable = (): boolean => {
  const probe = document.createElement("span");
  probe.setAttribute("contenteditable", "plaintext-only");
  return probe.contentEditable === "plaintext-only";
};

/** A text of the page that is edited in place. */
export function EditableText({ path, text }: SiteTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { label, max } = fieldAt(path, useMessages("panel").editor);
  // Sets the text directly, because React would move the caret to the start.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || current.textContent === text) return;
    // The page renders after the typing and may show an older text than the
    // draft has. That must not replace what was typed since.
    const isOutdated = text !== draftText(path);
    if (document.activeElement === current && isOutdated) return;
    replaceText(current, text);
  }, [text, path]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input would not look and wrap like the text of the page
    <span
      ref={element}
      className={css.editable}
      dir="auto"
      contentEditable={isPlainTextEditable() ? "plaintext-only" : true}
      suppressContentEditableWarning
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-invalid={graphemes(text).length > max || undefined}
      data-path={path}
      data-placeholder={label}
      onInput={({ currentTarget }) =>
        changeText(
          path,
          (currentTarget.textContent ?? "").replaceAll("\n", " "),
        )
      }
      onKeyDown={stayOnOneLine}
      onFocus={() => focusedPath.set(path)}
      onBlur={() => focusedPath.set(undefined)}
    />
  );
}

/** Replaces the text. The caret stays after as many characters as before. */
function replaceText(element: HTMLElement, text: string): void {
  const selection = getSelection();
  const hasCaret = selection !== null && element.contains(selection.focusNode);
  const before = document.createRange();
  if (hasCaret && selection.focusNode) {
    before.selectNodeContents(element);
    before.setEnd(selection.focusNode, selection.focusOffset);
  }
  const offset = Math.min(before.toString().length, text.length);
  element.textContent = text;
  if (hasCaret) selection.collapse(element.firstChild ?? element, offset);
}

function stayOnOneLine(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
