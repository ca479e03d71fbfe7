import * as z from "zod/mini";
import type { Call } from "#shared/api/call.ts";
import { OkReply } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_VISIT_TEXT, VISITS_PATH } from "./rules.ts";

// Of the server alone: a page sends its beacon by `rules.ts`, without a reply.

const Seen = z.string().check(z.maxLength(MAX_VISIT_TEXT, errorKey("tooMuch")));

/** A page that was looked at. Nothing in it tells who looked. */
export const VisitInput = z.object({
  /** The path of the page. */
  path: Seen,
  /** The page that led to it, as the browser names it. */
  referrer: z.optional(Seen),
  /** What a link of the shop's own says of itself: "letter-12". */
  campaign: z.optional(Seen),
});
export type VisitInput = z.infer<typeof VisitInput>;

export const countVisit = {
  id: "countVisit",
  method: "POST",
  path: VISITS_PATH,
  summary: "Count a page that was looked at, without saying by whom",
  body: async () => VisitInput,
  reply: async () => OkReply,
} as const satisfies Call;
