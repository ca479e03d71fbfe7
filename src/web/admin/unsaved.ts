import { useEffect } from "react";

const checks = new Set<() => boolean>();

/** Tells the panel how to know whether something typed is not saved yet. */
export function watchUnsaved(isUnsaved: () => boolean): void {
  checks.add(isUnsaved);
}

function hasUnsaved(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}

/** Asks before the window goes while something typed is not saved. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    // A picture dropped beside its field would take the place of the page.
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
