import { beforeEach, expect, test } from "bun:test";
import { INVOICE_LAW } from "#shared/invoices/law.ts";
import { InvoiceInput } from "#shared/invoices/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { taxOf } from "#server/orders/invoices.ts";
import { logIn } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import type { Visitor } from "#tests/support/app.ts";
import { move, pay, refund, takeBackRefund } from "#tests/support/orders.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";
import { INVOICE, setUpInvoices } from "./invoicing.ts";

// What an invoice says, and what the maker may choose of it.

const { shop, write, place } = setUpInvoices();
let visitor: Visitor;

beforeEach(() => {
  visitor = shop.visitor();
});

const page = (path: string) => visitor.get(path);

test("says all that a small invoice has to, in the order's language", async () => {
  const { token, makerToken, id } = await place();
  await pay(visitor, makerToken, "paid");
  for (const path of [`/orders/${token}`, `/make/${makerToken}`]) {
    const { text, headers, status } = await page(`${path}/invoices/1`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain(
      "default-src 'none'",
    );
    for (const each of [
      "Rechnung RE-1",
      "Lena Sand",
      "10115 Berlin",
      "Ada Example",
      "Beispielweg 12",
      "12/345/67890",
      String(id),
      "21. November 2026",
      "Sea &lt;b&gt;",
      "28,90",
      "Steuerfrei nach § 19 UStG (Kleinunternehmerregelung).",
    ])
      expect(text.replaceAll("\u00a0", " ")).toContain(each);
    expect(text).not.toContain("<script");
    const [, styles = ""] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    const hash = new Bun.CryptoHasher("sha256").update(styles).digest("base64");
    expect(headers.get("content-security-policy")).toContain(hash);
  }
});

test("shows net, tax and gross where a rate is set", async () => {
  await write({ ...INVOICE, vatRate: "19", footer: "Danke!" });
  const { token, makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  await refund(visitor, makerToken, { amount: "8.00" });
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  const invoice = plain((await page(`/orders/${token}/invoices/1`)).text);
  for (const each of ["24,29 €", "4,61 €", "28,90 €", "19 %", "Danke!"])
    expect(invoice).toContain(each);
  expect(invoice).not.toContain("§ 19 UStG");
  const back = plain((await page(`/orders/${token}/invoices/2`)).text);
  for (const each of ["zur Rechnung RE-1", "−6,72 €", "−1,28 €", "−8,00 €"])
    expect(back).toContain(each);
});

test("of a correction says which invoice it corrects, of what day, and why", async () => {
  const { token, makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  shop.clock.advance(2 * DAY_MS);
  await refund(visitor, makerToken, { amount: "0.90" });
  await move(visitor, makerToken, { status: "cancelled" });
  await refund(visitor, makerToken);
  await takeBackRefund(visitor, makerToken, "28.90");
  await takeBackRefund(visitor, makerToken, "0.90");
  await move(visitor, makerToken, { status: "received" });
  await pay(visitor, makerToken, "asked");
  const said = [];
  for (const number of [2, 3, 4, 5, 6]) {
    const { text } = await page(`/orders/${token}/invoices/${number}`);
    const plain = text.replaceAll("\u00a0", " ");
    expect(plain).toContain(
      "Diese Korrektur gehört zur Rechnung RE-1 vom 21. November 2026.",
    );
    said.push(/<tbody>\s*<tr>\s*<td>([^<]*)/.exec(plain)?.[1]);
  }
  expect(said).toEqual([
    "Erstattet: Der Preis wurde nachträglich gesenkt",
    "Erstattet: Die Bestellung wurde storniert",
    "Doch bezahlt",
    "Doch bezahlt",
    "Die Zahlung ist nicht eingegangen",
  ]);
});

test.each([
  [0, ["28,90 €", "Umsatzsteuer 0 %", "0,00 €"]],
  ["100", ["14,45 €", "Umsatzsteuer 100 %", "14,45 €"]],
])("adds up at %p percent, there and back", async (vatRate, sums) => {
  const maker = await logIn(shop);
  const invoice = { ...INVOICE, vatRate };
  expect(
    (await maker.request("PATCH", API.adminSite, { invoice })).status,
  ).toBe(200);
  const { token, makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  await refund(visitor, makerToken, { amount: "28.90" });
  const sumsOf = async (id: number) => {
    const { text } = await page(`/orders/${token}/invoices/${id}`);
    const [, foot = ""] = text.replaceAll("\u00a0", " ").split("<tfoot>");
    return foot.match(/>[^<>\n]+(?=<)/g)?.map((each) => each.slice(1));
  };
  const [net = "", tax = "", of = ""] = sums;
  expect(await sumsOf(1)).toEqual([
    ...["Netto", net, tax, of],
    ...["Gesamt", "28,90 €"],
  ]);
  const back = (sum: string) => (sum === "0,00 €" ? sum : `−${sum}`);
  expect(await sumsOf(2)).toEqual([
    ...["Netto", back(net), tax, back(of)],
    ...["Gesamt", "−28,90 €"],
  ]);
});

test("has a prefix with slashes in its title, and in no address", async () => {
  const maker = await logIn(shop);
  const invoice = { ...INVOICE, prefix: "../2026//" };
  expect(
    (await maker.request("PATCH", API.adminSite, { invoice })).status,
  ).toBe(200);
  const { token, makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  const { text } = await page(`/orders/${token}/invoices/1`);
  expect(text).toContain("<title>Rechnung ../2026//1</title>");
  const rows = await outboxRows(shop.deps.db);
  const paid = rows.find(({ kind }) => kind === "order_paid");
  const { text: mail } = await composeRow(shop, paid);
  expect(mail).toMatch(new RegExp(`/orders/${token}/invoices/1(?!\\d)`));
});

test.each([
  ["prefix", "RE-\u{1F380}"],
  ["prefix", "R".repeat(200)],
  ["prefix", "RE\n-"],
  ["taxNumber", "1".repeat(200)],
  ["vatRate", "100.5"],
  ["vatRate", -1],
  ["footer", "x".repeat(501)],
])("refuses a %s of %j in words, and changes nothing", async (name, value) => {
  const maker = await logIn(shop);
  const invoice = { ...INVOICE, [name]: value };
  const answer = await maker.request("PATCH", API.adminSite, { invoice });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(`invoice.${name}`);
  const kept = await maker.get(API.adminSite);
  expect(kept.json).toMatchObject({ invoice: INVOICE });
});

test("is that of its order alone", async () => {
  const [one, other] = [await place(), await place()];
  await pay(visitor, one.makerToken, "paid");
  for (const path of [
    `/orders/${other.token}/invoices/1`,
    `/orders/${one.token}/invoices/2`,
    `/orders/${one.token}/invoices/1e0`,
    `/orders/${one.makerToken}/invoices/1`,
  ])
    expect((await page(path)).status).toBe(404);
});

test("is linked in the mail about the payment, and keeps what it said", async () => {
  const { token, makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  const rows = await outboxRows(shop.deps.db);
  const paid = rows.find(({ kind }) => kind === "order_paid");
  const { text } = await composeRow(shop, paid);
  expect(text).toContain(`/orders/${token}/invoices/1`);
  // One that is sent late, as after a fault of the mail server, still does.
  await refund(visitor, makerToken, { amount: "8.00" });
  expect((await composeRow(shop, paid)).text).toContain("/invoices/1");
  await write({ ...INVOICE, prefix: "X-", taxNumber: "1" });
  const { text: later } = await page(`/orders/${token}/invoices/1`);
  expect(later).toContain("12/345/67890");
  expect(later).toContain("RE-1");
});

test.each([
  [2890, "19", 461],
  [2890, "0", 0],
  [2890, "100", 1445],
  [-800, "19", -128],
  [100, "5.5", 5],
  [1, "21", 0],
])("the tax in %p cents at %p percent is %p", (cents, rate, tax) => {
  const own = { vatRate: rate, digits: 2 };
  const { netCents, taxCents } = taxOf(cents, own);
  expect(taxCents).toBe(tax);
  expect(netCents + taxCents).toBe(cents);
  // What goes back takes as much tax with it.
  expect(taxOf(-cents, own).taxCents + taxCents).toBe(0);
});

test("the tax of a currency without decimals is whole", () => {
  const { netCents, taxCents } = taxOf(1_390_000, { vatRate: "19", digits: 0 });
  expect([netCents, taxCents]).toEqual([1_168_100, 221_900]);
});

test.each([
  [{ prefix: "2026/", taxNumber: "DE123" }, true],
  [{ prefix: "RE <b>", taxNumber: "DE123" }, false],
  [{ prefix: "R".repeat(21), taxNumber: "DE123" }, false],
  [{ taxNumber: "DE123", vatRate: "0" }, true],
  [{ taxNumber: "DE123", vatRate: "100" }, true],
  [{ taxNumber: "DE123", vatRate: "100.01" }, false],
  [{ taxNumber: "DE123", vatRate: "-1" }, false],
  [{ taxNumber: "DE123", vatRate: "1e1" }, false],
  [{ taxNumber: "DE123", vatRate: "5,5 %" }, true],
  [{ taxNumber: "1".repeat(41) }, false],
  [{}, false],
])("takes or refuses %j", (input, isTaken) => {
  expect(InvoiceInput.safeParse(input).success).toBe(isTaken);
});

test("without a tax number there are no invoices", () => {
  expect(InvoiceInput.parse({ prefix: "RE-", taxNumber: " " })).toBeNull();
});

test("the law of seven countries is named, and who asks for a series of corrections", () => {
  const rules = Object.entries(INVOICE_LAW);
  expect(rules.map(([country]) => country)).toEqual([
    ...["DE", "AT", "FR", "IT", "ES", "NL", "GB"],
  ]);
  expect(
    rules.flatMap(([country, { correctionSeries }]) =>
      correctionSeries ? [country] : [],
    ),
  ).toEqual(["ES"]);
  // Prescribed word by word: CGI art. 293 E II.
  expect(INVOICE_LAW["FR"]?.exempt).toBe(
    "TVA non applicable, article 293 B du CGI.",
  );
  // Spain exempts no small business, so its page says that no tax is shown.
  expect(INVOICE_LAW["ES"]?.exempt).toBeUndefined();
});
