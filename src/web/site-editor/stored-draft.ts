import * as z from "zod/mini";
import { Site, SiteContent } from "#shared/site/schema.ts";
import { createSessionStore } from "#web/data/session-store.ts";

/** What a reload restores of a draft; its undo ends with the page. */
const StoredDraft = z.object({
  base: Site,
  // As typed: a text may be too long to be saved, but must be a text.
  content: z.custom<SiteContent>(hasShape),
  pictures: Site.shape.pictures,
});
type StoredDraft = z.infer<typeof StoredDraft>;

const TYPING_FAULTS = new Set(["custom", "too_big", "too_small"]);

/** The draft in this tab, until it is saved or discarded. */
export const storedDraft = createSessionStore<StoredDraft | null>(
  "site-draft",
  null,
  (stored) => StoredDraft.safeParse(stored).data,
);

/** Whether only what was typed may be at fault: not so in another release's. */
function hasShape(content: unknown): boolean {
  const { error } = SiteContent.safeParse(content);
  return error?.issues.every(({ code }) => TYPING_FAULTS.has(code)) ?? true;
}
