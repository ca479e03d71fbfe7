const STORED_AS = "barrette-new-item-folded";

/** Whether the maker folded the form for a new item away on this device. */
export function isFolded(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null;
  } catch {
    return false;
  }
}

/** Keeps on this device whether the form for a new item is folded away. */
export function keepFolded(isFolded: boolean): void {
  try {
    if (isFolded) localStorage.setItem(STORED_AS, "1");
    else localStorage.removeItem(STORED_AS);
  } catch {
    // A browser without storage forgets it with the page.
  }
}
