import type { OrderPayment } from "#shared/payment/schema.ts";
import { parseUrl } from "#shared/text/links.ts";
import type { MailPicture } from "#server/mail/mail.ts";
import { type Html, html } from "#server/runtime/html.ts";
import { type OrderMailData, orderTotal } from "./order-lines.ts";
import { button, section, table } from "./blocks.ts";
import { paragraph, type Piece } from "./pieces.ts";
import { CLASS } from "./theme.ts";

/** The payment of an order, with the drawn QR code of its transfer. */
export type MailPayment = OrderPayment & { picture?: MailPicture | undefined };

/** The ways to pay an order, as long as it is asked for; otherwise nothing. */
export function whatToPay(data: OrderMailData, payment: MailPayment): Piece[] {
  const { theme, locale } = data;
  const { payment: t } = locale.messages.order;
  const { bank, link, cash, state } = payment;
  if (state !== "asked") return [];
  const ways = [
    ...(bank ? [transfer(data, payment)] : []),
    ...(link ? [button(theme, link, t.payWith(hostOf(link)))] : []),
    ...(cash ? [paragraph(bank || link ? t.orCash : t.cash)] : []),
  ];
  return [
    section(theme, t.what, ...(ways.length > 0 ? ways : [paragraph(t.ask)])),
    paragraph(t.byHand),
  ];
}

/** Whether the mail has a button to the page where the order is paid. */
export const hasPayButton = ({ state, link }: MailPayment): boolean =>
  state === "asked" && Boolean(link);

const hostOf = (link: string) => parseUrl(link)?.host ?? link;

/** Four rows, whose values can each be selected on their own, and the code. */
function transfer(data: OrderMailData, payment: MailPayment): Piece {
  const { theme, locale } = data;
  const { order, mail } = locale.messages;
  const { payment: t } = order;
  const { bank, reference = "", picture } = payment;
  const rows: [name: string, value: string][] = [
    [mail.payment.amount, orderTotal(data)],
    [t.holder, bank?.holder ?? ""],
    [t.iban, groupsOfFour(bank?.iban ?? "")],
    ...(bank?.bic ? ([[t.bic, bank.bic]] satisfies [[string, string]]) : []),
    [t.referenceName, reference],
  ];
  return {
    html: html`${table(
      rows.map((row) => rowAsHtml(data, row)),
      "margin:0 0 20px",
    )}
    ${picture && codeAsHtml(picture, t.code, t.scan)}`,
    text: rows
      .map(([name, value]) => `${name}${theme.colon}${value}`)
      .join("\n"),
  };
}

/** An IBAN as it is printed and read aloud. */
const groupsOfFour = (iban: string) => iban.replace(/(.{4})(?!$)/g, "$1 ");

function rowAsHtml(
  { theme: { palette } }: OrderMailData,
  [name, value]: [name: string, value: string],
): Html {
  const { hairline, ink, inkSoft } = palette;
  const line = `border-bottom:1px solid ${hairline}`;
  return html`<tr>
    <td
      class="${CLASS.line} ${CLASS.note}"
      valign="top"
      style="${line};padding:10px 16px 10px 0;font-size:14px;color:${inkSoft}"
    >
      ${name}
    </td>
    <td
      class="${CLASS.line} ${CLASS.text}"
      dir="auto"
      align="right"
      valign="top"
      style="${line};padding:10px 0;font-weight:bold;word-break:break-word;color:${ink}"
    >
      ${value}
    </td>
  </tr>`;
}

/** Black on white in every mail program: an inverted code is not read. */
function codeAsHtml({ cid }: MailPicture, alt: string, hint: string): Html {
  return html`<p style="margin:0 0 16px;font-size:14px">
    <img
      src="cid:${cid}"
      width="200"
      height="200"
      alt="${alt}"
      style="display:block;width:200px;height:200px;margin:0 0 8px;border:10px solid #ffffff;border-radius:10px;background:#ffffff"
    />
    ${hint}
  </p>`;
}
