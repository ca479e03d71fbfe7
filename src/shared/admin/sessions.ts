import * as z from "zod/mini";

const SessionId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The parameters of the path of one session. */
export const SessionPath = z.object({ id: SessionId });

/** A browser that is logged in to the panel. */
export const AdminSession = z.object({
  id: SessionId,
  /** Such as "Firefox on Linux"; null: not known. */
  browser: z.nullable(z.string()),
  /** The network that the login came from; null: not known. */
  network: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Exact to ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type AdminSession = z.infer<typeof AdminSession>;

/** The one that asks first, then the others by their last use. */
export const AdminSessionList = z.array(AdminSession);
export type AdminSessionList = z.infer<typeof AdminSessionList>;
