/** Something that happens, and the listeners to call when it does. */
type Event = {
  listen(listener: () => void): void;
  emit(): void;
};

export function createEvent(): Event {
  const listeners: (() => void)[] = [];
  return {
    listen: (listener) => {
      listeners.push(listener);
    },
    emit: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** Drops the listener's cached values, or rebuilds them and then resolves. */
type ChangeListener = () => void | Promise<void>;

/**
 * Notifies every cache of catalog data (lists, pages) that the maker changed
 * products, charms, resins or the clip configuration.
 */
export type Changes = {
  onChange(listener: ChangeListener): void;
  announce(): void;
  /** Resolves once every cache shows all changes announced so far. */
  settled(): Promise<void>;
};

export function createChanges(): Changes {
  const listeners: ChangeListener[] = [];
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
