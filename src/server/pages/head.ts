import { pageTitle } from "#shared/page.ts";
import type { ShopInfo } from "#shared/shop.ts";
import { tag, type Markup } from "./markup.ts";
import type { SitePage } from "./site-pages.ts";

export const DESCRIPTION =
  "Handmade resin claw clips, poured in small batches. Choose one, or design your own with charms and letters.";
const THEME_COLOR = "#FBF6EF";

/** What a link to a page looks like where it is shared. */
export type Card = {
  title: string;
  description: string;
  url: string;
  imageUrl: string;
  imageAlt: string;
};

/** The card of a page, with the hero's picture. */
export function pageCard(page: SitePage, shop: ShopInfo): Card {
  return {
    title: pageTitle(page.title, shop.name),
    description: DESCRIPTION,
    url: canonical(page, shop),
    imageUrl: `${shop.publicUrl}/hero/poster.webp`,
    imageAlt: "Handmade resin claw clips",
  };
}

function canonical(page: SitePage, shop: ShopInfo): string {
  return `${shop.publicUrl}${page.path}`;
}

/** Open Graph and Twitter. */
export function cardTags(card: Card, shop: ShopInfo): Markup[] {
  const graph = {
    type: "website",
    site_name: shop.name,
    title: card.title,
    description: card.description,
    url: card.url,
    image: card.imageUrl,
    "image:alt": card.imageAlt,
  };
  return [
    ...Object.entries(graph).map(
      ([name, content]) =>
        tag`<meta property="og:${name}" content="${content}">`,
    ),
    tag`<meta name="twitter:card" content="summary_large_image">`,
  ];
}

/** What browsers and search engines read of a page. */
export function pageTags(page: SitePage, shop: ShopInfo): Markup[] {
  return [
    tag`<title>${pageTitle(page.title, shop.name)}</title>`,
    tag`<meta name="description" content="${DESCRIPTION}">`,
    page.isListed
      ? tag`<link rel="canonical" href="${canonical(page, shop)}">`
      : tag`<meta name="robots" content="noindex">`,
    tag`<meta name="theme-color" content="${THEME_COLOR}">`,
    tag`<link rel="manifest" href="/manifest.webmanifest">`,
    tag`<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">`,
    tag`<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`,
  ];
}
