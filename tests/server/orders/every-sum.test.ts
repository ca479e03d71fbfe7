import { beforeAll, describe, expect, test } from "bun:test";
import { de } from "#shared/messages/bench/de.ts";
import { en } from "#shared/messages/bench/en.ts";
import { type Said, tellEverywhere } from "./every-place.tsx";

// One order with everything that moves a sum, and the sums that each place says
// of it: these, and no others.
//
//   as it is placed          corrected to two Junos    withdrawn from them
//   2 x 22.40 (28.00)  44.80                    44.80
//   Juno               40.50             2 x    81.00  to be paid back 72.90
//   FROST10, 10 %      -4.05                    -8.10
//   3 clips to Austria  6.50                     6.50
//                      87.75                   124.20  kept            51.30

/** Places of people, in the words of their language; below zero with a minus. */
const PLACED = "22.40 44.80 40.50 -4.05 6.50 87.75";
const CORRECTED = "22.40 44.80 40.50 81.00 -8.10 6.50 124.20";
const SHOWN: Record<string, string> = {
  "home page": "22.40 28.00 40.50 25.00",
  "clip's page": "22.40 28.00 40.50 4.90",
  "cart's drawer": "22.40 28.00 44.80 40.50",
  "cart's total": "85.30 81.25",
  "code's field": "-4.05",
  checkout: "44.80 40.50 85.30 81.25",
  "checkout with delivery": "28.00 44.80 40.50 85.30 6.50 87.75",
  receipt: PLACED,
  "order's page, asked": PLACED,
  ...ofEach("order's page", CORRECTED),
  "order's page, withdrawn from": `${CORRECTED} 72.90`,
  "order's page, refunded": `${CORRECTED} 72.90 -72.90 51.30`,
  "maker's page, asked": PLACED,
  ...ofEach("maker's page", `${CORRECTED} 87.75`),
  "maker's page, withdrawn from": `${CORRECTED} 87.75 72.90`,
  "maker's page, refunded": `${CORRECTED} 87.75 72.90 -72.90 51.30`,
  "slip, asked": "44.80 40.50 -4.05 6.50 87.75",
  ...ofEach("slip", "44.80 81.00 -8.10 6.50 124.20"),
  // A present shows no prices.
  "slip of a gift, asked": "",
  ...ofEach("slip of a gift", ""),
  "workbench's row, asked": "",
  ...ofEach("workbench's row", ""),
  "workbench's row, withdrawn from": "72.90",
  invoice: `${CORRECTED} 104.37 19.83`,
  "its correction": "-72.90 -61.26 -11.64",
  ...ofMail("order_owner", PLACED, "87.75"),
  ...ofMail("order_customer", PLACED),
  ...ofMail("order_payment", PLACED, "87.75"),
  ...ofMail("order_corrected", `${CORRECTED} 87.75`),
  ...ofMail("order_paid", CORRECTED),
  ...ofMail("order_withdrawn", ""),
  ...ofMail("order_withdrawn_owner", "72.90"),
  ...ofMail("week_owner", "124.20 72.90"),
  ...ofMail("order_making", CORRECTED),
  ...ofMail("order_sent", CORRECTED),
  ...ofMail("order_refunded", `${CORRECTED} 72.90`, "72.90"),
};

/** Places of programs and tables. */
const CATALOG = "22.40 28.00 40.50";
const ORDER = `${CATALOG} 4.05 6.50 87.75`;
const LATER = `${CATALOG} 8.10 6.50 124.20`;
const TABLE = "22.40 44.80 40.50 81.00 8.10 6.50 124.20";
const WRITTEN: Record<string, string> = {
  "list of clips": CATALOG,
  "clip's data": CATALOG,
  "search data": "22.40 28.00 4.90",
  feed: CATALOG,
  cart: CATALOG,
  "code's check": "4.05 81.25",
  "order's reply": ORDER,
  "reply to a repeat": ORDER,
  "emptied cart": "87.75",
  codes: "87.75",
  week: "87.75",
  months: "87.75",
  search: ORDER,
  "open orders": ORDER,
  "labels.csv": "",
  "payment.png": "87.75",
  "order, asked": ORDER,
  ...ofEach("order", LATER),
  "order, withdrawn from": `${LATER} 72.90`,
  "order, refunded": `${LATER} 72.90`,
  "maker's order, asked": ORDER,
  ...ofEach("maker's order", `${LATER} 87.75`),
  "maker's order, withdrawn from": `${LATER} 87.75 72.90`,
  "maker's order, refunded": `${LATER} 87.75 72.90`,
  "workbench, asked": ORDER,
  ...ofEach("workbench", LATER),
  "workbench, withdrawn from": `${LATER} 72.90`,
  "workbench, refunded": `${LATER} 72.90`,
  "orders.csv, asked": "22.40 44.80 40.50 4.05 6.50 87.75",
  ...ofEach("orders.csv", TABLE),
  "orders.csv, withdrawn from": `${TABLE} 72.90`,
  "orders.csv, refunded": `${TABLE} 72.90`,
  year: "124.20 6.50 8.10 72.90 51.30 43.11 8.19",
  "year.csv": "124.20 6.50 8.10 72.90 19.83 11.64",
  numbers: "51.30",
};

/** A place that says the same after each step, but for what is named below it. */
function ofEach(place: string, sums: string): Record<string, string> {
  const steps = ["corrected", "paid", "withdrawn from", "refunded"];
  return Object.fromEntries(steps.map((step) => [`${place}, ${step}`, sums]));
}

function ofMail(kind: string, sums: string, subject = "") {
  return {
    [`mail ${kind}, text`]: sums,
    [`mail ${kind}, HTML`]: sums,
    [`mail ${kind}, subject`]: subject,
  };
}

const BENCH = { en, de };

/** Amounts as this language writes them, each as a sum of the tables above. */
const READ = {
  en: (text: string) =>
    [...text.matchAll(/(−?)€(\d[\d,]*\.\d\d)(?!\d)/g)].map(
      ([, minus, amount = ""]) => (minus && "-") + amount.replaceAll(",", ""),
    ),
  de: (text: string) =>
    [...text.matchAll(/(−?)(\d[\d.]*,\d\d)\u00a0€/g)].map(
      ([, minus, amount = ""]) =>
        (minus && "-") + amount.replaceAll(".", "").replace(",", "."),
    ),
};
/** As the API and tables write it; a German table has it in quotes. */
const written = (text: string) =>
  [...text.matchAll(/(?<!\d)\d+\.\d\d(?!\d)|"\d+,\d\d"/g)]
    .map(([amount]) => amount.replace(",", ".").replaceAll('"', ""))
    .filter((amount) => amount !== "0.00");

const sorted = (sums: readonly string[]) =>
  [...new Set(sums)].filter(Boolean).sort();

describe.each(["en", "de"] as const)("in %s", (language) => {
  let said: Said = new Map();
  beforeAll(async () => {
    said = await tellEverywhere(language, BENCH[language]);
  });

  test("no place is left out", () => {
    const all = [...Object.keys(SHOWN), ...Object.keys(WRITTEN)];
    expect([...said.keys()].sort()).toEqual(all.sort());
  });

  test.each(Object.entries(SHOWN))("%s", (place, sums) => {
    const read = READ[language](said.get(place) ?? "");
    expect(sorted(read)).toEqual(sorted(sums.split(" ")));
  });

  test.each(Object.entries(WRITTEN))("%s", (place, sums) => {
    const read = written(said.get(place) ?? "");
    expect(sorted(read)).toEqual(sorted(sums.split(" ")));
  });
});
