import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Calls `onEnd` after `durationMs`. The countdown pauses while `isPaused` and
 * while the window is hidden.
 */
export function useCountdown(
  durationMs: number,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const leftMs = useRef(durationMs);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);

  useEffect(() => {
    if (isPaused || isHidden) return;
    const startedAtMs = performance.now();
    const timer = setTimeout(end, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAtMs;
    };
  }, [isPaused, isHidden]);
}
