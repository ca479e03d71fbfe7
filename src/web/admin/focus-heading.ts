/**
 * Moves the focus to the heading of the screen that is drawn next: the button
 * that led there is gone, and with it the place of whoever uses the keyboard.
 */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector("h1")?.focus());
}
