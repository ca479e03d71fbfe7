import { type QueryKey, queryOptions } from "@tanstack/react-query";
import {
  getAdminClipConfig,
  listAdminPages,
  listAllProducts,
} from "#shared/admin/item-calls.ts";
import { getBackupStatus, getMailStatus, getMe } from "#shared/admin/calls.ts";
import type { Me } from "#shared/admin/schema.ts";
import type { Call } from "#shared/api/call.ts";
import { listMakerLetters } from "#shared/letters/calls.ts";
import { getOrderWeek, getWeekMail } from "#shared/orders/calls.ts";
import { ApiError, type CallFor, type Sending, send } from "#web/data/api.ts";
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
