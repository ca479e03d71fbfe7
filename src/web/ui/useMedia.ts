import { useSyncExternalStore } from "react";

/** Whether a media query holds; false on the server. */
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

/** Where focusing a field would bring a keyboard up over the page. */
export const TOUCH = "(pointer: coarse)";
