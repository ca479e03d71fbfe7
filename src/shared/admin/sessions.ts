import * as z from "zod/mini";

const SessionId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The parameters of the path of one session. */
export const SessionPath = z.object({ id: SessionId });

/** A browser that is logged in to the panel. */
export const AdminSession = z.object({
  id: SessionId,
  /** For example "Firefox on Linux"; null if unknown. */
  browser: z.nullable(z.string()),
  /** The network that the login came from; null if unknown. */
  network: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Exact to ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Whether this session sent the request. */
  isCurrent: z.boolean(),
});
export type AdminSession = z.infer<typeof AdminSession>;

/** The session that sent the request, then the others by their last use. */
export const AdminSessionList = z.array(AdminSession);
export type AdminSessionList = z.infer<typeof AdminSessionList>;
