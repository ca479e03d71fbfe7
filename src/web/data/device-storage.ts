// What is kept on this device. A browser may block its storage: then it forgets
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
