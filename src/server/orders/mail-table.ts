import type { MailPicture } from "#server/mail/mail.ts";
import { type Html, html } from "#server/runtime/html.ts";
import { table } from "#server/mail/templates/blocks.ts";
import {
  asHtml,
  asText,
  type Content,
  labelled,
  noteAsHtml,
  type Piece,
  strong,
} from "#server/mail/templates/pieces.ts";
import { CLASS, type MailTheme, TEXT } from "#server/mail/templates/theme.ts";
import { spellBeads } from "#shared/clip/beads.ts";
import { productPath } from "#shared/api/paths.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import { describeDesign } from "#shared/clip/drawing.ts";
import { priceCents } from "#shared/money/rules.ts";
import { itemCents } from "#shared/money/sum.ts";
import type { OrderItem } from "#shared/orders/schema.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import { designOf, PICTURED_LINES } from "./mail-pictures.ts";
import { type OrderMail, orderTotal, titleOf } from "./mail-lines.ts";

/** The page of a product of the shop; undefined for others, and deleted ones. */
function pageOf(
  { productId }: OrderItem,
  { slugs, publicUrl }: OrderMail,
): string | undefined {
  const slug = slugs.get(productId);
  return slug === undefined ? undefined : `${publicUrl}${productPath(slug)}`;
}

/** The title of a line, which leads to the page of a product of the shop. */
function linkedTitle(item: OrderItem, data: OrderMail) {
  const name = titleOf(item, data.locale);
  const url = pageOf(item, data);
  if (!url) return name;
  return html`<a href="${url}" style="color:inherit;text-decoration:none"
    >${name}</a
  >`;
}

/** The lines and the total, with the designs that could be drawn. */
export function orderedLines(data: OrderMail): Piece {
  const { theme, order, locale } = data;
  const { formats, messages } = locale;
  const lines = order.items.map((item, index) => ({
    label: {
      html: html`${item.quantity} &times; ${linkedTitle(item, data)}`,
      text: `${item.quantity} x ${titleOf(item, locale)}`,
    },
    amount: formatCents(itemCents(item), formats),
    notes: [
      ...details(item, data),
      ...(data.withdrawnLines.includes(index)
        ? [messages.mail.order.withdrawnLine]
        : []),
    ],
    shown: shownOf(item, index, data),
  }));
  const { delivery } = order;
  const sent = delivery && {
    label: isolated(delivery.name),
    amount:
      priceCents(delivery.price) === 0
        ? messages.buy.delivery.free
        : formatPrice(delivery.price, formats),
    notes: delivery.note ? [delivery.note] : [],
  };
  const { discount } = order;
  const off = discount && {
    label: messages.buy.discount.line(discount.code),
    amount: `−${formatPrice(discount.amount, formats)}`,
    notes: [],
  };
  return orderTable(theme, {
    lines,
    sums: [...(off ? [off] : []), ...(sent ? [sent] : [])],
    total: {
      label: strong(messages.order.total),
      amount: strong(orderTotal(data)),
      notes: locale.legal.totalNote ? [locale.legal.totalNote] : [],
    },
  });
}

function details(item: OrderItem, data: OrderMail): string[] {
  const { formats, messages } = data.locale;
  const { each } = messages.mail.order;
  const price = formatPrice(item.price, formats);
  return [
    ...designNotes(item, data),
    ...(item.quantity > 1 ? [each(price)] : []),
  ];
}

function shownOf(item: OrderItem, index: number, data: OrderMail): Shown {
  const { pictures, locale } = data;
  if (index >= PICTURED_LINES) return { as: "words" };
  const picture = pictures.lines.get(index);
  if (!isCustomLine(item))
    return { as: "product", picture, url: pageOf(item, data) };
  if (!picture) return { as: "words" };
  const alt = describeDesign(designOf(item), locale.messages.first.drawing);
  return { as: "drawing", picture, alt };
}

/**
 * Describes the parts of a custom line, one text for each part, after the
 * maker's own name for custom clips if she gave one. Empty for other lines.
 */
function designNotes(item: OrderItem, data: OrderMail): string[] {
  if (!isCustomLine(item)) return [];
  const { clipName, locale } = data;
  const { mail, order } = locale.messages;
  const { resin, letters, charm, charms } = mail.order;
  const names = (item.charms ?? []).map(({ name }) => isolated(name));
  const notes = clipName === CUSTOM_CLIP_NAME ? [] : [clipName];
  if (item.resin) notes.push(resin(isolated(item.resin.name)));
  if (item.customText)
    notes.push(letters(spellBeads(item.customText, order.gap)));
  const [first = ""] = names;
  if (names.length === 1) notes.push(charm(first));
  if (names.length > 1) notes.push(charms(names.join(", ")));
  return notes;
}

type TableRow = {
  label: Content;
  amount: Content;
  /** Below the label, one a line. */
  notes?: readonly string[];
};

