// The page's first script: lets the entry come once the page has been painted.
// Over HTTP/1.1 no priority holds a script back: on a slow line its 90 kB would
// share the way with the fonts and the hero's picture.

const FALLBACK_MS = 1_000;

const url = document.currentScript?.dataset.entry;
let isStarted = false;

function start(): void {
  if (isStarted || !url) return;
  isStarted = true;
  void import(url);
}

// A page that nobody looks at is not painted; nor does every browser tell.
if (document.hidden) start();
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(start, FALLBACK_MS));
