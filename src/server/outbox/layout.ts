import { type Html, html } from "./html.ts";

// Mail programs know neither style sheets nor custom properties, so the
// colors of the design's tokens (web/theme.css.ts) stand here as values.
export const INK = "#2B1026";
export const INK_SOFT = "#684C60";
export const PAPER = "#FBF6EF";
export const WHITE = "#FFFDFA";
export const SHELL = "#F4E9E0";
const HAIRLINE = "#E4D5CB";
export const RASPBERRY = "#B00D48";
export const DISPLAY = "'Iowan Old Style','Palatino Linotype',Georgia,serif";
export const TEXT = "'Helvetica Neue',Arial,sans-serif";

export type Page = {
  /** The line that inboxes show after the subject. */
  preview: string;
  shopName: string;
  heading: string;
  body: readonly Html[];
  footer: readonly Html[];
};

/** A mail as a page: one column of tables, which every program can show. */
export function layout(page: Page): string {
  const { preview, shopName, heading, body, footer } = page;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${heading}</title>
      </head>
      <body style="margin:0;padding:0;background:${PAPER};color:${INK}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${PAPER}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px"
              >
                <tr>
                  <td
                    style="padding:0 8px 16px;font:400 22px/1.2 ${DISPLAY};color:${INK}"
                  >
                    ${shopName}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:28px 24px;background:${WHITE};border:1px solid ${HAIRLINE};border-radius:14px;font:400 16px/1.5 ${TEXT};color:${INK}"
                  >
                    <h1
                      style="margin:0 0 16px;font:400 30px/1.15 ${DISPLAY};color:${INK}"
                    >
                      ${heading}
                    </h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 8px;font:400 13px/1.5 ${TEXT};color:${INK_SOFT}"
                  >
                    ${footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

type Content = Html | string;

export function paragraph(...content: Content[]): Html {
  return html`<p style="margin:0 0 16px">${content}</p>`;
}

export function small(...content: Content[]): Html {
  return html`<p style="margin:0 0 8px">${content}</p>`;
}

export function heading(text: string): Html {
  return html`<h2
    style="margin:28px 0 8px;font:400 21px/1.25 ${DISPLAY};color:${INK}"
  >
    ${text}
  </h2>`;
}

/** A link; `url` is one that the shop itself made. */
export function link(url: string, text: string): Html {
  return html`<a href="${url}" style="color:${RASPBERRY}">${text}</a>`;
}

export function mailLink(address: string, subject?: string): Html {
  return link(mailto(address, subject), address);
}

/** A mailto: link; what the address holds cannot become a second field. */
export function mailto(address: string, subject?: string): string {
  const recipient = encodeURIComponent(address).replace("%40", "@");
  return subject
    ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}`
    : `mailto:${recipient}`;
}

export function phoneLink(phone: string): Html {
  return link(tel(phone), phone);
}

/** A tel: link: digits, with the plus of a country code. */
function tel(phone: string): string {
  const plus = phone.trim().startsWith("+") ? "+" : "";
  return `tel:${plus}${phone.replace(/\D/g, "")}`;
}

/** Items with bullets, or numbered where they are `ordered`. */
export function list(items: readonly Content[], ordered = false): Html {
  const rows = items.map(
    (item) => html`<li style="margin:0 0 6px">${item}</li>`,
  );
  const style = "margin:0 0 16px;padding-left:22px";
  return ordered
    ? html`<ol style="${style}">
        ${rows}
      </ol>`
    : html`<ul style="${style}">
        ${rows}
      </ul>`;
}

type Sum = {
  what: Content;
  much: Content;
  /** As wide as the table, under both. */
  below?: Html;
};

/** Rows of what, and how much. */
export function sums(rows: readonly Sum[]): Html {
  const line = `border-top:1px solid ${HAIRLINE};padding:12px 0`;
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 16px;border-bottom:1px solid ${HAIRLINE}"
  >
    ${rows.map(({ what, much, below }) => [
      html`<tr>
        <td style="${line};vertical-align:top">${what}</td>
        <td
          align="right"
          style="${line} 12px 16px;vertical-align:top;white-space:nowrap"
        >
          ${much}
        </td>
      </tr>`,
      below &&
        html`<tr>
          <td colspan="2" style="padding:0 0 14px">${below}</td>
        </tr>`,
    ])}
  </table>`;
}
