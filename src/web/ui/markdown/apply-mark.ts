import type { KeyboardEvent } from "react";
import { type Mark, markEdit } from "./marks.ts";

/** Marks what is selected in a text, as if it was typed: it can be undone. */
export function applyMark(area: HTMLTextAreaElement, mark: Mark): void {
  if (area.readOnly || area.disabled) return;
  const { from, to, text, select } = markEdit(area, mark);
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and the one way of writing that browsers' undo knows.
  const isTyped =
    text === ""
      ? document.execCommand("delete")
      : document.execCommand("insertText", false, text);
  if (!isTyped) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

export const MARK_KEYS: Partial<Record<Mark, string>> = {
  bold: "b",
  italic: "i",
  link: "k",
};

/** Marks by the keys that word processors have: Ctrl or Cmd with B, I or K. */
export function markByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
  if (ctrlKey === metaKey || altKey || shiftKey) return;
  for (const mark of ["bold", "italic", "link"] as const)
    if (MARK_KEYS[mark] === key.toLowerCase()) {
      event.preventDefault();
      applyMark(event.currentTarget, mark);
    }
}
