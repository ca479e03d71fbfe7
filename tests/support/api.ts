import * as admin from "#shared/admin/calls.ts";
import * as adminClip from "#shared/admin/item-calls.ts";
import * as adminSite from "#shared/admin/item-calls.ts";
import {
  charmCalls,
  productCalls,
  resinCalls,
} from "#shared/admin/item-calls.ts";
import { pathOf } from "#shared/api/call.ts";
import * as cart from "#shared/cart/calls.ts";
import { findRecentOrder, placeOrder } from "#shared/cart/calls.ts";
import * as catalog from "#shared/catalog/calls.ts";
import * as clip from "#shared/clip/calls.ts";
import * as delivery from "#shared/delivery/calls.ts";
import * as images from "#shared/images/calls.ts";
import * as newsletter from "#shared/newsletter/calls.ts";
import * as orders from "#shared/orders/calls.ts";
import * as site from "#shared/site/calls.ts";
import { OPENAPI_PATH } from "#server/http/openapi.ts";

/** The paths of the API, for tests that send a method and a path themselves. */
export const API = {
  products: catalog.listProducts.path,
  charms: clip.listCharms.path,
  resins: clip.listResins.path,
  letters: clip.listBeads.path,
  clipConfig: clip.getClipConfig.path,
  cart: cart.getCart.path,
  customClip: cart.addCustomClip.path,
  designs: clip.saveDesign.path,
  orders: placeOrder.path,
  recentOrder: findRecentOrder.path,
  delivery: delivery.listDelivery.path,
  orderLinks: orders.sendLinks.path,
  make: "/api/make",
  withdraw: orders.declareWithdrawal.path,
  subscribe: newsletter.subscribe.path,
  unsubscribe: newsletter.unsubscribe.path,
  openapi: OPENAPI_PATH,
  login: admin.logIn.path,
  logout: admin.logOut.path,
  me: admin.getMe.path,
  sessions: admin.listSessions.path,
  adminProducts: productCalls.create.path,
  adminCharms: charmCalls.create.path,
  adminResins: resinCalls.create.path,
  adminClipConfig: adminClip.getAdminClipConfig.path,
  site: site.getSite.path,
  pages: "/api/pages",
  adminSite: adminSite.changeSite.path,
  adminPages: adminSite.listAdminPages.path,
  pagePreview: adminSite.previewPage.path,
  upload: images.uploadPicture.path,
  mark: images.uploadMark.path,
  film: images.uploadFilm.path,
  mailStatus: admin.getMailStatus.path,
  mailRetry: admin.retryMails.path,
  mailTest: admin.sendTestMail.path,
  backupStatus: admin.getBackupStatus.path,
} as const;

export const cartLinePath = (id: number) => pathOf(cart.setQuantity, { id });
export const customClipPath = (id: number) =>
  pathOf(cart.changeCustomClip, { id });
export const designPath = (code: string) => pathOf(clip.getDesign, { code });
export const productPagePath = (page: number | string) =>
  pathOf(catalog.listProductPage, { page });
export const sessionPath = (id: string) => pathOf(admin.endSession, { id });
export const adminProductPath = (id: number) => `${API.adminProducts}/${id}`;
export const adminCharmPath = (id: number) => `${API.adminCharms}/${id}`;
export const adminResinPath = (id: number) => `${API.adminResins}/${id}`;
/** The path of the request that undoes a deletion. */
export const restorePath = (rowPath: string) => `${rowPath}/restore`;
/** The path of the request that puts a list into a new order. */
export const reorderPath = (listPath: string) => `${listPath}/order`;
export const orderPath = (token: string) => pathOf(orders.getOrder, { token });
export const cancelPath = (token: string) =>
  pathOf(orders.cancelOrder, { token });
export const withdrawPath = (token: string) =>
  pathOf(orders.withdraw, { token });
export const makePath = (token: string) =>
  pathOf(orders.getMakerOrder, { token });
export const statusPath = (token: string) =>
  pathOf(orders.setStatus, { token });
export const pagePath = (slug: string) => pathOf(site.getPage, { slug });
export const adminPagePath = (slug: string) => `${API.adminPages}/${slug}`;
