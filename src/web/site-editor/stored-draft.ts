import * as z from "zod/mini";
import { Site, SiteContent } from "#shared/site/schema.ts";
import { createSessionStore } from "#web/data/session-store.ts";

/** The parts of a draft that survive a reload. The undo history does not. */
const StoredDraft = z.object({
  base: Site,
  // The content as typed: a text may be too long to save, but must be a string.
  content: z.custom<SiteContent>(hasShape),
  pictures: Site.shape.pictures,
});
type StoredDraft = z.infer<typeof StoredDraft>;

const TYPING_ERRORS = new Set(["custom", "too_big", "too_small"]);

/** The draft of this browser tab, stored until it is saved or discarded. */
export const storedDraft = createSessionStore<StoredDraft | null>(
  "site-draft",
  null,
  (stored) => StoredDraft.safeParse(stored).data,
);

/**
 * Returns whether typing alone can have caused the errors of the content. A
 * draft that another release stored may have other errors.
 */
function hasShape(content: unknown): boolean {
  const { error } = SiteContent.safeParse(content);
  return error?.issues.every(({ code }) => TYPING_ERRORS.has(code)) ?? true;
}
