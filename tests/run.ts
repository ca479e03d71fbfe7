import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  provideChromium,
  providePebble,
  providePostgres,
} from "./runner/install.ts";
import { type Counts, run, runTests } from "./runner/suite.ts";
import { ABILITIES } from "./support/process/machine.ts";
import { startPostgres } from "./support/database/postgres.ts";

// `npm test` runs every check and test that must pass before a change is
// merged. Each check counts as one test. After a failed check the others still
// run, except that a failed build skips the end-to-end tests.
// `npm run test:unit` runs the unit and API tests except the slow ones, and
// `npm run test:postgres` runs the shop's API tests on PostgreSQL.

const BUN = process.execPath;
const E2E = "tests/e2e";
/** Folders of e2e that need no browser: they use the command line only. */
const WITHOUT_BROWSER = ["operations"];
const MINUTE_MS = 60_000;
const CHECK_LIMIT_MS = 10 * MINUTE_MS;
const SUITE_LIMIT_MS = 40 * MINUTE_MS;

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const notes: string[] = [];

const say = (text: string) => void process.stdout.write(text);

/** Runs `work` and prints one line with its name, counts and duration. */
async function report(
  name: string,
  work: () => Promise<Counts & { output: string }>,
): Promise<boolean> {
  say(name.padEnd(24));
  const startedAt = Date.now();
  const { output, ...counts } = await work();
  for (const key of ["passed", "failed", "skipped"] as const)
    total[key] += counts[key];
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  say(`${inWords(counts)}  ${seconds} s\n`);
  if (counts.failed > 0) say(`\n${output}\n`);
  return counts.failed === 0;
}

function inWords({ passed, failed, skipped }: Counts): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${passed} passed, ${failed} failed${rest}`;
}

/** Runs a command as one test, which passes if the command succeeds. */
function check(name: string, command: string[]): Promise<boolean> {
  return report(name, async () => {
    const { isGood, output } = await run([BUN, ...command], CHECK_LIMIT_MS);
    return { passed: +isGood, failed: +!isGood, skipped: 0, output };
  });
}

function suite(name: string, args: string[]): Promise<boolean> {
  return report(name, () => runTests(args, SUITE_LIMIT_MS));
}

/** Runs one process per core; the tests of a file share what they start. */
function unitTests(...options: string[]): Promise<boolean> {
  const args = ["--parallel", "--no-isolate", ...options];
  return suite("unit and API tests", args);
}

/**
 * The folders of tests/server whose tests open a shop. The other folders use no
 * database, or SQLite alone.
 */
const SHOP_TESTS = [
  "auth",
  "cart",
  "catalog",
  "clip",
  "db/postgres",
  "http",
  "images",
  "mail",
  "newsletter",
  "operations",
  "orders",
  "pages",
  "site",
];

/**
 * Runs the shop's API tests on a PostgreSQL server. If `withBrowser` is set, it
 * also runs the tests that drive the shop's pages in a browser.
 */
async function postgresTests(withBrowser = false): Promise<void> {
  if (!(await providePostgres())) return;
  await using server = await startPostgres({
    settings: ["max_connections=300", "synchronous_commit=off"],
  });
  const onPostgres = (name: string, args: string[]) =>
    report(name, () =>
      runTests(args, SUITE_LIMIT_MS, {
        TEST_ENGINE: "postgres",
        TEST_POSTGRES_URL: server.url(),
      }),
    );
  await onPostgres("API tests on PostgreSQL", [
    "--parallel",
    "--no-isolate",
    `--path-ignore-patterns=${SLOW}`,
    ...SHOP_TESTS.map((name) => `tests/server/${name}`),
  ]);
  if (!withBrowser || !(await provideChromium())) return;
  if (!(await check("build", ["src/build/build.ts"]))) return;
  for (const folder of PAGE_TESTS)
    await onPostgres(`e2e on PostgreSQL: ${folder}`, filesOf(folder));
}

/** The folders of e2e whose tests drive the pages of a shop. */
const PAGE_TESTS = ["admin", "shop"];

function filesOf(folder: string): string[] {
  return readdirSync(join(import.meta.dir, "e2e", folder), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((name) => name.endsWith(".e2e.ts"))
    .sort()
    .map((name) => `./${E2E}/${folder}/${name}`);
}

/** The test files that take seconds because they hash or draw. */
const SLOW = "**/*.slow.test.{ts,tsx}";

async function endToEndTests(): Promise<void> {
  const hasChromium = await provideChromium();
  await providePebble();
  for (const folder of readdirSync(join(import.meta.dir, "e2e")).sort()) {
    const files = filesOf(folder);
    const canRun = hasChromium || WITHOUT_BROWSER.includes(folder);
    if (canRun) await suite(`e2e: ${folder}`, files);
    else await skip(`e2e: ${folder}`, files.length);
  }
  if (!hasChromium)
    notes.push(
      "the browser tests, a file counting as one: there is no Chromium here that starts (Debian: apt-get install chromium-headless-shell)",
    );
  for (const { isThere, missing } of ABILITIES)
    if (!isThere()) notes.push(missing);
}

async function everything(): Promise<void> {
  await check("format", ["fmt", "--no-script", "--check"]);
  await check("lint", [
    "node_modules/@biomejs/biome/bin/biome",
    "lint",
    "--error-on-warnings",
  ]);
  await check("types", ["check", "--no-script"]);
  const isBuilt = await check("build", ["src/build/build.ts"]);
  await unitTests();
  await postgresTests();
  if (isBuilt) await endToEndTests();
}

const skip = (name: string, skipped: number) =>
  report(name, async () => ({ passed: 0, failed: 0, skipped, output: "" }));

const { values } = parseArgs({
  options: {
    unit: { type: "boolean" },
    postgres: { type: "boolean" },
    browser: { type: "boolean" },
  },
});
if (values.postgres) await postgresTests(values.browser);
else if (values.unit) await unitTests(`--path-ignore-patterns=${SLOW}`);
else await everything();
for (const note of notes) say(`\nSkipped: ${note}.\n`);
say(`\n${inWords(total)}\n`);
process.exit(total.failed > 0 ? 1 : 0);
