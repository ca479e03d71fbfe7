import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const cleanups: (() => void)[] = [];

/** Registers a cleanup to run after the test; the last one runs first. */
export function afterTest(cleanup: () => void): void {
  cleanups.push(cleanup);
}

/** Runs all registered cleanups; setup.ts calls this after every test. */
export function cleanUp(): void {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
}

/** Makes a folder that is removed after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "barrette-"));
  afterTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
