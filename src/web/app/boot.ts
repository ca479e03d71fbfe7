import {
  NOT_STARTED_ID,
  PRESSED_ATTRIBUTE,
  STARTED_EVENT,
} from "#shared/api/paths.ts";
import { reloadIfOutdated } from "#web/data/other-version.ts";

// The script in every page's head. It loads the entry script after the first
// paint, and stands in the page so that no click comes before it.
// Over HTTP/1.1 a script's low priority has no effect, so the entry's 90 kB
// would compete with the fonts and the hero's picture on a slow connection.

const FALLBACK_MS = 1_000;

const { entry, texts } = document.currentScript?.dataset ?? {};
let isStarted = false;

function start(): void {
  if (isStarted || !entry) return;
  // A cached entry would run before the page's end is here, and throw; a
  // script that threw as it began is never run again.
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", start);
    return;
  }
  isStarted = true;
  addEventListener("click", remember, true);
  // The entry finds its texts loaded, or on their way.
  Promise.all([import(entry), texts && import(texts)]).catch(() => {
    isStarted = false;
    // Nothing would click a marked button again.
    removeEventListener("click", remember, true);
    showFailure(true);
    reloadIfOutdated().catch(() => {});
  });
}

/** Shows, or hides again, how to order without the code. */
function showFailure(isFailed: boolean): void {
  const note = document.getElementById(NOT_STARTED_ID);
  if (note) note.hidden = !isFailed;
}

/** Marks the button that was clicked last; EarlyClicks clicks it again. */
function remember(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && target.closest("button");
  if (!button) return;
  // Otherwise the browser would submit the form, with its values in the URL.
  event.preventDefault();
  document
    .querySelector(`[${PRESSED_ATTRIBUTE}]`)
    ?.removeAttribute(PRESSED_ATTRIBUTE);
  button.setAttribute(PRESSED_ATTRIBUTE, "");
}

addEventListener("click", remember, true);
addEventListener(STARTED_EVENT, () => {
  removeEventListener("click", remember, true);
  showFailure(false);
});
// A hidden page is not painted, and not every browser reports the paint.
if (document.hidden) start();
addEventListener("load", () => setTimeout(start, FALLBACK_MS));
// Retries after a failed load.
addEventListener("online", start);
// FALLBACK_SCRIPT stands in for this one no longer.
globalThis.onload = null;
// Last, because a browser older than the baseline may not know the paint.
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
