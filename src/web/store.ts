import { useSyncExternalStore } from "react";

/**
 * A value kept outside of the components that show it, which are told of every
 * change. It outlives them: what was typed stays when the tab changes, when the
 * session ends, when the panel is left and opened again.
 */
export type Store<T> = {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
};

/** Makes a store; its listeners are told of each `set`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a store holds; draws anew with every change. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
