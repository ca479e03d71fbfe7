/** Every address of the shop, once. Page paths for people, API paths for code. */
export const PAGES = {
  home: "/",
  admin: "/admin",
  confirmation: "/order-confirmation",
  privacy: "/privacy",
} as const;

/** The parts of the home page that the navigation scrolls to. */
export const SECTIONS = {
  home: "home",
  products: "products",
  process: "process",
  contact: "contact",
} as const;

export const API = {
  products: "/api/products",
  charms: "/api/charms",
  letters: "/api/letters",
  clipConfig: "/api/custom-clip-config",
  cart: "/api/cart",
  customClip: "/api/cart/custom-clip",
  designs: "/api/custom-clip-designs",
  orders: "/api/orders",
  subscribe: "/api/newsletter/subscribe",
  unsubscribe: "/api/newsletter/unsubscribe",
  openapi: "/api/openapi.json",
  login: "/api/admin/login",
  logout: "/api/admin/logout",
  me: "/api/admin/me",
  adminProducts: "/api/admin/products",
  adminCharms: "/api/admin/charms",
  adminClipConfig: "/api/admin/custom-clip-config",
  upload: "/api/admin/upload",
  mailStatus: "/api/admin/mail",
  mailRetry: "/api/admin/mail/retry",
  mailTest: "/api/admin/mail/test",
} as const;

export const cartLinePath = (id: number) => `${API.cart}/${id}`;
export const customClipPath = (id: number) => `${API.customClip}/${id}`;
export const designPath = (code: string) => `${API.designs}/${code}`;
export const adminProductPath = (id: number) => `${API.adminProducts}/${id}`;
export const adminCharmPath = (id: number) => `${API.adminCharms}/${id}`;
/** Undoing a deletion. */
export const restorePath = <Path extends string>(rowPath: Path) =>
  `${rowPath}/restore` as const;
/** Putting a list in a new order. */
export const orderPath = <Path extends string>(listPath: Path) =>
  `${listPath}/order` as const;

/** The query parameter that opens the designer with a saved design. */
export const DESIGN_PARAM = "design";
export const sharedDesignPath = (code: string) =>
  `${PAGES.home}?${DESIGN_PARAM}=${code}`;
/** The picture of a saved design: the card of a shared link. */
export const designPicturePath = (code: string) => `/designs/${code}.png`;
export const unsubscribePath = (token: string) =>
  `${API.unsubscribe}?token=${token}`;

export const UPLOADS_PREFIX = "/uploads";
export const DEMO_PREFIX = "/demo";

/** The pictures that every clip is drawn from. */
export const DESIGNER_ART = {
  base: "/designer/base-blush.webp",
  bead: "/designer/letter-bead.webp",
} as const;
