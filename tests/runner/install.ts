import {
  findChromium,
  HEADLESS_SHELL,
} from "#tests/support/browser/browser.ts";
import { POSTGRES } from "#tests/support/process/machine.ts";
import { run } from "./suite.ts";

const PEBBLE_PACKAGE = "pebble";
const INSTALL_LIMIT_MS = 10 * 60_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Installs a package of Debian, if this user may. Says so before. */
async function installPackage(name: string, reason: string): Promise<void> {
  if (process.getuid?.() !== 0 || !Bun.which("apt-get")) return;
  say(`Installing Debian's package ${name} (apt-get install): ${reason}.`);
  const noQuestions = ["-y", "--no-install-recommends"];
  await run(["apt-get", "update"], INSTALL_LIMIT_MS);
  const { isGood, output } = await run(
    ["apt-get", "install", ...noQuestions, name],
    INSTALL_LIMIT_MS,
  );
  if (!isGood) say(output);
}

/** Playwright's own Chromium, in this user's cache folder. */
async function downloadChromium(): Promise<void> {
  say("Downloading Chromium for the browser tests into playwright's cache.");
  const cli = "node_modules/playwright/cli.js";
  const command = [process.execPath, cli, "install", "chromium"];
  await run(command, INSTALL_LIMIT_MS);
}

/** Whether the browser tests can run; installs Chromium where that is allowed. */
export async function provideChromium(): Promise<boolean> {
  const reason = "the browser tests drive it";
  if (!Bun.which(HEADLESS_SHELL)) await installPackage(HEADLESS_SHELL, reason);
  if (await startsChromium()) return true;
  await installPackage("chromium", reason);
  if (await startsChromium()) return true;
  await downloadChromium();
  return startsChromium();
}

/** A downloaded browser may lack libraries of the system. */
async function startsChromium(): Promise<boolean> {
  const path = findChromium();
  if (!path) return false;
  return (await run([path, "--version"], INSTALL_LIMIT_MS)).isGood;
}

/** Whether PostgreSQL can be started; installs it where that is allowed. */
export async function providePostgres(): Promise<boolean> {
  if (POSTGRES.isThere()) return true;
  await installPackage("postgresql", "the shop is tested on it as well");
  return POSTGRES.isThere();
}

/** Installs the certificate authority of the https tests, where allowed. */
export async function providePebble(): Promise<void> {
  if (!Bun.which(PEBBLE_PACKAGE))
    await installPackage(
      PEBBLE_PACKAGE,
      "the https tests get certificates of it",
    );
}
