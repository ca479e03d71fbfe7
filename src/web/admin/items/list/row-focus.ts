import type { RefObject } from "react";

/** A row's edit button, a row's form, or the heading of the list. */
type FocusTarget = { edit: number } | { form: number } | { heading: true };

/** Returns the target after a removal: the next row, else the heading. */
export function nextFocus(
  rows: readonly { id: number }[],
  removedId: number,
): FocusTarget {
  const index = rows.findIndex((row) => row.id === removedId);
  const next = rows[index + 1] ?? (index === -1 ? rows[0] : undefined);
  return next ? { edit: next.id } : { heading: true };
}

/**
 * Moves the focus after the next render, unless another element was focused in
 * the meantime: what is typed there must not end up in another field.
 */
export function focusIn(
  section: RefObject<HTMLElement | null>,
  target: FocusTarget,
): void {
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    const isLeft = [focused, document.body].includes(document.activeElement);
    if (!isLeft) return;
    const find = (wanted: FocusTarget) =>
      section.current?.querySelector<HTMLElement>(selectorOf(wanted));
    // A long list does not show all of its rows.
    const element = find(target) ?? find({ heading: true });
    element?.focus();
  });
}

function selectorOf(target: FocusTarget): string {
  const form = (id: number) => `[data-editor="${id}"] input:not([type="file"])`;
  // The button of a row that is open is in its form's place.
  if ("edit" in target)
    return `[data-edit="${target.edit}"], ${form(target.edit)}`;
  return "form" in target ? form(target.form) : "[data-list-heading]";
}
