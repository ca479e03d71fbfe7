import type { MailPicture } from "#server/mail/mail.ts";
import {
  DEFAULT_PALETTE,
  type Palette,
  PALETTES,
} from "#shared/site/palettes.ts";
import { mailto, tel } from "#shared/text/links.ts";
import { type Html, html } from "./html.ts";

export const DISPLAY = "'Iowan Old Style','Palatino Linotype',Georgia,serif";
export const TEXT = "'Helvetica Neue',Arial,sans-serif";

/**
 * How a shop looks in its mails. Mail programs support neither style sheets nor
 * custom properties, so every style attribute contains its colors.
 */
export type MailLook = {
  palette: Palette;
  /** The shop's square mark, shown beside the shop's name. */
  mark?: MailPicture | undefined;
};

/** The look of a shop that has not chosen its colors and has no mark. */
export const PLAIN_LOOK: MailLook = { palette: PALETTES[DEFAULT_PALETTE] };

/** The width and height at which a mail shows the mark. */
const MARK_PX = 40;

export type Page = {
  look: MailLook;
  /** The line that inboxes show after the subject. */
  preview: string;
  shopName: string;
  heading: string;
  body: readonly Html[];
  footer: readonly Html[];
};

/** A mail as HTML: one column of tables, which every mail program can show. */
export function layout(page: Page): string {
  const { look, preview, shopName, heading, body, footer } = page;
  const { paper, white, ink, inkSoft, hairline } = look.palette;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${heading}</title>
      </head>
      <body style="margin:0;padding:0;background:${paper};color:${ink}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${paper}"
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
                    style="padding:0 8px 16px;font:400 22px/1.2 ${DISPLAY};color:${ink}"
                  >
                    ${markOf(look)}${shopName}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:28px 24px;background:${white};border:1px solid ${hairline};border-radius:14px;font:400 16px/1.5 ${TEXT};color:${ink}"
                  >
                    <h1
                      style="margin:0 0 16px;font:400 30px/1.15 ${DISPLAY};color:${ink}"
                    >
                      ${heading}
                    </h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 8px;font:400 13px/1.5 ${TEXT};color:${inkSoft}"
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

function markOf({ mark }: MailLook): Html | undefined {
  if (!mark) return undefined;
  return html`<img
    src="cid:${mark.cid}"
    width="${MARK_PX}"
    height="${MARK_PX}"
    alt=""
    style="vertical-align:middle;margin-right:10px;border:0"
  />`;
}

type Content = Html | string;

export function paragraph(...content: Content[]): Html {
  return html`<p style="margin:0 0 16px">${content}</p>`;
}

export function small(...content: Content[]): Html {
  return html`<p style="margin:0 0 8px">${content}</p>`;
}

export function heading({ palette }: MailLook, text: string): Html {
  return html`<h2
    style="margin:28px 0 8px;font:400 21px/1.25 ${DISPLAY};color:${palette.ink}"
  >
    ${text}
  </h2>`;
}

/** A link. `url` must come from the shop itself. */
export function link(look: MailLook, url: string, text: string): Html {
  return html`<a href="${url}" style="color:${look.palette.raspberry}"
    >${text}</a
  >`;
}

/** A link that is easy to hit with a thumb. `url` must come from the shop. */
export function button(look: MailLook, url: string, text: string): Html {
  const { raspberry, white } = look.palette;
  return html`<p style="margin:0 0 20px">
    <a
      href="${url}"
      style="display:inline-block;padding:14px 24px;border-radius:999px;background:${raspberry};color:${white};font:600 16px/1.2 ${TEXT};text-decoration:none"
      >${text}</a
    >
  </p>`;
}

export function mailLink(
  look: MailLook,
  address: string,
  subject?: string,
): Html {
  return link(look, mailto(address, subject), address);
}

export function phoneLink(look: MailLook, phone: string): Html {
  return link(look, tel(phone), phone);
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
  /** Shown below the label and the amount, across the whole table. */
  details?: Html;
};

/** A table of labels and amounts. */
export function priceTable(
  { palette: { hairline } }: MailLook,
  rows: readonly PriceRow[],
): Html {
  const line = `border-top:1px solid ${hairline};padding:12px 0`;
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 16px;border-bottom:1px solid ${hairline}"
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
