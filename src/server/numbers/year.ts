import { min } from "drizzle-orm";
import type {
  CurrencyYear,
  Sums,
  YearNumbers,
} from "#shared/numbers/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { currencyDigits } from "#shared/money/schema.ts";
import { BYTE_ORDER_MARK, csvLine } from "#shared/text/csv.ts";
import { dayAt, startOfDay } from "#shared/text/days.ts";
import type { Db } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { taxOf } from "#server/orders/invoices.ts";
import { readSiteContent } from "#server/site/store.ts";
import { listMovements, type Movement } from "./takings.ts";

// The year for a tax return: by the day of payment, in the shop's zone. Every
// sum is one over the same movements, so that they agree to the cent.

type YearDeps = Pick<Deps, "db" | "clock" | "config" | "locale">;

/** A movement with its day, and with the country that it counts for. */
type Dated = Movement & { day: string; country: string };

async function listYear(
  { db, config }: YearDeps,
  year: number,
): Promise<{ movements: Dated[]; currency: string; timeZone: string }> {
  const site = await readSiteContent(db, config);
  const { timeZone, currency, legal } = site;
  const found = await listMovements(db, {
    from: startOfDay(`${year}-01-01`, timeZone),
    until: startOfDay(`${year + 1}-01-01`, timeZone),
  });
  const movements = found.map((each) => ({
    ...each,
    day: dayAt(each.at, timeZone),
    // What is collected is handed over where the shop is.
    country: each.country ?? legal.country,
  }));
  return { movements, currency, timeZone };
}

/** Returns what was paid and paid back in a year. */
export async function readYear(
  deps: YearDeps,
  year: number,
): Promise<YearNumbers> {
  const { movements, currency, timeZone } = await listYear(deps, year);
  const byCurrency = Map.groupBy(movements, (each) => each.currency);
  // A year without payments has one table, of noughts.
  if (!byCurrency.has(currency)) byCurrency.set(currency, []);
  const last = Number(dayAt(deps.clock.now(), timeZone).slice(0, 4));
  const first = await findFirstYear(deps.db, timeZone);
  return {
    year,
    timeZone,
    first: Math.min(first ?? last, last),
    last,
    currencies: [...byCurrency]
      .map(([code, own]) => toCurrencyYear(code, own))
      .filter(
        (each) =>
          each.currency === currency ||
          each.orders > 0 ||
          each.refunded !== "0.00",
      )
      .sort((a, b) => rank(a) - rank(b) || (a.currency < b.currency ? -1 : 1)),
  };

  function rank(each: CurrencyYear): number {
    return each.currency === currency ? 0 : 1;
  }
}

function toCurrencyYear(currency: string, own: Dated[]): CurrencyYear {
  const byMonth = Map.groupBy(own, ({ day }) => Number(day.slice(5, 7)));
  const byCountry = Map.groupBy(own, ({ country }) => country);
  const byRate = Map.groupBy(own, (each) => `${each.country} ${each.vatRate}`);
  return {
    currency,
    ...sumsOf(own),
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      ...sumsOf(byMonth.get(index + 1) ?? []),
    })),
    countries: [...byCountry]
      .map(([country, moved]) => ({ country, ...sumsOf(moved) }))
      .sort(byPaid),
    rates: [...byRate.values()]
      .map((moved) => sumsOfRate(moved, currencyDigits(currency)))
      .sort(byPaid),
  };
}

type OfCountry = Pick<Sums, "paid"> & { country: string };

const byPaid = (a: OfCountry, b: OfCountry): number =>
  Number(b.paid) - Number(a.paid) || (a.country < b.country ? -1 : 1);

/** The sums of one country and one rate, with the tax that is in them. */
function sumsOfRate(moved: readonly Dated[], digits: number) {
  const [{ country = "", vatRate = null } = {}] = moved;
  // Each invoice rounds its own tax, and so the sum is one of theirs.
  const parts = moved.map(({ kind, cents }) =>
    taxOf(kind === "paid" ? cents : -cents, {
      vatRate: vatRate ?? "0",
      digits,
    }),
  );
  const add = (of: "netCents" | "taxCents") =>
    toSigned(parts.reduce((sum, part) => sum + part[of], 0));
  return {
    country,
    rate: vatRate,
    ...sumsOf(moved),
    net: add("netCents"),
    tax: add("taxCents"),
  };
}

function sumsOf(movements: readonly Movement[]): Sums {
  const paid = movements.filter(({ kind }) => kind === "paid");
  const back = movements.filter(({ kind }) => kind === "refunded");
  const paidCents = sum(paid, "cents");
  const refundedCents = sum(back, "cents");
  return {
    orders: paid.length,
    paid: toPrice(paidCents),
    delivery: toPrice(sum(paid, "deliveryCents")),
    discounts: toPrice(sum(paid, "discountCents")),
    refunded: toPrice(refundedCents),
    taken: toSigned(paidCents - refundedCents),
  };
}

const sum = (
  movements: readonly Movement[],
  of: "cents" | "deliveryCents" | "discountCents",
): number => movements.reduce((total, each) => total + each[of], 0);

/** Writes cents, of which there may be fewer than none. */
export const toSigned = (cents: number): string =>
  cents < 0 ? `-${toPrice(-cents)}` : toPrice(cents);

async function findFirstYear(db: Db, timeZone: string) {
  const [row] = await db
    .select({ at: min(orders.createdAt) })
    .from(orders)
    .all();
  return row?.at == null
    ? undefined
    : Number(dayAt(Number(row.at), timeZone).slice(0, 4));
}

/**
 * Returns a year as a file: each payment and each refund in a line of its own,
 * without names. Amounts are written as her language writes them, so that a
 * spreadsheet in it reads numbers.
 */
export async function writeYear(deps: YearDeps, year: number): Promise<string> {
  const { movements } = await listYear(deps, year);
  const { formats, messages } = await deps.locale();
  const { columns, kinds } = messages.mail.year;
  const { decimal } = formats.money;
  const separator = decimal === "," ? ";" : ",";
  const currencies = new Set(movements.map((each) => each.currency));
  const digitsOf = new Map(
    [...currencies].map((code) => [code, currencyDigits(code)]),
  );
  const head = [
    columns.day,
    columns.order,
    columns.kind,
    columns.country,
    columns.currency,
    columns.paid,
    columns.delivery,
    columns.discount,
    columns.refunded,
    columns.rate,
    columns.tax,
  ];
  const lines = movements.map((each) => {
    const isPaid = each.kind === "paid";
    const digits = digitsOf.get(each.currency) ?? 2;
    // The shop's own currency may have no decimals, and an earlier one some.
    const amount = (cents: number) =>
      digits === 0
        ? String(cents / 100)
        : toPrice(cents).replace(".", decimal || ".");
    const rate = each.vatRate;
    return [
      each.day,
      each.orderId,
      kinds[each.kind],
      each.country,
      each.currency,
      amount(isPaid ? each.cents : 0),
      amount(each.deliveryCents),
      amount(each.discountCents),
      amount(isPaid ? 0 : each.cents),
      rate?.replace(".", decimal || ".") ?? "",
      rate === null
        ? ""
        : amount(taxOf(each.cents, { vatRate: rate, digits }).taxCents),
    ];
  });
  return (
    BYTE_ORDER_MARK +
    [head, ...lines].map((cells) => csvLine(cells, separator)).join("")
  );
}
