import { exportOrders } from "#server/orders/export.ts";
import { runCommand } from "#cli/args.ts";
import { withDatabase } from "#cli/database.ts";
import { EXIT, UsageError } from "#cli/command-error.ts";
import { writeOut } from "#cli/output.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "orders export",
  help: `
barrette orders export [--from DATE] [--to DATE] [--decimal-comma] > orders.csv
barrette orders export --labels > labels.csv

Writes every order as a table for a spreadsheet (CSV, UTF-8): one row for each
line of an order, with what to make, whom to call, how far it is, how it travels,
what was withdrawn from, what was paid and paid back, and when, and the number of
its parcel. The shop may be running.

  --from DATE       only orders from this day on, such as 2026-11-21
  --to DATE         only orders up to this day, which is included
                    (days begin at midnight in the shop's time zone)
  --decimal-comma   amounts as 24,00, and semicolons between the cells, for
                    spreadsheets of countries that write them so
  --labels          only addresses, for a program that prints labels: a row for
                    each order that is still to be sent to one

Amounts are plain numbers with two decimals, in the currency that the order was
placed in, which has a column. The total of an order includes its delivery; both
stand in each of its rows. What was paid, is to go back, went back, is owed and
was taken off by a code stands in the first row of an order alone, so that the columns can be added up.
"stands" says no once an order is cancelled or withdrawn from as a whole, and
"withdrawn lines" yes at each line that was withdrawn from. --since is the same
as --from.

A cell that a spreadsheet would take for a formula gets a ' in front, the + of
a phone number too.

Settings: DATA_DIR, SHOP_TIME_ZONE
Exit codes: 0 done, 66 no shop there, 74 the disk cannot be read
`,
  flags: ["decimal-comma", "labels"],
  values: ["from", "to", "since"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ values, flags }) => {
    const from = readDay("from", values.get("from") ?? values.get("since"));
    const to = readDay("to", values.get("to"));
    const isLabels = flags.has("labels");
    const hasComma = flags.has("decimal-comma");
    const config = readSettings();
    await withDatabase(config, "read", async (db) => {
      const wanted = { isLabels, from, to, hasComma };
      for await (const text of exportOrders(db, config, wanted)) writeOut(text);
    });
    return EXIT.ok;
  });
}

/** Returns a valid day as text, or the empty text. */
function readDay(name: string, text = ""): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (text === "" || (isDay && !Number.isNaN(Date.parse(text)))) return text;
  throw new UsageError(`--${name} takes a day such as 2026-11-21.`);
}
