// Below the limit of a test: whoever waits in vain says for what.
const DEADLINE_MS = 30_000;
const LOOK_EVERY_MS = 5;

/** Waits until it is so. Throws, with the condition, when it never comes. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`waited in vain until ${isSo}`);
    await Bun.sleep(LOOK_EVERY_MS);
  }
}
