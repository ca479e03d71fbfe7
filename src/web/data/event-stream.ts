type Following = {
  /** Hears the events of these types. */
  types: readonly string[];
  /** Is made for each connection, so that it can begin anew. */
  createReader(): (event: MessageEvent<string>) => void;
  /** Called when the page is seen again. */
  onSeen?: () => void;
  /** Called when the shop gives no stream; it is asked again after `waitMs`. */
  onRefused?: () => void;
  waitMs: () => number;
};

/**
 * Follows a stream of the shop by one connection, for as long as the page is
 * seen. `look` opens it where it is not; `stop` ends it.
 */
export function followStream(path: string, following: Following) {
  const { types, createReader, onSeen, onRefused, waitMs } = following;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function open(): void {
    clearTimeout(timer);
    const opened = new EventSource(path);
    source = opened;
    const read = createReader();
    for (const type of types) opened.addEventListener(type, read);
    // After a lost connection the browser connects again by itself.
    opened.addEventListener("error", () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      close();
      timer = setTimeout(look, waitMs());
      onRefused?.();
    });
  }

  function look(): void {
    if (document.visibilityState !== "visible") {
      close();
      return;
    }
    onSeen?.();
    if (!source) open();
  }

  document.addEventListener("visibilitychange", look);
  return {
    open,
    look,
    stop(): void {
      document.removeEventListener("visibilitychange", look);
      close();
    },
  };
}
