/** The paths of the pages. Every address of the shop is defined in this file. */
export const PAGES = {
  home: "/",
  admin: "/admin",
  confirmation: "/order-confirmation",
  privacy: "/privacy",
} as const;

/** The ids of the parts of the home page that the navigation scrolls to. */
export const SECTIONS = {
  home: "home",
  products: "products",
  process: "process",
  contact: "contact",
} as const;

export const API = {
  products: "/api/products",
  charms: "/api/charms",
  resins: "/api/resins",
  letters: "/api/letters",
  clipConfig: "/api/custom-clip-config",
  cart: "/api/cart",
  customClip: "/api/cart/custom-clip",
  designs: "/api/custom-clip-designs",
  orders: "/api/orders",
  make: "/api/make",
  subscribe: "/api/newsletter/subscribe",
  unsubscribe: "/api/newsletter/unsubscribe",
  openapi: "/api/openapi.json",
  login: "/api/admin/login",
  logout: "/api/admin/logout",
  me: "/api/admin/me",
  sessions: "/api/admin/sessions",
  adminProducts: "/api/admin/products",
  adminCharms: "/api/admin/charms",
  adminResins: "/api/admin/resins",
  adminClipConfig: "/api/admin/custom-clip-config",
  site: "/api/site",
  pages: "/api/pages",
  adminSite: "/api/admin/site",
  adminPages: "/api/admin/pages",
  pagePreview: "/api/admin/pages/preview",
  upload: "/api/admin/upload",
  mark: "/api/admin/mark",
  film: "/api/admin/film",
  mailStatus: "/api/admin/mail",
  mailRetry: "/api/admin/mail/retry",
  mailTest: "/api/admin/mail/test",
  backupStatus: "/api/admin/backup",
} as const;

export const cartLinePath = (id: number) => `${API.cart}/${id}`;
export const customClipPath = (id: number) => `${API.customClip}/${id}`;
export const designPath = (code: string) => `${API.designs}/${code}`;
export const productPagePath = <Page extends number | string>(page: Page) =>
  `${API.products}/pages/${page}` as const;
export const sessionPath = (id: string) => `${API.sessions}/${id}`;
export const adminProductPath = (id: number) => `${API.adminProducts}/${id}`;
export const adminCharmPath = (id: number) => `${API.adminCharms}/${id}`;
export const adminResinPath = (id: number) => `${API.adminResins}/${id}`;
/** The path of the request that undoes a deletion. */
export const restorePath = <Path extends string>(rowPath: Path) =>
  `${rowPath}/restore` as const;
/** The path of the request that puts a list into a new order. */
export const reorderPath = <Path extends string>(listPath: Path) =>
  `${listPath}/order` as const;

/** The paths of an order's pages, and of the requests that these pages send. */
export const orderPath = (token: string) => `${API.orders}/${token}`;
export const cancelPath = (token: string) => `${API.orders}/${token}/cancel`;
export const makePath = (token: string) => `${API.make}/${token}`;
export const statusPath = (token: string) => `${API.make}/${token}/status`;
export const orderPagePath = (token: string) => `/orders/${token}`;
export const makePagePath = (token: string) => `/make/${token}`;
/** The address of a page that the maker wrote. */
export const contentPath = (slug: string) => `/${slug}`;
export const pagePath = (slug: string) => `${API.pages}/${slug}`;
export const adminPagePath = (slug: string) => `${API.adminPages}/${slug}`;

/** A page of a long product list after the first, which is the home page. */
export const clipsPath = (page: number | string) => `/clips/${page}`;

/** The query parameter that opens the designer with a saved design. */
export const DESIGN_PARAM = "design";
export const sharedDesignPath = (code: string) =>
  `${PAGES.home}?${DESIGN_PARAM}=${code}`;
/** The picture of a saved design, for the card of a shared link. */
export const designPicturePath = (code: string) => `/designs/${code}.jpg`;
/** The picture that the demo's other shared links show; the build makes it. */
export const HOME_CARD = "/cards/home.jpg";
/** The folders of the icons of a shop's own mark, and of its link pictures. */
export const SHOP_ICONS = "/icons/shop";
export const SHOP_CARDS = "/cards/shop";
/** The widths in pixels for Apple's home screen (180) and the web manifest. */
export const ICON_SIZES = [180, 192, 512] as const;
/** The picture from which the demo's link picture is made. */
export const HOME_CARD_SOURCE = "/hero/poster.webp";
/** The size in pixels that social networks expect of a link's picture. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
export const unsubscribePath = (token: string) =>
  `${API.unsubscribe}?token=${token}`;

export const UPLOADS_PREFIX = "/uploads";
export const DEMO_PREFIX = "/demo";

/** The pictures that every drawing of a clip uses. */
export const DESIGNER_ART = {
  base: "/designer/base-blush.webp",
  bead: "/designer/letter-bead.webp",
} as const;
