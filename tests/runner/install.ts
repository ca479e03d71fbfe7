import {
  findChromium,
  HEADLESS_SHELL,
} from "#tests/support/browser/browser.ts";
import { HAPROXY, POSTGRES } from "#tests/support/process/machine.ts";
import { run } from "./suite.ts";

const PEBBLE_PACKAGE = "pebble";
const INSTALL_LIMIT_MS = 10 * 60_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** A new machine may install something of its own at the same time. */
const WAIT_FOR_OTHERS = "DPkg::Lock::Timeout=300";

const aptGet = (...args: string[]) =>
  run(["apt-get", "-o", WAIT_FOR_OTHERS, ...args], INSTALL_LIMIT_MS, {
    DEBIAN_FRONTEND: "noninteractive",
  });

/** Installs a package of Debian, if this user may. Says so before. */
async function installPackage(name: string, reason: string): Promise<void> {
  if (process.getuid?.() !== 0 || !Bun.which("apt-get")) return;
  say(`Installing Debian's package ${name} (apt-get install): ${reason}.`);
  const lists = await aptGet("update");
  const installed = await aptGet(
    "install",
    "-y",
    "--no-install-recommends",
    name,
  );
  if (!installed.isGood) say(lists.output + installed.output);
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

/** Installs the balancer that stands before copies of the shop, where allowed. */
export async function provideHaproxy(): Promise<void> {
  if (!HAPROXY.isThere())
    await installPackage("haproxy", "copies of the shop are tested behind it");
}
