import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./e2e/browser.ts";

// `npm test`: everything that has to hold before a change lands. Each check
// counts as one test; a failed one does not keep the others from running.

const BUN = process.execPath;
const ROOT = join(import.meta.dir, "..");
const reports = mkdtempSync(join(tmpdir(), "barrette-reports-"));
// Two shared cores and real programs: a browser, a mail server, the executable.
// What hangs is still found; nothing is measured by it.
const TEST_TIMEOUT_MS = 60_000;
const total = { passed: 0, failed: 0, skipped: 0 };

function title(name: string): void {
  process.stdout.write(`\n== ${name}\n`);
}

async function run(command: string[]): Promise<boolean> {
  const child = Bun.spawn(command, {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
  });
  return (await child.exited) === 0;
}

async function check(name: string, command: string[]): Promise<boolean> {
  title(name);
  const isGood = await run(command);
  total[isGood ? "passed" : "failed"] += 1;
  return isGood;
}

/** Runs test files and adds up what the runner reports of them. */
async function suite(name: string, args: string[]): Promise<void> {
  title(name);
  const report = join(reports, `${name}.xml`);
  const isGood = await run([
    BUN,
    "test",
    `--timeout=${TEST_TIMEOUT_MS}`,
    "--reporter=junit",
    `--reporter-outfile=${report}`,
    ...args,
  ]);
  const file = Bun.file(report);
  const head = (await file.exists())
    ? (/<testsuites[^>]*>/.exec(await file.text())?.[0] ?? "")
    : "";
  const count = (key: string) =>
    Number(new RegExp(`\\b${key}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const failed = count("failures");
  total.skipped += count("skipped");
  total.passed += count("tests") - failed - count("skipped");
  // A runner that fails without a failed test could not run some file at all.
  total.failed += failed === 0 && !isGood ? 1 : failed;
}

/** Playwright's browser where it can be downloaded, else Debian's. */
async function installChromium(): Promise<void> {
  if (findChromium()) return;
  title("browser");
  await run([BUN, "node_modules/playwright/cli.js", "install", "chromium"]);
  if (findChromium()) return;
  await installPackage("chromium");
}

/** The certificate authority of the https tests. */
async function installPebble(): Promise<void> {
  if (Bun.which("pebble") && Bun.which("pebble-challtestsrv")) return;
  title("pebble");
  await installPackage("pebble");
}

async function installPackage(name: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const apt = isRoot ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  await run([...apt, "update"]);
  await run([...apt, "install", "-y", "--no-install-recommends", name]);
}

await installChromium();
await installPebble();
await check("format", [BUN, "fmt", "--no-script", "--check"]);
await check("lint", [
  BUN,
  "node_modules/@biomejs/biome/bin/biome",
  "lint",
  "--error-on-warnings",
]);
await check("types", [BUN, "check", "--no-script"]);
const isBuilt = await check("build", [BUN, "src/build/build.ts"]);
await suite("unit and API tests", []);
const browserTests = await Array.fromAsync(
  new Bun.Glob("tests/e2e/**/*.e2e.ts").scan(ROOT),
);
if (isBuilt && browserTests.length > 0)
  await suite(
    "browser tests",
    browserTests.sort().map((path) => `./${path}`),
  );

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed${skipped}\n`,
);
process.exit(total.failed > 0 ? 1 : 0);
