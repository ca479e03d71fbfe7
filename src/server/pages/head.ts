import { type PageState, pageTitle, titleOf } from "#shared/api/page.ts";
import { lastProductPage, previousClipsPath } from "#shared/catalog/pages.ts";
import { CARD_SIZE, clipsPath } from "#shared/api/paths.ts";
import type { ShopInfo } from "#shared/api/shop.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import { tag, type Markup } from "./markup.ts";
import { cardPath, iconPath } from "./own-pictures.ts";
import type { SitePage } from "./site-pages.ts";

/** The preview of a page that other sites show for a link. */
export type Card = {
  title: string;
  description: string;
  url: string;
  /** A picture of `CARD_SIZE`; several networks do not support WebP. */
  image: { url: string; type: "image/jpeg" | "image/png"; alt: string };
};

/** Makes the card of a page from the page's data. */
export type ToCard = (state: PageState) => Card;

/** Returns the card of a page, with the picture of the hero section. */
export function pageCard(page: SitePage, state: PageState): Card {
  const { shop, site } = state;
  return {
    title: windowTitle(page, state),
    description: descriptionOf(state),
    url: canonical(page, shop),
    image: {
      url: `${shop.publicUrl}${cardPath(shop, site)}`,
      type: "image/jpeg",
      alt: site.about.title,
    },
  };
}

function windowTitle({ path }: SitePage, state: PageState): string {
  return pageTitle(titleOf(path, state), state.shop.name);
}

/** Returns the page's own description, or else the shop's. */
function descriptionOf({ site, content }: PageState): string {
  return content?.description || site.about.description;
}

function canonical(page: SitePage, shop: ShopInfo): string {
  return `${shop.publicUrl}${page.path}`;
}

/** Returns the Open Graph and Twitter tags of a card. */
export function cardTags(card: Card, shop: ShopInfo): Markup[] {
  const graph = {
    type: "website",
    site_name: shop.name,
    title: card.title,
    ...(card.description && { description: card.description }),
    url: card.url,
    image: card.image.url,
    "image:type": card.image.type,
    "image:width": CARD_SIZE.width,
    "image:height": CARD_SIZE.height,
    "image:alt": card.image.alt,
  };
  return [
    ...Object.entries(graph).map(
      ([name, content]) =>
        tag`<meta property="og:${name}" content="${content}">`,
    ),
    tag`<meta name="twitter:card" content="summary_large_image">`,
  ];
}

/** Returns links to the pages before and after one of a long product list. */
function neighborTags(page: SitePage, { shop, productPage }: PageState) {
  if (!page.hasCatalogue || !productPage) return [];
  const { number, count } = productPage;
  const link = (rel: string, path: string) =>
    tag`<link rel="${rel}" href="${shop.publicUrl}${path}">`;
  return [
    ...(number > 1 ? [link("prev", previousClipsPath(number))] : []),
    ...(number < lastProductPage(count)
      ? [link("next", clipsPath(number + 1))]
      : []),
  ];
}

/** Returns the tags that browsers and search engines read. */
export function pageTags(page: SitePage, state: PageState): Markup[] {
  const { shop, site } = state;
  const description = descriptionOf(state);
  return [
    tag`<title>${windowTitle(page, state)}</title>`,
    ...(description
      ? [tag`<meta name="description" content="${description}">`]
      : []),
    ...neighborTags(page, state),
    page.isListed
      ? tag`<link rel="canonical" href="${canonical(page, shop)}">`
      : tag`<meta name="robots" content="noindex">`,
    tag`<meta name="theme-color" content="${PALETTES[site.palette].paper}">`,
    tag`<link rel="manifest" href="/manifest.webmanifest">`,
    site.mark
      ? tag`<link rel="icon" href="${iconPath(shop, site, 192)}" type="image/png">`
      : tag`<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">`,
    tag`<link rel="apple-touch-icon" href="${iconPath(shop, site, 180)}">`,
  ];
}
