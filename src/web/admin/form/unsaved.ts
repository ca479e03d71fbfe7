import { useEffect } from "react";

const checks = new Set<() => boolean>();

/** Registers a check for input that is not saved yet. */
export function watchUnsaved(isUnsaved: () => boolean): void {
  checks.add(isUnsaved);
}

function hasUnsaved(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}

/** Asks before the window closes while there is unsaved input. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    // Otherwise a picture dropped beside its field would replace the page.
    const onDrop = (event: DragEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onLeave);
    window.addEventListener("dragover", onDrop);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("beforeunload", onLeave);
      window.removeEventListener("dragover", onDrop);
      window.removeEventListener("drop", onDrop);
    };
  }, []);
}
