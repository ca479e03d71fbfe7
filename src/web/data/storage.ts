import { createStore, type Store } from "./store.ts";

/**
 * Creates a store in the browser's session storage, which survives a reload.
 * `read` checks the stored value, which another release may have written, and
 * returns undefined for an unknown form. The value null removes the item.
 * Without session storage the value lasts until the page is left.
 */
export function createSessionStore<T>(
  key: string,
  initial: T,
  read: (stored: unknown) => T | undefined,
): Store<T> {
  let store: Store<T> | undefined;
  const open = () => (store ??= createStore(readItem(key, read) ?? initial));
  return {
    get: () => open().get(),
    set(next) {
      open().set(next);
      writeItem(key, next);
    },
    subscribe: (listener) => open().subscribe(listener),
  };
}

function readItem<T>(
  key: string,
  read: (stored: unknown) => T | undefined,
): T | undefined {
  try {
    return read(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  } catch {
    return undefined;
  }
}

function writeItem(key: string, value: unknown): void {
  putItem(key, value === null ? null : JSON.stringify(value));
}

function putItem(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The storage is blocked or full; the value stays in memory.
  }
}

/**
 * Runs an action that clears the browser's storage, such as a logout, and puts
 * back what this tab has kept: what was typed is there after the next login.
 */
export async function keepingItems<T>(action: () => Promise<T>): Promise<T> {
  const kept = readAll();
  try {
    return await action();
  } finally {
    for (const [key, value] of kept) putItem(key, value);
  }
}

function readAll(): [key: string, value: string][] {
  try {
    return Object.entries({ ...sessionStorage });
  } catch {
    return [];
  }
}

// This is kept on this device. A browser may block its storage: then it forgets
// with the page.

/** Returns what was kept under the key; null without it. */
export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device; the value null removes it. */
export function keepOnDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It is forgotten.
  }
}
