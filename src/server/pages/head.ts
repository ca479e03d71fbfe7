import {
  type PageState,
  pageTitle,
  type ShopInfo,
  titleOf,
} from "#shared/api/page.ts";
import { lastListPage, previousListPath } from "#shared/catalog/rules.ts";
import {
  ADMIN_MANIFEST,
  CARD_SIZE,
  designPicturePath,
  HOME_CARD,
  HOME_CARD_SOURCE,
  listPath,
  PAGES,
  sharedDesignPath,
  SHOP_CARDS,
  SHOP_ICONS,
} from "#shared/api/paths.ts";
import type { ServerMessages } from "#shared/messages/rooms.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import { designerCardPath, productCardPath } from "#server/clips/cards.ts";
import { html as tag, type Html } from "#server/runtime/html.ts";
import type { Site } from "#shared/site/schema.ts";
import { appearanceVersion } from "#server/site/draw.ts";
import type { DesignReply } from "#shared/clip/schema.ts";
import { describeDesign } from "#shared/clip/drawing.ts";
import type { SitePage } from "./site-pages.ts";

/** The preview of a page that other sites show for a link. */
export type Card = {
  title: string;
  description: string;
  url: string;
  /** A picture of `CARD_SIZE`; several networks do not support WebP. */
  image: { url: string; type: "image/jpeg" | "image/png"; alt: string };
};

/** A page's data and its texts. */
export type PageParts = {
  page: SitePage;
  state: PageState;
  messages: ServerMessages;
};

/** Makes the card of a page from the page's data. */
export type ToCard = (content: PageParts) => Card;

/**
 * Returns the card of a page, with the picture of its clip or of the designer's,
 * or else that of the hero section.
 */
export function pageCard(content: PageParts): Card {
  const { page, state, messages } = content;
  const { shop, site, clip } = state;
  const [path, alt] = clip?.product.picture
    ? [
        productCardPath({
          product: clip.product,
          words: messages.first.products,
          formats: state.formats,
          palette: site.palette,
        }),
        messages.first.products.alt(clip.product.name),
      ]
    : isDesigner(page, state)
      ? [designerCard(state), titleOf(page.path, state, messages.first)]
      : [cardPath(shop, site), site.about.title];
  return {
    title: windowTitle(content),
    description: descriptionOf(content),
    url: canonical(page, shop),
    image: {
      url: `${shop.publicUrl}${path}`,
      type: "image/jpeg",
      alt: alt ?? "",
    },
  };
}

/** Not where the maker has written a page of her own at that address. */
const isDesigner = ({ path }: SitePage, { clipConfig }: PageState): boolean =>
  path === PAGES.design && clipConfig !== undefined;

/** The address of the picture for links to the designer. */
export function designerCard({ site, shop, resins = [] }: PageState): string {
  return designerCardPath({ site, resins, shopName: shop.name });
}

function windowTitle({ page, state, messages }: PageParts): string {
  const { titles } = messages.first;
  const title = state.isUnknown
    ? titles.notFound
    : (titleOf(page.path, state, messages.first) ?? "");
  return pageTitle(title, state.shop.name);
}

/** Returns the page's own description, or else the shop's. */
function descriptionOf({ page, state }: PageParts): string {
  const { site, clip, content, letter, clipConfig } = state;
  if (isDesigner(page, state) && clipConfig?.description)
    return clipConfig.description;
  const own =
    clip?.product.description || content?.description || letter?.description;
  return own || site.about.description;
}

function canonical(page: SitePage, shop: ShopInfo): string {
  return `${shop.publicUrl}${page.canonicalPath ?? page.path}`;
}

/** Returns the Open Graph and Twitter tags of a card. */
export function cardTags(card: Card, { shop, formats }: PageState): Html[] {
  const graph = {
    type: "website",
    locale: formats.locale.replace("-", "_"),
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
function neighborTags(page: SitePage, { shop, listPage }: PageState) {
  if (!page.hasCatalogue || !listPage) return [];
  const { number, count } = listPage;
  const link = (rel: string, path: string) =>
    tag`<link rel="${rel}" href="${shop.publicUrl}${path}">`;
  return [
    ...(number > 1 ? [link("prev", previousListPath(number))] : []),
    ...(number < lastListPage(count)
      ? [link("next", listPath(number + 1))]
      : []),
  ];
}

/** Returns the tags that browsers and search engines read. */
export function pageTags(content: PageParts): Html[] {
  const { page, state } = content;
  const { shop, site } = state;
  const description = descriptionOf(content);
  return [
    tag`<title>${windowTitle(content)}</title>`,
    ...(description
      ? [tag`<meta name="description" content="${description}">`]
      : []),
    ...neighborTags(page, state),
    page.isListed
      ? tag`<link rel="canonical" href="${canonical(page, shop)}">`
      : tag`<meta name="robots" content="noindex">`,
    tag`<meta name="theme-color" content="${PALETTES[site.palette].paper}">`,
    tag`<link rel="manifest" href="${page.isPanel ? ADMIN_MANIFEST : "/manifest.webmanifest"}">`,
    site.mark
      ? tag`<link rel="icon" href="${iconPath(shop, site, 192)}" type="image/png">`
      : tag`<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">`,
    tag`<link rel="apple-touch-icon" href="${iconPath(shop, site, 180)}">`,
  ];
}

type IconSize = 180 | 192 | 512;

const BUILT_IN: Record<IconSize, string> = {
  180: "/icons/apple-touch-icon.png",
  192: "/icons/icon-192.png",
  512: "/icons/icon-512.png",
};

/** Returns an icon's address: the maker's own icon, or the built-in one. */
export function iconPath(shop: ShopInfo, site: Site, size: IconSize): string {
  return site.mark
    ? `${SHOP_ICONS}/${appearanceVersion(site, shop.name)}-${size}.png`
    : BUILT_IN[size];
}

/** Returns the address of the picture in the previews of shared links. */
function cardPath(shop: ShopInfo, site: Site): string {
  return site.hero.imageUrl === HOME_CARD_SOURCE
    ? HOME_CARD
    : `${SHOP_CARDS}/${appearanceVersion(site, shop.name)}.jpg`;
}

/** Returns the preview that other sites show for a link to a saved design. */
export function designCard(
  design: DesignReply,
  { state: { shop }, messages }: PageParts,
): Card {
  const { drawing } = messages.first;
  const texts = messages.home.pages.designCard;
  const shown = describeDesign(design, drawing);
  return {
    title: pageTitle(texts.title, shop.name),
    description: texts.description(shown),
    url: `${shop.publicUrl}${sharedDesignPath(design.code)}`,
    image: {
      url: `${shop.publicUrl}${designPicturePath(design.code)}`,
      type: "image/jpeg",
      alt: shown,
    },
  };
}
