import { type Html, html, raw } from "#server/runtime/html.ts";
import { mailto } from "#shared/text/links.ts";
import { tel } from "#shared/text/contact.ts";
import { CLASS, type MailTheme, TEXT } from "./theme.ts";

/** A piece of a mail, as HTML and as plain text. */
export type Piece = { html: Html; text: string };
export type Content = Piece | string;

export const asHtml = (content: Content) =>
  typeof content === "string" ? content : content.html;
export const asText = (content: Content) =>
  typeof content === "string" ? content : content.text;

/** A piece whose text is its contents, one after the other. */
const around = (
  content: readonly Content[],
  wrap: (inner: (Html | string)[]) => Html,
): Piece => ({
  html: wrap(content.map(asHtml)),
  text: content.map(asText).join("").trim(),
});

export const paragraph = (...content: Content[]) =>
  around(content, (inner) => html`<p style="margin:0 0 16px">${inner}</p>`);

/** A paragraph of a text with a piece in the place of its "{}". */
export function paragraphWith(text: string, piece: Piece): Piece {
  const [before = "", after = ""] = text.split("{}");
  return paragraph(before, piece, after);
}

export const small = (...content: Content[]) =>
  around(content, (inner) => html`<p style="margin:0 0 8px">${inner}</p>`);

export const strong = (...content: Content[]) =>
  around(content, (inner) => html`<strong>${inner}</strong>`);

/** A sentence of less weight, such as one about what stands above it. */
export const note = ({ palette }: MailTheme, ...content: Content[]) =>
  around(
    content,
    (inner) =>
      html`<p
        class="${CLASS.note}"
        style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${palette.inkSoft}"
      >
        ${inner}
      </p>`,
  );

/** A paragraph whose contents are each on a line of their own. */
export function lines(...content: Content[]): Piece {
  const [first = "", ...rest] = content.map(asHtml);
  return {
    html: html`<p style="margin:0 0 16px">
      ${first}${rest.map((each) => html`<br />${each}`)}
    </p>`,
    text: content.map(asText).join("\n"),
  };
}

/** "Total: $24.00", with the language's own colon. */
export const labelled = ({ colon }: MailTheme, label: string, text: string) =>
  `${label}${colon}${text}`;

/** A link. `url` must come from the shop itself. */
export function link(theme: MailTheme, url: string, text: string): Piece {
  return {
    html: html`<a
      class="${CLASS.link}"
      href="${url}"
      style="color:${theme.palette.accent}"
      >${text}</a
    >`,
    text: url === text ? url : labelled(theme, text, url),
  };
}

/** A link to an address or a number, which the plain text names alone. */
const named = (theme: MailTheme, url: string, name: string, text = name) => ({
  html: link(theme, url, name).html,
  text,
});

export const mailLink = (theme: MailTheme, address: string, subject?: string) =>
  named(theme, mailto(address, subject), address);

export const phoneLink = (theme: MailTheme, phone: string) =>
  named(theme, tel(phone), phone);

/** A link that the plain text leaves out, because its reader can reply. */
export const writeLink = (theme: MailTheme, url: string, name: string) =>
  named(theme, url, name, "");

/** A text with its line breaks: some mail programs ignore `white-space`. */
export const typed = (text: string): Html[] =>
  text
    .split("\n")
    .map((line, index) => html`${index > 0 && raw("<br />")}${line}`);

/** A quiet line below what it is about. */
export const noteAsHtml = ({ palette }: MailTheme, text: string) =>
  html`<p
    class="${CLASS.note}"
    style="margin:2px 0 0;font:400 14px/1.5 ${TEXT};color:${palette.inkSoft}"
  >
    ${typed(text)}
  </p>`;

/**
 * Markdown as it is read in plain text: as it was typed, with pictures as their
 * texts, and links that lead from a mail to the shop.
 */
export const markdownAsText = (markdown: string, publicUrl: string): string =>
  markdown
    .replaceAll(
      /!\[([^\]\n]{0,500})\](?:\([^)\s]{0,500}\)|\[[^\]\n]{0,500}\])/g,
      "$1",
    )
    .replaceAll("](/", `](${publicUrl}/`)
    .replaceAll(/^( {0,3}\[[^\]\n]+\]:[ \t]*<?)\/(?!\/)/gm, `$1${publicUrl}/`)
    .replaceAll(/\\$/gm, "")
    .trim();

/** A list with bullets, or with numbers where it is `ordered`. */
export function list(items: readonly Content[], ordered = false): Piece {
  const rows = items.map(
    (item) => html`<li style="margin:0 0 6px">${asHtml(item)}</li>`,
  );
  const style = "margin:0 0 16px;padding-left:22px";
  return {
    html: ordered
      ? html`<ol style="${style}">
          ${rows}
        </ol>`
      : html`<ul style="${style}">
          ${rows}
        </ul>`,
    text: items
      .map((item, index) => `${ordered ? `${index + 1}. ` : ""}${asText(item)}`)
      .join("\n"),
  };
}
