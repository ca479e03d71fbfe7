import { useEffect, useEffectEvent } from "react";
import { afterTraversal, traverse } from "./traversal.ts";

const STATE_KEY = "dialog";

/** Whose entry it is, where a page has several dialogs. */
export type DialogName =
  | "account"
  | "correction"
  | "import"
  | "menu"
  | "new-item"
  | "pictures"
  | "readers";

/**
 * Makes Back close a dialog and not leave its page: an open dialog has an
 * entry in the browser's history, which is removed if it closes otherwise.
 */
export function useBackToClose(
  name: DialogName,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    const onPop = () => {
      isLeft = true;
      history.scrollRestoration = "auto";
      close();
    };
    afterTraversal(() => {
      // The router finds its own state in the entry.
      if (!isEntryOf(name)) {
        // It is one page, and stays where it is: a link that closes the dialog
        // may have led on to a section before the browser would scroll back.
        history.scrollRestoration = "manual";
        history.pushState({ ...stateOf(), [STATE_KEY]: name }, "");
      }
      addEventListener("popstate", onPop);
    });
    return () =>
      afterTraversal(() => {
        removeEventListener("popstate", onPop);
        if (!isLeft)
          traverse(-1, () => {
            history.scrollRestoration = "auto";
          });
      });
  }, [name, isOpen]);
}

/**
 * Calls `onOpen` where the visitor comes to the entry of a dialog: by Forward,
 * or by loading the page again while it was open.
 */
export function useForwardToOpen(name: DialogName, onOpen: () => void): void {
  const open = useEffectEvent(() => {
    if (isEntryOf(name)) onOpen();
  });
  useEffect(() => {
    open();
    addEventListener("popstate", open);
    return () => removeEventListener("popstate", open);
  }, []);
}

const isEntryOf = (name: DialogName): boolean => stateOf()[STATE_KEY] === name;

function stateOf(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}
