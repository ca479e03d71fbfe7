import { PAGES, unsubscribePath } from "#shared/api/paths.ts";
import { html, type Html } from "#server/mail/templates/html.ts";
import {
  DISPLAY,
  INK,
  PAPER,
  RASPBERRY,
  TEXT,
  WHITE,
} from "#server/mail/templates/layout.ts";

type Content = { shopName: string; title: string; body: readonly Html[] };

const POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page of an unsubscribe link: a question and a button. */
export function confirmPage(shopName: string, token: string): Response {
  return page(200, {
    shopName,
    title: "Leave the newsletter?",
    body: [
      html`<p>
        You will get no more newsletters from ${shopName}. You can join again at
        any time.
      </p>`,
      html`<form method="post" action="${unsubscribePath(token)}">
        <button style="${BUTTON}">Unsubscribe</button>
      </form>`,
    ],
  });
}

/** After unsubscribing, the first time or again. */
export function donePage(shopName: string): Response {
  return page(200, {
    shopName,
    title: "You have left the newsletter",
    body: [
      html`<p>
        No more newsletters will come to you. If that was a mistake, you can
        join again in the shop.
      </p>`,
      BACK_LINK,
    ],
  });
}

/** For a link that is incomplete, or whose subscriber was erased. */
export function unknownPage(shopName: string): Response {
  return page(404, {
    shopName,
    title: "This link does not work any more",
    body: [
      html`<p>
        We could not find your address by this link. Perhaps it was cut short,
        or you have been taken off the list already. Please open the link in our
        mail once more, or reply to that mail and we take you off.
      </p>`,
      BACK_LINK,
    ],
  });
}

const BACK_LINK = html`<p>
  <a href="${PAGES.home}" style="color:${RASPBERRY}">Back to the shop</a>
</p>`;
const BUTTON = `min-height:48px;padding:0 28px;border:0;border-radius:999px;background:${RASPBERRY};color:${WHITE};font:600 16px/1 ${TEXT};cursor:pointer`;
const BODY = `margin:0;padding:48px 16px;background:${PAPER};color:${INK};font:400 17px/1.5 ${TEXT}`;
const HEADING = `margin:0 0 16px;font:400 34px/1.15 ${DISPLAY}`;

function page(status: number, { shopName, title, body }: Content): Response {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${shopName}</title>
      </head>
      <body style="${BODY}">
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
