import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import {
  getAdminClipConfig,
  listAdminPages,
  listAllProducts,
} from "#shared/admin/item-calls.ts";
import { getBackupStatus, getMailStatus, getMe } from "#shared/admin/calls.ts";
import type { Me } from "#shared/admin/schema.ts";
import type { Call } from "#shared/api/call.ts";
import { listMakerLetters } from "#shared/letters/calls.ts";
import { getOpenOrders } from "#shared/workbench/calls.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { getOrderWeek, getWeekMail } from "#shared/orders/calls.ts";
import { ApiError, type CallFor, send, type Sending } from "#web/data/api.ts";
import { HOME_CARD_SOURCE } from "#shared/api/paths.ts";
import { DEFAULT_SHOP_NAME } from "#shared/api/page.ts";
import { openBrackets } from "#shared/site/rules.ts";
import { usePage } from "#web/data/shop-context.ts";
import { sendAsMaker } from "./session.ts";

/** The logged-in administrator; null without a session. */
export const meQuery = queryOptions({
  queryKey: [getMe.path] as const,
  queryFn: ({ signal }): Promise<Me | null> =>
    send(getMe, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
});

const queryKeyOf = ({ path }: Call): QueryKey => [path];

function sessionQuery<Row extends Call, Reply>(
  call: Row & CallFor<Reply>,
  sending: Sending<Row>,
) {
  return queryOptions({
    queryKey: queryKeyOf(call),
    queryFn: ({ signal }) =>
      sendAsMaker<Row, Reply>(call, { ...sending, signal }),
  });
}

/** The pages that the maker wrote, with their texts. */
export const adminPagesQuery = sessionQuery(listAdminPages, {});
/** With the products that are hidden; shoppers read another list. */
export const allProductsQuery = sessionQuery(listAllProducts, {});
export const adminConfigQuery = sessionQuery(getAdminClipConfig, {});
/** The state of the emails. The server changes it, so it is always fetched. */
export const mailStatusQuery = queryOptions({
  ...sessionQuery(getMailStatus, {}),
  refetchOnMount: "always",
});
/** The letters; one that is being sent changes without any action here. */
export const lettersQuery = queryOptions({
  ...sessionQuery(listMakerLetters, {}),
  refetchOnMount: "always",
});
/** The number of open orders, and of new ones: in the bar, so never in the way. */
export const openOrdersQuery = queryOptions({
  queryKey: queryKeyOf(getOpenOrders),
  queryFn: ({ signal }) => send(getOpenOrders, { signal }),
  refetchOnMount: "always",
  refetchInterval: MINUTE_MS,
});
/** The orders of the last seven days, and when the week's mail goes out. */
export const orderWeekQuery = queryOptions({
  ...sessionQuery(getOrderWeek, {}),
  refetchOnMount: "always",
});
export const weekMailQuery = sessionQuery(getWeekMail, {});
/** The newest backup, which also changes without any action in the panel. */
export const backupQuery = queryOptions({
  ...sessionQuery(getBackupStatus, {}),
  refetchOnMount: "always",
});

const STEPS = [
  "name",
  "country",
  "product",
  "headline",
  "pages",
  "mail",
] as const;

/**
 * The steps that a new shop needs before it can sell, in the order of doing
 * them.
 */
export type FirstStep = (typeof STEPS)[number];

/** Returns the steps that are missing; none for the demo and while unknown. */
export function useMissing(isWanted = true): readonly FirstStep[] {
  const { shop, site } = usePage();
  const enabled = isWanted && site.hero.imageUrl !== HOME_CARD_SOURCE;
  const { data: products } = useQuery({ ...allProductsQuery, enabled });
  const { data: mail } = useQuery({ ...mailStatusQuery, enabled });
  const { data: pages } = useQuery({ ...adminPagesQuery, enabled });
  if (!enabled || !products || !mail || !pages) return [];
  const isMissing: Record<FirstStep, boolean> = {
    name: shop.name === DEFAULT_SHOP_NAME,
    country: site.legal.country === "",
    product: products.length === 0,
    headline: site.hero.headline === "",
    pages:
      pages.length === 0 ||
      pages.some(({ markdown }) => openBrackets(markdown).length > 0),
    mail: !mail.smtpConfigured,
  };
  return STEPS.filter((step) => isMissing[step]);
}
