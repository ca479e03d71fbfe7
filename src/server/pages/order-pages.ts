import type { OrderPage } from "#shared/api/page.ts";
import { makePagePath, orderPagePath, PAGES } from "#shared/api/paths.ts";
import { loadDeferred } from "#web/ui/deferred.tsx";
import { hasSessionCookie, sessionOf } from "#server/auth/sessions.ts";
import type { Deps } from "#server/deps.ts";
import { formatsIn } from "#shared/money/formats.ts";
import { packText } from "#server/http/packed.ts";
import { Problem } from "#server/http/problem.ts";
import { findCurrentToken } from "#server/orders/links.ts";
import { getMakerOrder, getShopperOrder } from "#server/orders/order-page.ts";
import { PRIVATE_HEADERS } from "#server/http/headers.ts";
import { HTML_HEADERS } from "./cached-page.ts";
import { renderContent, toDocument } from "./document.ts";
import { pageCard } from "./head.ts";
import { readPage } from "./page-state.ts";
import type { SitePage } from "./site-pages.ts";
import type { Assets } from "./assets.ts";

export const SHOPPER_PAGE = new RegExp(`^${orderPagePath("([^/]+)")}/?$`);
const MAKER_PAGE = new RegExp(`^${makePagePath("([^/]+)")}/?$`);

/**
 * Creates the lookup of order pages. Each request renders its page; nothing
 * is cached. `headers` are those of every page. The lookup returns
 * undefined for a link that leads to no order; the response is then the page for
 * unknown addresses.
 */
export function createOrderPages(
  deps: Deps,
  assets: Assets,
  headers: Record<string, string>,
): (request: Request, path: string) => Promise<Response | undefined> {
  return async (request, path) => {
    const orderPage = await findOrderPage(deps, request, path);
    if (!orderPage) return undefined;
    return respond(request, await render(deps, assets, orderPage), headers);
  };
}

async function findOrderPage(
  deps: Deps,
  request: Request,
  path: string,
): Promise<OrderPage | undefined> {
  const shopperToken = SHOPPER_PAGE.exec(path)?.[1];
  if (shopperToken) return findShopperPage(deps, path, shopperToken);
  const makerToken = MAKER_PAGE.exec(path)?.[1];
  if (!makerToken) return undefined;
  const page = await findMakerPage(deps, path, makerToken);
  return page ?? findEndedPage(deps, request, path, makerToken);
}

/** The page of a link that has ended, for the maker who is signed in. */
async function findEndedPage(
  deps: Deps,
  request: Request,
  path: string,
  token: string,
): Promise<OrderPage | undefined> {
  if (!hasSessionCookie(request) || !(await sessionOf(deps, request)))
    return undefined;
  const current = await findCurrentToken(deps.db, token);
  if (current === undefined) return undefined;
  const page = await findMakerPage(deps, path, current);
  return page && { ...page, hasEnded: true };
}

async function findShopperPage(
  deps: Deps,
  path: string,
  token: string,
): Promise<OrderPage | undefined> {
  const order = await getShopperOrder(deps, token).catch(noneFound);
  if (!order) return undefined;
  const { messages, formats: now } = await deps.locale();
  const title = messages.first.titles.order(order.id);
  const formats = formatsIn(now, order.currency);
  return { viewer: "shopper", path, title, token, formats, order };
}

async function findMakerPage(
  deps: Deps,
  path: string,
  token: string,
): Promise<Extract<OrderPage, { viewer: "maker" }> | undefined> {
  const order = await getMakerOrder(deps, token).catch(noneFound);
  if (!order) return undefined;
  const { messages, formats: now } = await deps.locale();
  const number = messages.first.titles.order(order.id);
  const title = `${number}: ${order.customerName}`;
  const formats = formatsIn(now, order.currency);
  const page = { path, title, token, formats, order };
  return { viewer: "maker", hasEnded: false, ...page };
}

function noneFound(error: unknown): undefined {
  if (error instanceof Problem && error.code === "not_found") return undefined;
  throw error;
}

async function render(
  deps: Deps,
  assets: Assets,
  orderPage: OrderPage,
): Promise<string> {
  await loadDeferred();
  const page: SitePage = {
    path: orderPage.path,
    status: 200,
    isListed: false,
    hasCatalogue: false,
  };
  const [common, messages] = await readPage(deps, page);
  const state = { ...common, orderPage };
  // The preview of a forwarded link shows the shop, not the order.
  const home = { ...page, path: PAGES.home };
  const content = renderContent(page, state, messages);
  return toDocument(content, assets.entry, () =>
    pageCard({ page: home, state, messages }),
  );
}

async function respond(
  request: Request,
  html: string,
  headers: Record<string, string>,
): Promise<Response> {
  const response = await packText(html, {
    ...HTML_HEADERS,
    ...headers,
  }).answer(request);
  for (const [name, value] of Object.entries(PRIVATE_HEADERS))
    response.headers.set(name, value);
  response.headers.delete("etag");
  return response;
}
