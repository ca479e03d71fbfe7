type Patience = { deadlineMs?: number; everyMs?: number };

/**
 * Waits until the condition holds, which is looked at every 5 ms. Throws,
 * naming it, when it does not within half a minute: below the limit of a test,
 * so that a failure says what was waited for.
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
