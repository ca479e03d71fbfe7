import { queryOptions } from "@tanstack/react-query";
import { MailStatus, Me } from "#shared/admin.ts";
import { AdminClipConfig } from "#shared/clip.ts";
import { API } from "#shared/paths.ts";
import { api, type Schema } from "../api.ts";
import { urlQueryOrNull } from "../queries.ts";
import { withSession } from "./session.ts";

/** Who is logged in; null: nobody. */
export const meQuery = urlQueryOrNull(API.me, Me);

function sessionQuery<T>(path: string, schema: Schema<T>) {
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) =>
      withSession(() => api.get(path, { schema, signal })),
  });
}

export const adminConfigQuery = sessionQuery(
  API.adminClipConfig,
  AdminClipConfig,
);
/** How the mails stand changes without the maker's doing: asked anew. */
export const mailStatusQuery = queryOptions({
  ...sessionQuery(API.mailStatus, MailStatus),
  refetchOnMount: "always",
});
