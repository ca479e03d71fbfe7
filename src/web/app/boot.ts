import { PRESSED_ATTRIBUTE } from "#shared/api/page.ts";

// The script in every page's head. It loads the entry script after the first
// paint, and stands in the page so that no click comes before it.
// Over HTTP/1.1 a script's low priority has no effect, so the entry's 90 kB
// would compete with the fonts and the hero's picture on a slow connection.

const FALLBACK_MS = 1_000;

const url = document.currentScript?.dataset.entry;
let isStarted = false;

function start(): void {
  if (isStarted || !url) return;
  isStarted = true;
  import(url).then(
    () => removeEventListener("click", remember, true),
    () => {
      isStarted = false;
    },
  );
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
// A hidden page is not painted, and not every browser reports the paint.
if (document.hidden) start();
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(start, FALLBACK_MS));
// Retries after a failed load.
addEventListener("online", start);
