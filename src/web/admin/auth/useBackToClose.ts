import { useEffect, useEffectEvent } from "react";

/**
 * Makes Back close a dialog and not leave the panel: an open dialog has an
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
    // The router finds its own state in the entry.
    history.pushState(history.state, "");
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("popstate", onPop);
      if (!isLeft) history.back();
    };
  }, [isOpen]);
}
