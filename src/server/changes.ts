/**
 * Tells whoever keeps something made from the catalogue (lists, pages) that
 * the maker changed it: products, charms or the clip configuration.
 */
export type Changes = {
  onChange(listener: () => void): void;
  announce(): void;
};

export function createChanges(): Changes {
  const listeners: (() => void)[] = [];
  return {
    onChange: (listener) => listeners.push(listener),
    announce: () => {
      for (const listener of listeners) listener();
    },
  };
}
