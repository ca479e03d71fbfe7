/** Something that happened, told to whoever listens. */
type Signal = {
  listen(listener: () => void): void;
  send(): void;
};

export function createSignal(): Signal {
  const listeners: (() => void)[] = [];
  return {
    listen: (listener) => {
      listeners.push(listener);
    },
    send: () => {
      for (const listener of listeners) listener();
    },
  };
}
