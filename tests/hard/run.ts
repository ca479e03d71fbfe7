import { loadavg } from "node:os";
import { cleanUp } from "#tests/support/temp.ts";
import type { Outcome, Row } from "./row.ts";
import { BESIDE, ROWS } from "./rows.ts";

// `npm run test:hard` runs the attacks on the shop that `npm test` runs with
// low counts, with counts that take up to half an hour. If words follow `--`,
// only the rows whose name contains one of the words run.

type Result = {
  row: Row;
  seconds: number;
  outcome?: Outcome;
  error?: unknown;
};

const words = process.argv.slice(2);
const isChosen = ({ name }: Row) =>
  words.length === 0 || words.some((word) => name.includes(word));
const isSkipped = ({ needs }: Row) => needs !== undefined && !needs.isThere();

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function attack(row: Row): Promise<Result> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  try {
    const outcome = await row.run();
    return { row, seconds: seconds(), outcome };
  } catch (error) {
    return { row, seconds: seconds(), error };
  }
}

function report({ row, seconds, outcome, error }: Result): void {
  const took = `(${seconds.toFixed(0)} s)`;
  if (outcome) say(`${row.name}: ${outcome.text} ${took}`);
  else say(`FAILED ${row.name} ${took}\n${Bun.inspect(error)}`);
}

/** Prints how long other shoppers waited during each attack. */
function reportOthers(results: Result[]): void {
  const rows = results.flatMap(({ row, outcome }) =>
    outcome?.others ? [{ name: row.name, ...outcome.others }] : [],
  );
  if (rows.length === 0) return;
  say("\nWhile it lasted, others waited at most (p99, in ms):");
  say(`${"".padEnd(40)}${"/".padStart(8)}${"an order".padStart(10)}`);
  for (const { name, homeP99Ms, orderP99Ms } of rows)
    say(
      `${name.padEnd(40)}${homeP99Ms.toFixed(1).padStart(8)}${orderP99Ms.toFixed(1).padStart(10)}`,
    );
}

const startedAt = performance.now();
const results: Result[] = [];
let skipped = 0;

/** Runs the chosen rows one after the other. */
async function attackAll(rows: readonly Row[]): Promise<void> {
  for (const row of rows.filter(isChosen)) {
    if (isSkipped(row)) {
      skipped += 1;
      say(`skipped ${row.name}: ${row.needs?.missing}`);
      continue;
    }
    const result = await attack(row);
    results.push(result);
    report(result);
  }
}

await Promise.all([attackAll(ROWS), attackAll(BESIDE)]);
cleanUp();
reportOthers(results);
const failed = results.filter(({ error }) => error !== undefined).length;
const rest = skipped > 0 ? `, ${skipped} skipped` : "";
const minutes = (performance.now() - startedAt) / 60_000;
// The load is printed because durations mean little on a busy machine.
const [load = 0] = loadavg();
say(
  `\n${results.length - failed} passed, ${failed} failed${rest}, in ${minutes.toFixed(1)} minutes, load at the end ${load.toFixed(1)}`,
);
process.exit(failed > 0 ? 1 : 0);