/**
 * The way in which a line of an order is shown: a drawn clip across the mail,
 * or small.
 */
type Shown =
  | { as: "drawing"; picture: MailPicture; alt: string }
  | {
      as: "product";
      picture: MailPicture | undefined;
      /** The page of the product, to which its picture leads. */
      url: string | undefined;
    }
  | { as: "words" };

type TableLine = TableRow & { shown: Shown };

/** The lines of an order, then its sums. The last row is the total. */
function orderTable(
  theme: MailTheme,
  {
    lines,
    sums,
    total,
  }: { lines: TableLine[]; sums: TableRow[]; total: TableRow },
): Piece {
  const rows = [...lines, ...sums];
  return {
    html: html`${lines.map((line) => lineAsHtml(theme, line))}
    ${table(
      [
        ...sums.map((row) => sumAsHtml(theme, row, "16px")),
        sumAsHtml(theme, total, "24px"),
      ],
      "margin:12px 0 16px",
    )}`,
    text: [
      ...rows.flatMap((row) => rowAsText(row, theme)),
      "",
      ...rowAsText(total, theme),
    ].join("\n"),
  };
}

function lineAsHtml(theme: MailTheme, line: TableLine): Html {
  const { label, amount, notes = [], shown } = line;
  const { hairline, ink } = theme.palette;
  const rule = `border-bottom:1px solid ${hairline}`;
  const isSmall = shown.as === "product";
  const align = isSmall ? "middle" : "top";
  return html`${shown.as === "drawing" && drawing(theme, shown)}
  ${table(
    html`<tr>
      ${isSmall && productCell(theme, shown, rule)}
      <td
        class="${CLASS.line} ${CLASS.text}"
        valign="${align}"
        style="padding:14px 0 16px;${rule};word-break:break-word;font:bold 16px/1.35 ${TEXT};color:${ink}"
      >
        ${asHtml(label)}${notes.map((text) => noteAsHtml(theme, text))}
      </td>
      <td
        class="${CLASS.line} ${CLASS.text}"
        align="right"
        valign="${align}"
        style="padding:14px 0 16px 12px;${rule};white-space:nowrap;font:bold 16px/1.35 ${TEXT};color:${ink}"
      >
        ${asHtml(amount)}
      </td>
    </tr>`,
  )}`;
}

const drawing = (
  { palette }: MailTheme,
  { picture, alt }: Extract<Shown, { as: "drawing" }>,
) =>
  html`<img
    src="cid:${picture.cid}"
    width="536"
    alt="${alt}"
    style="display:block;width:100%;max-width:536px;height:auto;margin:20px 0 0;border:0;border-radius:14px;background:${palette.tray};font:400 15px/1.5 ${TEXT};color:${palette.ink}"
  />`;

/** Where the picture is missing or blocked, a square keeps its place. */
function productCell(
  { palette }: MailTheme,
  { picture, url }: Extract<Shown, { as: "product" }>,
  rule: string,
): Html {
  const image =
    picture &&
    html`<img
      src="cid:${picture.cid}"
      width="88"
      alt=""
      style="display:block;width:88px;height:auto;border:0;border-radius:10px"
    />`;
  const linked =
    image && url
      ? html`<a href="${url}" tabindex="-1" aria-hidden="true">${image}</a>`
      : (image ?? html`&#160;`);
  const square = html`<table
    role="presentation"
    width="88"
    cellpadding="0"
    cellspacing="0"
    border="0"
  >
    <tr>
      <td
        class="${CLASS.box}"
        width="88"
        height="88"
        bgcolor="${palette.shell}"
        style="border-radius:10px;background:${palette.shell};font-size:0;line-height:0"
      >
        ${linked}
      </td>
    </tr>
  </table>`;
  return html`<td
    class="${CLASS.line}"
    width="106"
    valign="middle"
    style="width:88px;padding:18px 18px 18px 0;${rule}"
  >
    ${square}
  </td>`;
}

function sumAsHtml(theme: MailTheme, row: TableRow, size: string): Html {
  const { ink } = theme.palette;
  const { label, amount, notes = [] } = row;
  return html`<tr>
    <td
      class="${CLASS.text}"
      valign="top"
      style="padding:6px 0 0;font:400 16px/1.5 ${TEXT};color:${ink}"
    >
      ${asHtml(label)}${notes.map((text) => noteAsHtml(theme, text))}
    </td>
    <td
      class="${CLASS.text}"
      align="right"
      valign="top"
      style="padding:6px 0 0 12px;white-space:nowrap;font:400 ${size}/1.3 ${TEXT};color:${ink}"
    >
      ${asHtml(amount)}
    </td>
  </tr>`;
}

function rowAsText(
  { label, amount, notes = [] }: TableRow,
  theme: MailTheme,
): string[] {
  return [
    labelled(theme, asText(label), asText(amount)),
    ...notes.map((note) => `    ${note}`),
  ];
}
