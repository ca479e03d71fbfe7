import { queryOptions } from "@tanstack/react-query";
import { BackupStatus, MailStatus, Me } from "#shared/admin/schema.ts";
import { AdminClipConfig } from "#shared/clip/schema.ts";
import { API } from "#shared/api/paths.ts";
import { api, type Schema } from "#web/data/api.ts";
import { urlQueryOrNull } from "#web/data/queries.ts";
import { withSession } from "./session.ts";

/** The logged-in administrator; null without a session. */
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
/** The state of the emails. The server changes it, so it is always fetched. */
export const mailStatusQuery = queryOptions({
  ...sessionQuery(API.mailStatus, MailStatus),
  refetchOnMount: "always",
});
/** The newest backup, which also changes without any action in the panel. */
export const backupQuery = queryOptions({
  ...sessionQuery(API.backupStatus, BackupStatus),
  refetchOnMount: "always",
});
