import { PRESSED_ATTRIBUTE } from "#shared/page.ts";

// The page's first script: lets the entry come once the page has been painted.
// Over HTTP/1.1 no priority holds a script back: on a slow line its 90 kB would
// share the way with the fonts and the hero's picture.

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

/** Marks the button that was pressed last, for nobody hears it yet. */
function remember(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && target.closest("button");
  if (!button) return;
  // A form would be sent by the browser, what was typed in its address.
  event.preventDefault();
  document
    .querySelector(`[${PRESSED_ATTRIBUTE}]`)
    ?.removeAttribute(PRESSED_ATTRIBUTE);
  button.setAttribute(PRESSED_ATTRIBUTE, "");
}

addEventListener("click", remember, true);
// A page that nobody looks at is not painted; nor does every browser tell.
if (document.hidden) start();
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(start, FALLBACK_MS));
// Where it could not be fetched.
addEventListener("online", start);
