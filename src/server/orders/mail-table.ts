import type { MailPicture } from "#server/mail/mail.ts";
import { type Html, html } from "#server/runtime/html.ts";
import { table } from "#server/mail/templates/blocks.ts";
import {
  asHtml,
  asText,
  type Content,
  labelled,
  type Piece,
  noteAsHtml,
} from "#server/mail/templates/pieces.ts";
import { CLASS, type MailTheme, TEXT } from "#server/mail/templates/theme.ts";

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
export type Shown =
  | { as: "drawing"; picture: MailPicture; alt: string }
  | {
      as: "product";
      picture: MailPicture | undefined;
      /** The page of the product, to which its picture leads. */
      url: string | undefined;
    }
  | { as: "words" };

export type TableLine = TableRow & { shown: Shown };

/** The lines of an order, then its sums. The last row is the total. */
export function orderTable(
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
