import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const cleanups: (() => void)[] = [];

/** Has something undone once the test is over; the last thing goes first. */
export function afterTest(cleanup: () => void): void {
  cleanups.push(cleanup);
}

/** Undoes it. Every test's last step, by setup.ts. */
export function cleanUp(): void {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
}

/** A folder that is gone after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "barrette-"));
  afterTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
