import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";

// Debian's Chromium as root in a container, without its calls home.
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

/** Playwright's own browser, or one of the system's; undefined without any. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return (
    SYSTEM_NAMES.map((name) => Bun.which(name)).find((path) => path) ??
    undefined
  );
}

/** Starts a headless Chromium. Close it when the file's tests are done. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("There is no Chromium here. `npm test` installs one.");
  return chromium.launch({ executablePath, args: FLAGS });
}
