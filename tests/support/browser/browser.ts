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

/** Starts a headless Chromium. The caller closes it after the file's tests. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("There is no Chromium here. `npm test` installs one.");
  return chromium.launch({ executablePath, args: FLAGS });
}
