import type { RefObject } from "react";

/** Where the focus goes: a row's edit button, its form, or the heading. */
type FocusTarget = { edit: number } | { form: number } | { heading: true };

/** After a row is gone: the next row's edit button, else the list's heading. */
export function nextFocus(
  rows: readonly { id: number }[],
  goneId: number,
): FocusTarget {
  const place = rows.findIndex((row) => row.id === goneId);
  const next = rows[place + 1] ?? (place === -1 ? rows[0] : undefined);
  return next ? { edit: next.id } : { heading: true };
}

/** Moves the focus once what it goes to has been drawn. */
export function focusIn(
  section: RefObject<HTMLElement | null>,
  target: FocusTarget,
): void {
  requestAnimationFrame(() => {
    const element = section.current?.querySelector<HTMLElement>(
      selectorOf(target),
    );
    element?.focus();
  });
}

function selectorOf(target: FocusTarget): string {
  if ("edit" in target) return `[data-edit="${target.edit}"]`;
  if ("form" in target)
    return `[data-editor="${target.form}"] input:not([type="file"])`;
  return "[data-list-heading]";
}
