import { createSignal } from "./signal.ts";

/**
 * Tells whoever keeps something made from the catalogue (lists, pages) that
 * the maker changed it: products, charms or the clip configuration.
 */
export type Changes = {
  onChange(listener: () => void): void;
  announce(): void;
};

export function createChanges(): Changes {
  const { listen, send } = createSignal();
  return { onChange: listen, announce: send };
}
