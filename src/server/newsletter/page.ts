import { PAGES, unsubscribePath } from "#shared/api/paths.ts";
import { html, type Html } from "#server/mail/templates/html.ts";
import { DISPLAY, TEXT } from "#server/mail/templates/layout.ts";
import type { Palette } from "#shared/site/palettes.ts";

/** The shop's name and colors, as shown on each page of this file. */
type Shop = { shopName: string; palette: Palette };
type Content = Shop & { title: string; body: readonly Html[] };

const POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page of an unsubscribe link: a question and a button. */
export function confirmPage(shop: Shop, token: string): Response {
  const { shopName, palette } = shop;
  return page(200, {
    ...shop,
    title: "Leave the newsletter?",
    body: [
      html`<p>
        You will get no more newsletters from ${shopName}. You can join again at
        any time.
      </p>`,
      html`<form method="post" action="${unsubscribePath(token)}">
        <button style="${buttonStyle(palette)}">Unsubscribe</button>
      </form>`,
    ],
  });
}

/** The page after unsubscribing, for the first time or again. */
export function donePage(shop: Shop): Response {
  return page(200, {
    ...shop,
    title: "You have left the newsletter",
    body: [
      html`<p>
        No more newsletters will come to you. If that was a mistake, you can
        join again in the shop.
      </p>`,
      backLink(shop),
    ],
  });
}

/** The page of a link that is incomplete, or whose subscriber was erased. */
export function unknownPage(shop: Shop): Response {
  return page(404, {
    ...shop,
    title: "This link does not work any more",
    body: [
      html`<p>
        We could not find your address by this link. Perhaps it was cut short,
        or you have been taken off the list already. Please open the link in our
        mail once more, or reply to that mail and we take you off.
      </p>`,
      backLink(shop),
    ],
  });
}

const backLink = ({ palette }: Shop) =>
  html`<p>
    <a href="${PAGES.home}" style="color:${palette.raspberry}"
      >Back to the shop</a
    >
  </p>`;
const buttonStyle = ({ raspberry, white }: Palette) =>
  `min-height:48px;padding:0 28px;border:0;border-radius:999px;background:${raspberry};color:${white};font:600 16px/1 ${TEXT};cursor:pointer`;
const bodyStyle = ({ paper, ink }: Palette) =>
  `margin:0;padding:48px 16px;background:${paper};color:${ink};font:400 17px/1.5 ${TEXT}`;
const HEADING = `margin:0 0 16px;font:400 34px/1.15 ${DISPLAY}`;

function page(status: number, content: Content): Response {
  const { shopName, palette, title, body } = content;
  const document = html`<!doctype html>
    <html lang="en">
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
