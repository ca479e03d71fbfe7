import { addressLines } from "#shared/delivery/rules.ts";
import { exemptionOf } from "#shared/invoices/law.ts";
import { formatDate } from "#shared/text/dates.ts";
import { formatSigned } from "#shared/money/formats.ts";
import { FIRST_LANGUAGE } from "#shared/orders/schema.ts";
import type { Deps } from "#server/deps.ts";
import { PRIVATE_HEADERS } from "#server/http/headers.ts";
import { Problem } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";
import { html, type Html, raw } from "#server/runtime/html.ts";
import {
  createShopLocale,
  type ShopLocale,
} from "#server/runtime/shop-locale.ts";
import { readSiteContent } from "#server/site/store.ts";
import {
  invoiceNumber,
  type InvoiceRow,
  listInvoices,
  taxOf,
} from "./invoices.ts";
import type { Viewer } from "./links.ts";
import { getRowByToken } from "./order-page.ts";

// A page of paper, A4, which the browser prints: no scripts, no pictures, and in
// the language of the order. The foot of a table that is one is printed on every
// page, and so is the head, which is wanted.

const STYLES = `
@page { size: A4; margin: 18mm 20mm }
body { margin: 0 auto; padding: 12mm 6mm; max-width: 170mm; background: #fff; color: #1c1418; font: 400 11pt/1.45 "Helvetica Neue", Helvetica, Arial, sans-serif }
@media print { body { padding: 0; max-width: none } }
header { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-bottom: 14mm }
.lines { white-space: pre-line; overflow-wrap: anywhere }
.maker { text-align: end }
h1 { margin: 0 0 4mm; font: 400 24pt/1.1 Georgia, "Times New Roman", serif }
dl { display: grid; grid-template-columns: auto 1fr; gap: 1mm 6mm; margin: 0 0 8mm }
dd { margin: 0 }
dt, small, .fine { color: #5b4a54 }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 2.2mm 0 2.2mm 5mm; border-bottom: .4pt solid #c9bcc3; text-align: end; vertical-align: top; font-weight: 400 }
td + td, tfoot td { white-space: nowrap }
:is(th, td):first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere }
thead th { color: #5b4a54; font-size: 9pt }
tr, tfoot, .fine { break-inside: avoid }
tfoot { display: table-row-group }
tfoot :is(th, td) { border: 0; padding-block: 1mm }
tfoot .total :is(th, td) { padding-top: 3mm; border-top: 1pt solid #1c1418; font-weight: 700 }
.fine { margin-top: 8mm; font-size: 9pt }
@media (max-width: 480px) { header { grid-template-columns: 1fr } .maker { text-align: start } }
`;
/** Not in a template, which the formatter would indent: the hash is of this. */
const STYLE_TAG = raw(`<style>${STYLES}</style>`);
const POLICY = `default-src 'none'; style-src 'sha256-${new Bun.CryptoHasher("sha256").update(STYLES).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Asked = { viewer: Viewer; token: string; id: string };

/** Answers with an invoice of the order of a link. Throws "not_found". */
export async function answerInvoice(
  deps: Deps,
  { viewer, token, id }: Asked,
): Promise<Response> {
  const order = await getRowByToken(deps.db, viewer, token);
  const rows = await listInvoices(deps.db, order.id);
  const row = rows.find((each) => String(each.id) === id);
  if (!row) throw new Problem("not_found");
  const site = await readSiteContent(deps.db, deps.config);
  const language = order.language ?? FIRST_LANGUAGE;
  const { currency } = row.content;
  const locale = await createShopLocale({ ...site, language, currency });
  const of = rows.find((each) => invoiceNumber(each) === row.content.of);
  const page = invoicePage(row, { of, locale });
  return new Response(page.markup, {
    headers: {
      ...PRIVATE_HEADERS,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
    },
  });
}

type Fact = [name: string, value: string | number];

/** An invoice or a correction as a page. */
function invoicePage(
  row: InvoiceRow,
  { of, locale }: { of: InvoiceRow | undefined; locale: ShopLocale },
): Html {
  const { content, orderId } = row;
  const { formats, messages } = locale;
  const t = messages.mail.invoice;
  const number = invoiceNumber(row);
  const title = `${t[row.kind]} ${number}`;
  const day = (at: number) => formatDate(toIso(at), formats);
  const supplied: Fact[] = [
    [t.supplied, content.suppliedAt ? day(content.suppliedAt) : t.later],
  ];
  const facts: Fact[] = [
    [t.date, day(row.createdAt)],
    [t.order, orderId],
    [t.ordered, day(content.orderedAt)],
    ...(of ? [] : supplied),
    [t.taxNumber, content.taxNumber],
  ];
  const { address, customerName } = content;
  const to = address
    ? addressLines(address, customerName, formats.locale)
    : [customerName];
  return html`<!doctype html>
    <html lang="${formats.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE_TAG}
      </head>
      <body>
        <header>
          <div class="lines">${to.join("\n")}</div>
          <div class="lines maker">${content.maker}</div>
        </header>
        <h1>${title}</h1>
        ${of && html`<p>${t.of(invoiceNumber(of), day(of.createdAt))}</p>`}
        <dl>
          ${facts.map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
        ${row.kind === "invoice" ? allLines(row, locale) : correction(row, locale)}
        <p class="fine lines">${remarksOf(row, locale)}</p>
      </body>
    </html> `;
}

const money = (cents: number, { formats }: ShopLocale): string =>
  formatSigned(cents, formats);

function allLines(row: InvoiceRow, locale: ShopLocale): Html {
  const { lines, discount, delivery } = row.content;
  const { customClip } = locale.messages.first;
  const t = locale.messages.mail.invoice;
  const say = (cents: number) => money(cents, locale);
  const plain = (name: string, cents: number) =>
    html`<tr>
      <td colspan="3">${name}</td>
      <td>${say(cents)}</td>
    </tr>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t.what}</th>
        <th scope="col">${t.quantity}</th>
        <th scope="col">${t.each}</th>
        <th scope="col">${t.sum}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        ({ name, letters, quantity, priceCents }) =>
          html`<tr>
            <td>${letters === undefined ? name : customClip(letters)}</td>
            <td>${quantity}</td>
            <td>${say(priceCents)}</td>
            <td>${say(priceCents * quantity)}</td>
          </tr>`,
      )}
      ${discount && discount.cents > 0 ? plain(`${t.discount} ${discount.code}`, -discount.cents) : ""}
      ${delivery ? plain(delivery.name, delivery.cents) : ""}
    </tbody>
    ${sums(row, locale, 3)}
  </table>`;
}

/** What a correction takes back, as one sum: the invoice has the lines. */
function correction(row: InvoiceRow, locale: ShopLocale): Html {
  const t = locale.messages.mail.invoice;
  const isBack = row.amountCents < 0;
  const { reason = isBack ? "takenBack" : "cameAgain" } = row.content;
  return html`<table>
    <tbody>
      <tr>
        <td>${t[reason]}</td>
        <td>${money(row.amountCents, locale)}</td>
      </tr>
    </tbody>
    ${sums(row, locale, 1)}
  </table>`;
}

function sums(row: InvoiceRow, locale: ShopLocale, span: number): Html {
  const { amountCents, content } = row;
  const { vatRate } = content;
  const { digits } = locale.formats.money;
  const t = locale.messages.mail.invoice;
  const line = (name: string, cents: number, isTotal = false) =>
    html`<tr${isTotal && raw(' class="total"')}>
      <th scope="row" colspan="${span}">${name}</th>
      <td>${money(cents, locale)}</td>
    </tr>`;
  const tax = vatRate && taxOf(amountCents, { vatRate, digits });
  const rate = (Number(vatRate) / 100).toLocaleString(locale.formats.locale, {
    style: "percent",
    maximumFractionDigits: 2,
  });
  return html`<tfoot>
    ${tax && [line(t.net, tax.netCents), line(t.tax(rate), tax.taxCents)]}
    ${line(t.total, amountCents, true)}
  </tfoot>`;
}

function remarksOf({ content }: InvoiceRow, locale: ShopLocale): string {
  const { vatRate, country, footer } = content;
  const t = locale.messages.mail.invoice;
  const exempt = vatRate ? "" : (exemptionOf(country) ?? t.noTax);
  return [exempt, footer].filter(Boolean).join("\n");
}
