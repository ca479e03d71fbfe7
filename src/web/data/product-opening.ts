import type { QueryClient } from "@tanstack/react-query";

type OpenedProduct = { queryClient: QueryClient; slug: string; go: () => void };

/** Fetches the page of a product and opens it; its code is loaded on demand. */
export type ProductOpening = {
  /** Fetches what the page shows, before the link is followed. */
  prepare(queryClient: QueryClient, slug: string): void;
  /** Runs `go`, while the picture near the link grows into that of the page. */
  open(link: Element, clip: OpenedProduct): void;
};

/** The app sets how the code is loaded: links of every room need it. */
export const productOpening: {
  load: () => Promise<ProductOpening>;
  /** Set once it is loaded: waiting for a promise would delay a press. */
  loaded?: ProductOpening;
} = {
  load: () => Promise.reject(new Error("No pages of clips are set up.")),
};

type Move = (change: () => void) => void;

/** Wraps a step back or forward in a transition, once its code is loaded. */
export const traversal: { wrap: Move } = { wrap: (change) => change() };

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
