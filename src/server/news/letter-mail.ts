import { isSoldOut, sayPrice } from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { CAMPAIGN_PARAM } from "#shared/visits/rules.ts";
import { letterPath, productPath } from "#shared/api/paths.ts";
import { unsubscribePath } from "#shared/newsletter/calls.ts";
import type { Mail, MailPicture } from "#server/mail/mail.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import {
  CLASS,
  DISPLAY,
  type MailTheme,
} from "#server/mail/templates/theme.ts";
import { button } from "#server/mail/templates/blocks.ts";
import {
  link,
  markdownAsText,
  noteAsHtml,
  type Piece,
  small,
} from "#server/mail/templates/pieces.ts";
import { html, raw } from "#server/runtime/html.ts";
import type {
  Dress,
  References,
  renderMarkdown,
} from "#server/site/markdown.ts";
import type { LetterPiece } from "./letter-content.ts";

type LetterMailData = MailVoice & {
  subject: string;
  /** The line that inboxes show after the subject. */
  line: string;
  slug: string;
  /** By which its links are told from others; empty: by nothing. */
  campaign: string;
  pieces: readonly LetterPiece[];
  pictures: ReadonlyMap<string, MailPicture>;
  renderMarkdown: typeof renderMarkdown;
  references: References;
  /** The subscriber's token, for the unsubscribe link. */
  token: string;
};

/** A letter as a mail; mail programs recognize the unsubscribe headers. */
export function composeLetterMail(data: LetterMailData): Mail {
  const { theme, locale, publicUrl, token, subject, line, slug } = data;
  const { shopName, messages } = locale;
  const { reason, unsubscribe } = messages.mail.welcome;
  const unsubscribeUrl = `${publicUrl}${unsubscribePath(token)}`;
  const pageUrl = linkIn(data, letterPath(slug));
  return {
    subject,
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    pictures: [...data.pictures.values()],
    ...layout(data, {
      preview: line,
      heading: subject,
      body: data.pieces.map((piece) =>
        piece.kind === "text"
          ? textPiece(piece.markdown, data)
          : productPiece(piece.product, data),
      ),
      footer: [
        small(link(theme, pageUrl, messages.mail.letter.inBrowser)),
        small(reason(shopName)),
        small(link(theme, unsubscribeUrl, unsubscribe)),
      ],
    }),
  };
}

/** A link to a page of the shop, which says that it stood in this letter. */
function linkIn(
  { publicUrl, campaign }: Pick<LetterMailData, "publicUrl" | "campaign">,
  path: string,
): string {
  const url = new URL(path, publicUrl);
  if (campaign) url.searchParams.set(CAMPAIGN_PARAM, campaign);
  // Else the home page would end with a slash, where it had none.
  return campaign ? url.href : `${publicUrl}${path}`;
}

/** Styles by element: mail programs support no style sheets. */
function stylesOf({ palette }: MailTheme): Record<string, string> {
  const { accent, hairline, ink } = palette;
  const heading = `margin:28px 0 8px;font:400 22px/1.2 ${DISPLAY};color:${ink}`;
  return {
    p: "margin:0 0 16px",
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    a: `color:${accent}`,
    ul: "margin:0 0 16px;padding-left:22px",
    ol: "margin:0 0 16px;padding-left:22px",
    li: "margin:0 0 6px",
    blockquote: `margin:0 0 16px;padding-left:16px;border-left:3px solid ${hairline}`,
    hr: `margin:24px 0;border:0;border-top:1px solid ${hairline}`,
    img: "display:block;width:100%;max-width:100%;height:auto;border:0;border-radius:14px",
  };
}

/** The elements that change their color in dark mode. */
const CLASSES: Record<string, string> = {
  h2: CLASS.text,
  h3: CLASS.text,
  h4: CLASS.text,
  h5: CLASS.text,
  h6: CLASS.text,
  a: CLASS.link,
  blockquote: CLASS.line,
  hr: CLASS.line,
};

function textPiece(markdown: string, data: LetterMailData): Piece {
  const { theme, publicUrl, pictures } = data;
  const styles = stylesOf(theme);
  const dress: Dress = (token) => {
    const src = token.type === "image" && String(token.attrGet("src"));
    const picture = src ? pictures.get(src) : undefined;
    if (src && !picture) token.type = "text";
    if (picture) {
      token.attrs = [
        ["src", `cid:${picture.cid}`],
        ["alt", ""],
        ["width", "536"],
      ];
    }
    const href = String(token.attrGet("href") ?? "");
    if (href.startsWith("/")) token.attrSet("href", linkIn(data, href));
    const style = token.nesting < 0 ? undefined : styles[token.tag];
    if (style) token.attrSet("style", style);
    const named = token.nesting < 0 ? undefined : CLASSES[token.tag];
    if (named) token.attrSet("class", named);
  };
  return {
    html: raw(data.renderMarkdown(markdown, dress, data.references)),
    text: markdownAsText(markdown, publicUrl),
  };
}

function productPiece(product: Product, data: LetterMailData): Piece {
  const { theme, locale, pictures } = data;
  const { name, imageUrl, slug } = product;
  const url = linkIn(data, productPath(slug));
  const { first } = locale.messages;
  const price = sayPrice(product, first.products, locale.formats);
  const picture = pictures.get(imageUrl);
  const { see } = locale.messages.mail.letter;
  const priceNote = isSoldOut(product) ? "" : locale.legal.priceNote;
  const seeButton = button(theme, url, see);
  return {
    html: html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:8px 0 14px"
      >
        <tr>
          <td width="88" style="padding:0 14px 0 0">
            ${
              picture &&
              html`<img
                src="cid:${picture.cid}"
                width="88"
                alt=""
                style="display:block;width:88px;height:auto;border:0;border-radius:10px"
              />`
            }
          </td>
          <td>
            <strong>${name}</strong
            ><br />${price}${priceNote && noteAsHtml(theme, priceNote)}
          </td>
        </tr>
      </table>
      ${seeButton.html}`,
    text: [name, price, priceNote, seeButton.text].filter(Boolean).join("\n"),
  };
}
