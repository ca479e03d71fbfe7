/** Drops what it keeps, or makes it anew and says when that is done. */
type Listener = () => void | Promise<void>;

/**
 * Tells whoever keeps something made from the catalogue (lists, pages) that
 * the maker changed it: products, charms or the clip configuration.
 */
export type Changes = {
  onChange(listener: Listener): void;
  announce(): void;
  /** Once all that was kept shows what has been announced until now. */
  settled(): Promise<void>;
};

export function createChanges(): Changes {
  const listeners: Listener[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return {
    onChange: (listener) => {
      listeners.push(listener);
    },
    announce: () => {
      last = Promise.all(listeners.map((listener) => listener()));
    },
    settled: async () => {
      await last;
    },
  };
}
