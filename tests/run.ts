import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  provideChromium,
  provideHaproxy,
  providePebble,
  providePostgres,
} from "./runner/install.ts";
import { type Counts, run, runTests, slowestFiles } from "./runner/suite.ts";
import { ABILITIES, HAPROXY, POSTGRES } from "./support/process/machine.ts";
import { startPostgres } from "./support/database/postgres.ts";

// `npm test` runs every check and test that must pass before a change is
// merged. Each check counts as one test. After a failed check the others still
// run, except that a failed build skips the end-to-end tests.
// `npm run test:unit` runs the unit and API tests except the slow ones, and
// `npm run test:postgres` runs the shop's API tests on PostgreSQL and the
// end-to-end tests that need it; CI runs it as well.

const BUN = process.execPath;
const E2E = "tests/e2e";
/** The tests of operations use the command line only. */
const needsBrowser = (file: string) => !file.startsWith(`./${E2E}/operations/`);
/** Files that measure time or work, which a test beside them would change. */
const ALONE = [
  `./${E2E}/operations/stop.e2e.ts`,
  `./${E2E}/shop/browser-work.e2e.ts`,
];
/** Short files that take long; how long the others take, their size tells. */
const LONGEST = [
  `./${E2E}/languages/walk.e2e.ts`,
  `./${E2E}/development/dev.e2e.ts`,
  `./${E2E}/operations/crash.e2e.ts`,
  `./${E2E}/admin/untrusted-text.e2e.ts`,
];
/** The same without the executable; they count as slow, too. */
const ALONE_UNITS = "tests/**/*.alone.slow.test.ts";
const MINUTE_MS = 60_000;
const CHECK_LIMIT_MS = 10 * MINUTE_MS;
const SUITE_LIMIT_MS = 40 * MINUTE_MS;

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const notes: string[] = [];

const say = (text: string) => void process.stdout.write(text);

/** Runs `work`, then prints one line with its name, counts and duration. */
async function report(
  name: string,
  work: () => Promise<Counts & { output: string }>,
): Promise<boolean> {
  const startedAt = Date.now();
  const { output, ...counts } = await work();
  for (const key of ["passed", "failed", "skipped"] as const)
    total[key] += counts[key];
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  say(`${name.padEnd(24)}${inWords(counts)}  ${seconds} s\n`);
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

/** Begins with the longest files, so that none of them is left for the end. */
function longestFirst(name: string, files: string[]): Promise<boolean> {
  const first = Math.max(...files.map((file) => statSync(file).size));
  const guesses = files.map((file) => [
    file.slice("./".length),
    LONGEST.includes(file) ? first + 1 : statSync(file).size,
  ]);
  return report(name, () =>
    runTests(files, SUITE_LIMIT_MS, {}, Object.fromEntries(guesses)),
  );
}

const unitTests = (...options: string[]) =>
  suite("unit and API tests", options);

/**
 * The folders and files of tests/server whose tests open a shop. The others use no
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
  "news/confirmation",
  "news/newsletter",
  "news/subscribers",
  "operations",
  "orders",
  "pages",
  "site",
];

/**
 * Runs the shop's API tests on a PostgreSQL server, and the end-to-end tests
 * that start servers of their own. If `withBrowser` is set, it also runs the
 * tests that drive the shop's pages in a browser.
 */
async function postgresTests(withBrowser = false): Promise<void> {
  if (!(await providePostgres())) {
    notes.push(POSTGRES.missing);
    return;
  }
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
    `--path-ignore-patterns=${SLOW}`,
    ...SHOP_TESTS.map((name) => `tests/server/${name}`),
  ]);
  if (!(await check("build", ["src/build/build.ts"]))) return;
  await provideHaproxy();
  await suite("end-to-end tests", filesOf(POSTGRES_TESTS));
  if (!HAPROXY.isThere()) notes.push(HAPROXY.missing);
  if (!withBrowser || !(await provideChromium())) return;
  await onPostgres("e2e on PostgreSQL", PAGE_TESTS.flatMap(filesOf));
}

/** The folder of e2e whose tests need PostgreSQL. */
const POSTGRES_TESTS = "postgres";
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

/** The end-to-end files that run here, and those that lack a browser. */
async function findEndToEndTests() {
  const hasChromium = await provideChromium();
  await providePebble();
  const all = readdirSync(join(import.meta.dir, "e2e"))
    .filter((folder) => folder !== POSTGRES_TESTS)
    .flatMap(filesOf);
  const lacking = hasChromium ? [] : all.filter(needsBrowser);
  return { files: all.filter((file) => !lacking.includes(file)), lacking };
}

async function endToEndTests(): Promise<void> {
  const { files, lacking } = await findEndToEndTests();
  const isTimed = (file: string) => ALONE.includes(file);
  await longestFirst(
    "end-to-end tests",
    files.filter((file) => !isTimed(file)),
  );
  await suite("tests of time", ["--parallel=1", ...files.filter(isTimed)]);
  if (lacking.length > 0) {
    await skip("browser tests", lacking);
    notes.push(
      "the browser tests, a file counting as one: there is no Chromium here that starts (Debian: apt-get install chromium-headless-shell)",
    );
  }
  for (const { isThere, missing } of ABILITIES)
    if (!isThere()) notes.push(missing);
}

async function checks(): Promise<void> {
  await check("format", ["fmt", "--no-script", "--check"]);
  await check("lint", [
    "node_modules/@biomejs/biome/bin/biome",
    "lint",
    "--error-on-warnings",
  ]);
  await check("types", ["check", "--no-script"]);
}

async function everything(): Promise<void> {
  // The build keeps one core busy, and none of the others needs what it makes.
  const [isBuilt] = await Promise.all([
    check("build", ["src/build/build.ts"]),
    checks(),
    unitTests(`--path-ignore-patterns=**/${ALONE_UNITS}`),
  ]);
  if (isBuilt) await endToEndTests();
  await suite("unit tests of time", [
    "--parallel=1",
    ...Array.from(new Bun.Glob(ALONE_UNITS).scanSync(), (path) => `./${path}`),
  ]);
}

const skip = (name: string, { length: skipped }: string[]) =>
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
const slowest = await slowestFiles();
if (slowest.length > 0) say(`\nSlowest files:\n${slowest.join("\n")}\n`);
for (const note of notes) say(`\nSkipped: ${note}.\n`);
say(`\n${inWords(total)}\n`);
process.exit(total.failed > 0 ? 1 : 0);
