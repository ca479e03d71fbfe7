const INPUTS = ["pointerdown", "keydown", "scroll"] as const;
const EVERYWHERE = { capture: true, passive: true };

/**
 * Calls `run` once the page has loaded, and has then had neither input nor a
 * task of more than 50 ms for `quietMs`. Returns a function that cancels this.
 * Where browsers do not report long tasks, only input counts.
 */
export function whenQuiet(quietMs: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const observer = new PerformanceObserver(waitAgain);

  function waitAgain(): void {
    clearTimeout(timer);
    timer = setTimeout(finish, quietMs);
  }

  function finish(): void {
    // A long task may have ended just now, before it was reported.
    if (observer.takeRecords().length > 0) {
      waitAgain();
      return;
    }
    stop();
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(runInTime);
    else run();
  }

  /** It may have been cancelled while the browser was busy. */
  function runInTime(): void {
    if (!isCancelled) run();
  }

  function start(): void {
    if (PerformanceObserver.supportedEntryTypes.includes("longtask"))
      observer.observe({ type: "longtask" });
    for (const input of INPUTS) addEventListener(input, waitAgain, EVERYWHERE);
    waitAgain();
  }

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("load", start);
    for (const input of INPUTS)
      removeEventListener(input, waitAgain, EVERYWHERE);
  }

  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
  return () => {
    isCancelled = true;
    stop();
  };
}
