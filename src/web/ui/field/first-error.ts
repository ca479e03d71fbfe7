/** Focuses the first field inside `root` that is marked as wrong, if any. */
export function focusFirstError(root: ParentNode | null): void {
  root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
