const ENDING = ["SIGINT", "SIGTERM"] as const;

/**
 * Does `work`, and calls `cleanUp` if Ctrl-C or SIGTERM ends the process
 * meanwhile. For work that waits often: what never yields to the event loop
 * would not be ended by a signal any more.
 */
export async function cleaningUpOnSignal<T>(
  cleanUp: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const ignore = () => {
    for (const each of ENDING) process.off(each, end);
  };
  const end = (signal: NodeJS.Signals) => {
    ignore();
    cleanUp();
    // Without a listener the signal ends the process, as its parent expects.
    process.kill(process.pid, signal);
  };
  for (const each of ENDING) process.on(each, end);
  try {
    return await work();
  } finally {
    ignore();
  }
}
