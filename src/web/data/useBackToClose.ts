import { useEffect, useEffectEvent } from "react";
import { afterTraversal, traverse } from "./traversal.ts";

/**
 * Makes Back close a dialog and not leave its page: an open dialog has an
 * entry in the browser's history, which is removed if it closes otherwise.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    const onPop = () => {
      isLeft = true;
      close();
    };
    afterTraversal(() => {
      // The router finds its own state in the entry.
      history.pushState(history.state, "");
      addEventListener("popstate", onPop);
    });
    return () =>
      afterTraversal(() => {
        removeEventListener("popstate", onPop);
        if (!isLeft) traverse(-1);
      });
  }, [isOpen]);
}
