import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_VISIT_TEXT } from "./rules.ts";

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
