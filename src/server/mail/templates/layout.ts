import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { html, raw } from "#server/runtime/html.ts";
import { mailHead } from "./head.ts";
import { CLASS, DISPLAY, type MailTheme, styleSheet, TEXT } from "./theme.ts";
import { link, type Piece, small, typed } from "./pieces.ts";

/** The voice in which every mail is written. */
export type MailVoice = {
  theme: MailTheme;
  locale: ShopLocale;
  publicUrl: string;
};

export type Page = {
  /** The line that inboxes show after the subject. */
  preview: string;
  heading: string;
  /** A name in the heading, which no line break splits. */
  unsplit?: string;
  body: readonly Piece[];
  /** The shop's address, if it is nothing else. */
  footer?: readonly Piece[];
};

/** A mail as HTML and as plain text, from the same pieces. */
export function layout(
  voice: MailVoice,
  page: Page,
): { html: string; text: string } {
  const { theme, publicUrl } = voice;
  const footer = [small(link(theme, publicUrl, publicUrl))];
  const whole = { footer, ...voice, ...page };
  return { html: asHtml(whole), text: asText(whole) };
}

type Whole = MailVoice &
  Required<Omit<Page, "unsplit">> &
  Pick<Page, "unsplit">;

function asText({ locale, heading, body, footer }: Whole): string {
  const { shopName, legal } = locale;
  const texts = (pieces: readonly Piece[]) =>
    pieces.map(({ text }) => text).filter(Boolean);
  const own = legal.mailText ? [legal.mailText] : [];
  const end = ["-- ", shopName, ...texts(footer), ...own, ""].join("\n");
  return [heading, ...texts(body), end].join("\n\n");
}

// Outlook on Windows draws mails with Word, which knows no maximal width.
const WORD_START = raw(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
);
const WORD_END = raw("<!--[if mso]></td></tr></table><![endif]-->");

/** One column of tables, which every mail program can show. */
function asHtml(page: Whole): string {
  const { theme, preview, locale, heading, unsplit, body, footer } = page;
  const { shopName, formats, legal } = locale;
  const { paper, white, shell, ink, inkSoft } = theme.palette;
  return html`<!doctype html>
    <html lang="${formats.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta
          name="format-detection"
          content="telephone=no,date=no,address=no,email=no,url=no"
        />
        <title>${heading}</title>
        <style>
          ${raw(styleSheet(theme))}
        </style>
      </head>
      <body
        class="${CLASS.ground} ${CLASS.text}"
        style="margin:0;padding:0;background:${paper};color:${ink};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          class="${CLASS.ground}"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${paper}"
          style="background:${paper}"
        >
          <tr>
            <td align="center">
              ${WORD_START}
              <table
                role="presentation"
                class="${CLASS.card}"
                align="center"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                bgcolor="${white}"
                style="width:100%;max-width:600px;background:${white}"
              >
                ${mailHead(theme, shopName)}
                <tr>
                  <td
                    class="pad ${CLASS.text}"
                    style="padding:24px 32px 20px;font:400 16px/1.55 ${TEXT};word-break:break-word;color:${ink}"
                  >
                    <h1
                      class="h1 ${CLASS.text}"
                      style="margin:0 0 14px;font:400 38px/1.08 ${DISPLAY};letter-spacing:-0.02em;word-break:break-word;color:${ink}"
                    >
                      ${unsplit ? keptWhole(heading, unsplit) : heading}
                    </h1>
                    ${body.map((piece) => piece.html)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="pad ${CLASS.box} ${CLASS.note}"
                    bgcolor="${shell}"
                    style="padding:22px 32px 28px;background:${shell};font:400 14px/1.5 ${TEXT};word-break:break-word;color:${inkSoft}"
                  >
                    <p style="margin:0 0 8px"><strong>${shopName}</strong></p>
                    ${footer.map((piece) => piece.html)}
                    ${legal.mailText && ownLines(legal.mailText)}
                  </td>
                </tr>
              </table>
              ${WORD_END}
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

/** A longer name could not be kept on one line of a phone. */
const MOST_UNSPLIT = 18;

/** The heading with the spaces of this name made unbreakable. */
function keptWhole(heading: string, name: string): string {
  if (name.length > MOST_UNSPLIT) return heading;
  return heading.replaceAll(name, name.replaceAll(" ", "\u00a0"));
}

/** The maker's own lines under her mails, with her line breaks. */
const ownLines = (text: string) =>
  html`<p style="margin:16px 0 8px">${typed(text)}</p>`;
