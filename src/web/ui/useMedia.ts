import { useSyncExternalStore } from "react";

/** Returns whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Matches where focusing a field opens an on-screen keyboard. */
export const TOUCH = "(pointer: coarse)";
