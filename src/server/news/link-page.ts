import type { Deps } from "#server/deps.ts";
import { readPalette } from "#server/site/store.ts";
import { TOOTH } from "#shared/site/rules.ts";
import { mailto } from "#shared/text/links.ts";
import { PAGES } from "#shared/api/paths.ts";
import { confirmPath, unsubscribePath } from "#shared/newsletter/calls.ts";
import { html, type Html } from "#server/runtime/html.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { DISPLAY, TEXT } from "#server/mail/templates/theme.ts";
import type { Palette } from "#shared/site/palettes.ts";

/** The shop's words, colors and fonts, as shown on each page of this file. */
export type Shop = {
  locale: ShopLocale;
  palette: Palette;
  styles: readonly string[];
  supportEmail: string;
};

export async function readShop(deps: Deps): Promise<Shop> {
  const [locale, palette] = await Promise.all([
    deps.locale(),
    readPalette(deps.db, deps.config),
  ]);
  const styles = deps.pageStyles.of(locale.formats.language);
  return { locale, palette, styles, supportEmail: deps.config.supportEmail };
}
type Content = Shop & { title: string; body: readonly Html[] };

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

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
  html`<p style="margin-top:32px">
    <a href="${PAGES.home}" style="color:${shop.palette.accent};font-weight:600"
      >${texts(shop).back}</a
    >
  </p>`;
const buttonStyle = ({ accent, white }: Palette) =>
  `min-height:56px;margin-top:32px;padding:0 32px;border:0;border-radius:999px;background:${accent};color:${white};font:600 17px/1 ${SANS};cursor:pointer`;

// The fonts of the shop's pages, which their style sheet loads.
const SERIF = `'Fraunces Soft',${DISPLAY}`;
const SANS = `'Instrument Sans',${TEXT}`;
const WRAP =
  "width:min(100%,76rem);margin:0 auto;padding:0 clamp(20px,4vw,64px);box-sizing:border-box";

const bodyStyle = ({ paper, ink }: Palette) =>
  `margin:0;min-height:100vh;display:flex;flex-direction:column;background:${paper};color:${ink};font:400 17px/1.6 ${SANS}`;
const HEADING = `margin:0 0 20px;font:400 clamp(38px,6vw,64px)/1.04 ${SERIF};letter-spacing:-0.03em;text-wrap:balance`;

/** The shop's name as its pages write it, with the sign in its color. */
function logo({ locale }: Shop, color: string): Html {
  const [first = "", ...rest] = locale.shopName
    .split("&")
    .map((part) => part.trim());
  const parts = rest.map(
    (part) =>
      html`<b style="margin:0 .1em;font-weight:400;color:${color}">&amp;</b
        ><span>${part}</span>`,
  );
  return html`<a
    href="${PAGES.home}"
    style="display:inline-flex;flex-wrap:wrap;align-items:center;min-height:48px;color:inherit;text-decoration:none;font:400 clamp(22px,3vw,28px)/1 ${SERIF};letter-spacing:-0.012em"
    ><span>${first}</span>${parts}</a
  >`;
}

/** The toothed edge between the page and its foot. */
function teeth({ ink, paper }: Palette): Html {
  const { width, height } = TOOTH;
  return html`<svg
    style="display:block;width:100%;height:44px;margin-top:auto;background:${ink};transform:translateY(1px)"
    aria-hidden="true"
  >
    <pattern
      id="teeth"
      width="34"
      height="44"
      patternUnits="userSpaceOnUse"
      viewBox="0 0 ${width} ${height}"
      preserveAspectRatio="none"
    >
      <path fill="${paper}" d="${TOOTH.path}"></path>
    </pattern>
    <rect width="100%" height="100%" fill="url(#teeth)"></rect>
  </svg>`;
}

/** Where to write, with the address in its place. */
function questions({ locale, supportEmail, palette }: Shop): Html {
  const [before = "", after = ""] = locale.messages.first.questions.split("{}");
  const link = html`<a
    href="${mailto(supportEmail, locale.shopName)}"
    style="color:${palette.paper}"
    >${supportEmail}</a
  >`;
  return html`<p style="margin:8px 0 0;color:${palette.footText}">
    <span>${before}</span>${link}<span>${after}</span>
  </p>`;
}

function page(status: number, content: Content): Response {
  const { locale, palette, styles, title, body } = content;
  const { shopName, formats } = locale;
  const document = html`<!doctype html>
    <html lang="${formats.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${shopName}</title>
        ${styles.map((url) => html`<link rel="stylesheet" href="${url}" />`)}
      </head>
      <body style="${bodyStyle(palette)}">
        <header style="${WRAP};padding-top:12px;padding-bottom:12px">
          ${logo(content, palette.accent)}
        </header>
        <main
          style="${WRAP};padding-top:clamp(32px,9vh,96px);padding-bottom:clamp(48px,9vh,96px)"
        >
          <div style="max-width:38rem">
            <h1 style="${HEADING}">${title}</h1>
            ${body}
          </div>
        </main>
        ${teeth(palette)}
        <footer style="background:${palette.ink};color:${palette.paper}">
          <div style="${WRAP};padding-top:32px;padding-bottom:40px">
            ${logo(content, palette.amber)}${questions(content)}
          </div>
        </footer>
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
