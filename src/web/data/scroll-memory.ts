// The browser restores the scroll position of a page when the visitor comes
// back, but before the page is rendered again: a page that was longer than the
// one that is left would end at the wrong place. So a page that is left keeps
// its position in its history entry.

const KEY = "scroll";

/** Keeps the position of the page that is left, in its history entry. */
export function keepScroll(): void {
  history.replaceState({ ...stateOf(), [KEY]: scrollY }, "");
  history.scrollRestoration = "manual";
}

/**
 * Scrolls to where the page was left; false if the browser does it, as after a
 * reload.
 */
export function restoreScroll(): boolean {
  const { [KEY]: top, ...state } = stateOf();
  if (typeof top !== "number") return false;
  history.replaceState(state, "");
  history.scrollRestoration = "auto";
  scrollTo({ top, behavior: "instant" });
  return true;
}

function stateOf(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}
