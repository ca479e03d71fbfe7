import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";

// Let Debian's Chromium run as root in a container, and turn off its requests
// to its vendor.
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A page of a test ends before code that is compiled again for speed pays: without
 * that, a test takes a tenth less of the processor.
 */
const SHORT_LIVED = "--js-flags=--no-turbofan --no-maglev";

/**
 * Debian's package and program of the browser without windows. A page of the
 * whole browser, which draws into hidden windows, once in a thousand times gets
 * no further animation frame on a busy machine, and it takes three times as
 * long to open.
 */
export const HEADLESS_SHELL = "chromium-headless-shell";
const WHOLE_BROWSERS = ["chromium", "chromium-browser", "google-chrome"];

/** Returns the path of the system's or Playwright's browser, or undefined. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return (
    Bun.which(HEADLESS_SHELL) ??
    (existsSync(own) ? own : undefined) ??
    WHOLE_BROWSERS.map((name) => Bun.which(name)).find((path) => path) ??
    undefined
  );
}

let shared: Promise<Browser> | undefined;

/** Returns the browser that the files of this process share. */
export async function sharedBrowser(): Promise<Browser> {
  // When a test times out, the runner kills the browser with it.
  if (!(await shared)?.isConnected()) shared = launchBrowser(SHORT_LIVED);
  return shared ?? launchBrowser(SHORT_LIVED);
}

/**
 * Closes the shared browser at the end of a file, except in a worker of
 * `npm test`: there the next file uses it, and it ends with the worker.
 */
export async function leaveBrowser(): Promise<void> {
  if (process.env.BUN_TEST_WORKER_ID) return;
  await (await shared)?.close();
  shared = undefined;
}

/** Starts a headless Chromium, which the caller closes. */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("There is no Chromium here. `npm test` installs one.");
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
