import { PAGES } from "#shared/api/paths.ts";
import { confirmPath, unsubscribePath } from "#shared/newsletter/calls.ts";
import { html, type Html } from "#server/runtime/html.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { DISPLAY, TEXT } from "#server/mail/templates/theme.ts";
import type { Palette } from "#shared/site/palettes.ts";

/** The shop's words and colors, as shown on each page of this file. */
export type Shop = { locale: ShopLocale; palette: Palette };
type Content = Shop & { title: string; body: readonly Html[] };

const POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const texts = ({ locale }: Shop) => locale.messages.mail.unsubscribe;

/** The page of an unsubscribe link: a question and a button. */
export function confirmPage(shop: Shop, token: string): Response {
  const t = texts(shop);
  return page(200, {
    ...shop,
    title: t.title,
    body: [
      html`<p>${t.text(shop.locale.shopName)}</p>`,
      html`<form method="post" action="${unsubscribePath(token)}">
        <button style="${buttonStyle(shop.palette)}">${t.confirm}</button>
      </form>`,
    ],
  });
}

/** The page of the link that confirms a subscription: a button. */
export function joinPage(shop: Shop, token: string): Response {
  const t = shop.locale.messages.mail.confirmSubscription;
  return page(200, {
    ...shop,
    title: t.title,
    body: [
      html`<p>${t.text(shop.locale.shopName)}</p>`,
      html`<form method="post" action="${confirmPath(token)}">
        <button style="${buttonStyle(shop.palette)}">${t.confirm}</button>
      </form>`,
    ],
  });
}

/** The page after confirming a subscription, for the first time or again. */
export function joinedPage(shop: Shop): Response {
  const { doneTitle: title, done } =
    shop.locale.messages.mail.confirmSubscription;
  const body = [html`<p>${done}</p>`, backLink(shop)];
  return page(200, { ...shop, title, body });
}

/** The page of the link that confirms, for an address that is off the list. */
export function leftPage(shop: Shop): Response {
  const { offTitle: title, off } =
    shop.locale.messages.mail.confirmSubscription;
  const body = [html`<p>${off}</p>`, backLink(shop)];
  return page(200, { ...shop, title, body });
}

/** The page after unsubscribing, for the first time or again. */
export function donePage(shop: Shop): Response {
  const { doneTitle: title, done } = texts(shop);
  const body = [html`<p>${done}</p>`, backLink(shop)];
  return page(200, { ...shop, title, body });
}

/** The page of a link that is incomplete, or whose subscriber was erased. */
export function unknownPage(shop: Shop): Response {
  const { unknownTitle: title, unknown } = texts(shop);
  const body = [html`<p>${unknown}</p>`, backLink(shop)];
  return page(404, { ...shop, title, body });
}

type Question = {
  title: string;
  text: string;
  confirm: string;
  action: string;
};

/** A page of a link in a mail that asks, with a button that does it. */
export function askPage(shop: Shop, { title, ...asked }: Question): Response {
  const body = [
    html`<p>${asked.text}</p>`,
    html`<form method="post" action="${asked.action}">
      <button style="${buttonStyle(shop.palette)}">${asked.confirm}</button>
    </form>`,
  ];
  return page(200, { ...shop, title, body });
}

/** A page of a link in a mail that says what is so now. */
export function saidPage(
  status: number,
  shop: Shop,
  { title, text }: { title: string; text: string },
): Response {
  const body = [html`<p>${text}</p>`, backLink(shop)];
  return page(status, { ...shop, title, body });
}

const backLink = (shop: Shop) =>
  html`<p>
    <a href="${PAGES.home}" style="color:${shop.palette.accent}"
      >${texts(shop).back}</a
    >
  </p>`;
const buttonStyle = ({ accent, white }: Palette) =>
  `min-height:48px;padding:0 28px;border:0;border-radius:999px;background:${accent};color:${white};font:600 16px/1 ${TEXT};cursor:pointer`;
const bodyStyle = ({ paper, ink }: Palette) =>
  `margin:0;padding:48px 16px;background:${paper};color:${ink};font:400 17px/1.5 ${TEXT}`;
const HEADING = `margin:0 0 16px;font:400 34px/1.15 ${DISPLAY}`;

function page(status: number, content: Content): Response {
  const { locale, palette, title, body } = content;
  const { shopName, formats } = locale;
  const document = html`<!doctype html>
    <html lang="${formats.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${shopName}</title>
      </head>
      <body style="${bodyStyle(palette)}">
        <main style="max-width:34rem;margin:0 auto">
          <p>${shopName}</p>
          <h1 style="${HEADING}">${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  return new Response(document.markup, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
    },
  });
}
