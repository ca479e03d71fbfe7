import { useEffectEvent, useLayoutEffect } from "react";
import { TOUCH } from "./useMedia.ts";

declare global {
  /** Not in every browser, nor in the types yet. */
  var CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;
}

/**
 * Calls `onBack` when the shopper goes back: whoever does so on a phone, with
 * a dialog over the whole window, wants to leave the dialog. Android's Back
 * asks for that and leaves the page alone; elsewhere the dialog goes with the
 * step back.
 */
export function useWayBack(isWatched: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  // In time for whoever goes back as soon as the dialog is seen.
  useLayoutEffect(() => {
    if (!isWatched) return;
    const onPop = () => back();
    // With a keyboard it would be asked by Escape, which has its own handling.
    const Watcher = globalThis.CloseWatcher;
    const watcher =
      Watcher && matchMedia(TOUCH).matches ? new Watcher() : undefined;
    watcher?.addEventListener("close", onPop);
    addEventListener("popstate", onPop);
    return () => {
      watcher?.destroy();
      removeEventListener("popstate", onPop);
    };
  }, [isWatched]);
}
