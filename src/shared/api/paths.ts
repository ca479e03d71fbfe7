/** The paths of the pages. Every address of the shop is defined in this file. */
export const PAGES = {
  home: "/",
  admin: "/admin",
  adminLetters: "/admin/letters",
  adminDiscounts: "/admin/discounts",
  adminPassword: "/admin/password",
  adminWorkbench: "/admin/workbench",
  adminNumbers: "/admin/numbers",
  confirmation: "/order-confirmation",
  privacy: "/privacy",
  withdraw: "/withdraw",
  design: "/design",
  orders: "/orders",
} as const;

/** The files that install the panel to a home screen, and ring there. */
export const ADMIN_MANIFEST = "/admin.webmanifest";
export const ADMIN_WORKER = "/admin-worker.js";

/** The ids of the parts of the home page that the navigation scrolls to. */
export const SECTIONS = {
  home: "home",
  products: "products",
  process: "process",
  contact: "contact",
} as const;

/** The token stands behind "#", which no server and no proxy writes down. */
export const newPasswordPath = (token: string) =>
  `${PAGES.adminPassword}#${token}`;
export const orderPagePath = (token: string) => `/orders/${token}`;
export const makePagePath = (token: string) => `/make/${token}`;
/** The address of a page that the maker wrote. */
export const contentPath = (slug: string) => `/${slug}`;

/** A page of a long product list after the first, which is the home page. */
export const listPath = (page: number | string) => `/clips/${page}`;

/** The page of a letter to the newsletter's subscribers. */
export const letterPath = (slug: string) => `/letters/${slug}`;

/** The picture of a letter for the previews of links to it. */
export const LETTER_CARDS = "/cards/letters";
export const cardOfLetter = (slug: string, version: string) =>
  `${LETTER_CARDS}/${slug}-${version}.jpg`;
/** A product's own page. */
export const productPath = (slug: string) => `/clips/${slug}`;
/** Matches such an address; numbers are pages of a long product list. */
export const PRODUCT_PATH = /^\/clips\/([a-z][a-z0-9-]{0,59})$/;
/** The query parameter that chooses a variant on a product's page. */
export const VARIANT_PARAM = "variant";
export const variantPath = (slug: string, variantId: number) =>
  `${productPath(slug)}?${VARIANT_PARAM}=${variantId}`;
/** The picture that shared links to clips show, in `CARD_SIZE`. */
export const PRODUCT_CARDS = "/cards/clips";
/** The picture that shared links to the designer show, in `CARD_SIZE`. */
export const DESIGNER_CARDS = "/cards/design";
/** The list of all clips for Google's Merchant Center and others like it. */
export const PRODUCT_FEED = "/feeds/products.xml";

/** The query parameter that applies a code for the visit. */
export const CODE_PARAM = "code";
export const codePath = (code: string) =>
  `${PAGES.home}?${CODE_PARAM}=${encodeURIComponent(code)}`;
/** The query parameter that opens the designer with a saved design. */
export const DESIGN_PARAM = "design";
export const sharedDesignPath = (code: string) =>
  `${PAGES.home}?${DESIGN_PARAM}=${code}`;
/** The picture of a saved design, for the card of a shared link. */
export const designPicturePath = (code: string) => `/designs/${code}.jpg`;
/** The picture that the demo's other shared links show; the build makes it. */
export const HOME_CARD = "/cards/home.jpg";
/** The folders of the icons of a shop's own logo, and of its link pictures. */
export const SHOP_ICONS = "/icons/shop";
export const SHOP_CARDS = "/cards/shop";
/** The widths in pixels for Apple's home screen (180) and the web manifest. */
export const ICON_SIZES = [180, 192, 512] as const;
/** The picture from which the demo's link picture is made. */
export const HOME_CARD_SOURCE = "/hero/poster.webp";
/** The size in pixels that social networks expect of a link's picture. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
export const UPLOADS_PREFIX = "/uploads";
export const DEMO_PREFIX = "/demo";

/** The pictures that every drawing of a clip uses. */
export const DESIGNER_ART = {
  base: "/designer/base-blush.webp",
  bead: "/designer/letter-bead.webp",
} as const;

/** The id of the element with the page's state as JSON. */
export const PAGE_STATE_ID = "page-state";
/** The names of the meta elements with the addresses of the later styles. */
export const LATE_STYLES = "late-styles";
export const PRODUCT_STYLES = "product-styles";
/** The id of the element with the addresses of the page's texts as JSON. */
export const MESSAGES_ID = "page-messages";
/** Marks a button that was pressed before the page's code had loaded. */
export const PRESSED_ATTRIBUTE = "data-pressed";
/** Tells the page's own script that the application takes the clicks now. */
export const STARTED_EVENT = "barrette-started";
/** The id of the note that the boot script shows if the code cannot start. */
export const NOT_STARTED_ID = "not-started";
/** The id of the element that the application is rendered into. */
export const ROOT_ID = "root";
