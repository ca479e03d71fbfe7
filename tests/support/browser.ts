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

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** Returns the path of Playwright's or the system's browser, or undefined. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return (
    SYSTEM_NAMES.map((name) => Bun.which(name)).find((path) => path) ??
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
