import { mailto, tel } from "#shared/text/links.ts";
import { type Html, html } from "./html.ts";

// Mail programs support neither style sheets nor custom properties, so the
// colors of the design's tokens (web/theme.css.ts) are repeated as values.
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

/** A mail as HTML: one column of tables, which every mail program can show. */
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

/** A link. `url` must come from the shop itself. */
export function link(url: string, text: string): Html {
  return html`<a href="${url}" style="color:${RASPBERRY}">${text}</a>`;
}

/** A link that is easy to hit with a thumb. `url` must come from the shop. */
export function button(url: string, text: string): Html {
  return html`<p style="margin:0 0 20px">
    <a
      href="${url}"
      style="display:inline-block;padding:14px 24px;border-radius:999px;background:${RASPBERRY};color:${WHITE};font:600 16px/1.2 ${TEXT};text-decoration:none"
      >${text}</a
    >
  </p>`;
}

export function mailLink(address: string, subject?: string): Html {
  return link(mailto(address, subject), address);
}

export function phoneLink(phone: string): Html {
  return link(tel(phone), phone);
}

/** A list with bullets, or with numbers where it is `ordered`. */
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

type PriceRow = {
  label: Content;
  amount: Content;
  /** Below both, as wide as the table. */
  details?: Html;
};

/** A table of labels and amounts. */
export function priceTable(rows: readonly PriceRow[]): Html {
  const line = `border-top:1px solid ${HAIRLINE};padding:12px 0`;
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 16px;border-bottom:1px solid ${HAIRLINE}"
  >
    ${rows.map(({ label, amount, details }) => [
      html`<tr>
        <td style="${line};vertical-align:top">${label}</td>
        <td
          align="right"
          style="${line} 12px 16px;vertical-align:top;white-space:nowrap"
        >
          ${amount}
        </td>
      </tr>`,
      details &&
        html`<tr>
          <td colspan="2" style="padding:0 0 14px">${details}</td>
        </tr>`,
    ])}
  </table>`;
}
