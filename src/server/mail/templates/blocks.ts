import { type Html, html } from "#server/runtime/html.ts";
import {
  asHtml,
  asText,
  type Content,
  labelled,
  link,
  paragraph,
  type Piece,
} from "./pieces.ts";
import { CLASS, DISPLAY, type MailTheme, TEXT } from "./theme.ts";

// Blocks of a mail: tables, the one thing that Word draws as browsers do.

/** A table across the mail, in which nothing has a margin of its own. */
export const table = (rows: Html | Html[], style = ""): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="width:100%;${style}"
  >
    ${rows}
  </table>`;

/** Pieces below a heading, which is in capitals in the plain text. */
export function section(
  { palette }: MailTheme,
  title: string,
  ...pieces: Piece[]
): Piece {
  return {
    html: html`<h2
        class="${CLASS.text}"
        style="margin:26px 0 8px;font:400 22px/1.2 ${DISPLAY};letter-spacing:-0.01em;word-break:break-word;color:${palette.ink}"
      >
        ${title}
      </h2>
      ${pieces.map(asHtml)}`,
    text: [title.toUpperCase(), ...pieces.map(asText)].join("\n"),
  };
}

/** A link that is easy to hit with a thumb. `url` must come from the shop. */
export function button(theme: MailTheme, url: string, text: string): Piece {
  const { accent, white } = theme.palette;
  const font = `font:bold 16px/1.3 ${TEXT};color:${white}`;
  // Word pads no link, so it is told to pad the cell.
  return {
    html: table(
      html`<tr>
        <td style="padding:8px 0 24px">
          <table
            role="presentation"
            class="btn"
            cellpadding="0"
            cellspacing="0"
            border="0"
          >
            <tr>
              <td
                align="center"
                bgcolor="${accent}"
                style="border-radius:28px;background:${accent};mso-padding-alt:17px 32px"
              >
                <a
                  href="${url}"
                  style="display:inline-block;padding:17px 32px;border-radius:28px;${font};text-align:center;text-decoration:none"
                  >${text}</a
                >
              </td>
            </tr>
          </table>
        </td>
      </tr>`,
    ),
    text: labelled(theme, text, url),
  };
}

/**
 * The way to the order. A mail has one button: beside another it is a link.
 * `url` must come from the shop.
 */
export function orderPage(
  theme: MailTheme,
  url: string | undefined,
  text: string,
  hasButton: boolean,
): Piece[] {
  if (!url) return [];
  return [
    hasButton ? paragraph(link(theme, url, text)) : button(theme, url, text),
  ];
}

/** A box for what matters most after the heading. */
export function box(
  { palette }: MailTheme,
  content: readonly Content[],
): Piece {
  const { shell, ink } = palette;
  const inner = content.map(asHtml);
  return {
    html: boxed(inner, shell, ink, `${CLASS.box} ${CLASS.text}`),
    text: content.map(asText).join("\n"),
  };
}

/** A box with a title that warns, in the same colors in dark mode. */
export function warning(
  { palette }: MailTheme,
  title: string,
  items: readonly string[],
): Piece {
  const inner = items.map((item) => html`<br />${item}`);
  return {
    html: boxed(
      [html`<strong>${title}</strong>`, ...inner],
      palette.amberTint,
      palette.ink,
      "",
    ),
    text: [title.toUpperCase(), ...items].join("\n"),
  };
}

const boxed = (
  inner: (Html | string)[],
  ground: string,
  ink: string,
  named: string,
) =>
  table(
    html`<tr>
        <td
          class="${named}"
          bgcolor="${ground}"
          style="padding:16px 20px;border-radius:14px;background:${ground};color:${ink}"
        >
          ${inner}
        </td>
      </tr>
      <tr>
        <td height="20" style="font-size:0;line-height:20px">&#160;</td>
      </tr>`,
  );

/** Short facts, each on a line of its own with a hairline below. */
export function ruled({ palette }: MailTheme, facts: readonly string[]): Piece {
  const { hairline, ink } = palette;
  return {
    html: table(
      facts.map(
        (fact) =>
          html`<tr>
            <td
              class="${CLASS.line} ${CLASS.text}"
              style="padding:10px 0;border-bottom:1px solid ${hairline};word-break:break-word;color:${ink}"
            >
              ${fact}
            </td>
          </tr>`,
      ),
      "margin:0 0 16px",
    ),
    text: facts.join("\n"),
  };
}

/** A hairline between parts of a mail. */
export function rule({ palette }: MailTheme): Piece {
  return {
    html: table(
      html`<tr>
        <td
          class="${CLASS.line}"
          height="1"
          style="border-top:1px solid ${palette.hairline};font-size:0;line-height:1px"
        >
          &#160;
        </td>
      </tr>`,
      "margin:12px 0 0",
    ),
    text: "",
  };
}

/** Pieces two by two; one below the other on a narrow screen. */
export function columns(pieces: readonly Piece[]): Piece[] {
  const [one, other, ...rest] = pieces;
  if (!one) return [];
  if (!other) return [one];
  const cell = ({ html: inner }: Piece, padding: string) =>
    html`<td
      class="col"
      width="50%"
      valign="top"
      style="width:50%;padding:${padding}"
    >
      ${inner}
    </td>`;
  const pair = {
    html: table(
      html`<tr>
        ${cell(one, "0 16px 0 0")}${cell(other, "0 0 0 16px")}
      </tr>`,
    ),
    text: [one.text, other.text].filter(Boolean).join("\n\n"),
  };
  return [pair, ...columns(rest)];
}
