import type { OrderPage } from "#shared/api/page.ts";
import { makePagePath, orderPagePath, PAGES } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { getMakerOrder, getShopperOrder } from "#server/orders/life.ts";
import { PRIVATE_HEADERS } from "#server/orders/private-headers.ts";
import { pageCard } from "./head.ts";
import { PAGE_ENCODINGS, packPage } from "./packed.ts";
import { readPageState } from "./page-state.ts";
import type { SitePage } from "./site-pages.ts";
import type { Assets } from "./static/assets.ts";
import { negotiateEncoding } from "#server/http/negotiate.ts";

const SHOPPER_PAGE = new RegExp(`^${orderPagePath("([^/]+)")}/?$`);
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
    const orderPage = await findOrderPage(deps, path);
    if (!orderPage) return undefined;
    return respond(request, await render(deps, assets, orderPage), headers);
  };
}

async function findOrderPage(
  deps: Deps,
  path: string,
): Promise<OrderPage | undefined> {
  const shopperToken = SHOPPER_PAGE.exec(path)?.[1];
  if (shopperToken) return findShopperPage(deps, path, shopperToken);
  const makerToken = MAKER_PAGE.exec(path)?.[1];
  return makerToken ? findMakerPage(deps, path, makerToken) : undefined;
}

async function findShopperPage(
  deps: Deps,
  path: string,
  token: string,
): Promise<OrderPage | undefined> {
  const order = await getShopperOrder(deps, token).catch(noneFound);
  if (!order) return undefined;
  const title = `Order ${order.id}`;
  return { reader: "shopper", path, title, token, order };
}

async function findMakerPage(
  deps: Deps,
  path: string,
  token: string,
): Promise<OrderPage | undefined> {
  const order = await getMakerOrder(deps, token).catch(noneFound);
  if (!order) return undefined;
  const title = `Order ${order.id}: ${order.customerName}`;
  return { reader: "maker", path, title, token, order };
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
  const [{ renderContent, toDocument }, { loadDeferred }] = await Promise.all([
    import("./document.ts"),
    import("#web/ui/deferred.tsx"),
  ]);
  await loadDeferred();
  const page: SitePage = {
    path: orderPage.path,
    status: 200,
    isListed: false,
    hasCatalogue: false,
  };
  const state = { ...(await readPageState(deps, page)), orderPage };
  // The preview of a forwarded link shows the shop, not the order.
  const home = { ...page, path: PAGES.home };
  return toDocument(renderContent(page, state), assets.entry, () =>
    pageCard(home, state),
  );
}

async function respond(
  request: Request,
  html: string,
  headers: Record<string, string>,
): Promise<Response> {
  const accepted = request.headers.get("accept-encoding");
  const encoding = negotiateEncoding(accepted, PAGE_ENCODINGS);
  const packed = await packPage(html, headers).as(encoding);
  const own = new Headers({
    ...Object.fromEntries(packed.headers),
    ...PRIVATE_HEADERS,
  });
  own.delete("etag");
  return new Response(packed.body, { headers: own });
}
