// A transition between pages has to know when the next page is rendered.

/** Longer than any device takes to render; the transition ends then. */
const LONGEST_MS = 1_000;

let onArrival: (() => void) | undefined;

/** Resolves once the next page is rendered. */
export function nextArrival(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    onArrival = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Called by a page that is rendered. */
export function arrived(): void {
  onArrival?.();
  onArrival = undefined;
}
