import { useEffect, useRef, useState } from "react";
import { reducedMotion } from "#web/ui/media.ts";
import { whenQuiet } from "#web/ui/when-quiet.ts";

/** Longer than the code of the dialogs waits, which comes first. */
const QUIET_MS = 1_500;

/**
 * Controls the hero's film; `film` is its joined addresses. The film is loaded
 * once the page is quiet, but not with reduced motion or data saving, and plays
 * only while it is in view.
 */
export function useHeroVideo(film: string) {
  const frameRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [hasPlayed, setPlayed] = useState(false);

  useEffect(() => {
    setPlayed(false);
    if (!film) return setOn(false);
    const reduced = matchMedia(reducedMotion);
    const decide = () => setOn(!reduced.matches && !savesData());
    reduced.addEventListener("change", decide);
    const cancel = whenQuiet(QUIET_MS, decide);
    return () => {
      reduced.removeEventListener("change", decide);
      cancel();
    };
  }, [film]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film is another element
  useEffect(() => {
    const frame = frameRef.current;
    const video = videoRef.current;
    if (!isOn || !frame || !video) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || isPaused) video.pause();
      // A browser may refuse autoplay; then the poster stays visible.
      else
        video.play().catch((error: unknown) => {
          if (isRefusal(error)) setPaused(true);
        });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [film, isOn, isPaused]);

  return {
    frameRef,
    videoRef,
    isOn,
    isPaused,
    hasPlayed,
    toggle: () => setPaused(!isPaused),
    onPlaying: () => setPlayed(true),
    onFail: () => setOn(false),
  };
}

/** Tells refused autoplay from a pause, which rejects with an AbortError. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
