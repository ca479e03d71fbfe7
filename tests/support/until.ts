type Patience = { deadlineMs?: number; everyMs?: number };

/**
 * Waits until the condition holds, checking it every 5 ms by default. Throws an
 * error that names the condition after 30 s by default, which is shorter than a
 * test's timeout, so that a failure says what the test waited for.
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { deadlineMs = 30_000, everyMs = 5 }: Patience = {},
): Promise<void> {
  const deadline = performance.now() + deadlineMs;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`waited in vain until ${isSo}`);
    await Bun.sleep(everyMs);
  }
}
