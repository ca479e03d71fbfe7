import * as z from "zod/mini";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { InvoiceSettings } from "#shared/invoices/schema.ts";
import { Payment } from "#shared/payment/schema.ts";
import { AdminSite, SiteContent } from "#shared/site/schema.ts";
import { createSessionStore } from "#web/data/storage.ts";

/**
 * The content that the maker edits, with what applies where she has chosen
 * nothing.
 */
export type DraftContent = Omit<
  AdminSite,
  "pictures" | "pages" | "updatedAt" | "deliveryOptions"
> & { deliveryOptions: DraftOption[] };

/** A delivery option as typed; a new one gets its id when it is saved. */
export type DraftOption = Omit<DeliveryOption, "id"> & { id?: number };

/** The parts of a draft that survive a reload. The undo history does not. */
const StoredDraft = z.object({
  // An earlier release stored drafts without it.
  base: z.extend(AdminSite, {
    payment: z._default(z.nullable(Payment), null),
    numbers: z._default(z.boolean(), true),
    invoice: z._default(z.nullable(InvoiceSettings), null),
  }),
  // The content as typed: a text may be too long to save, but must be a string.
  content: z.custom<DraftContent>(hasShape),
  pictures: AdminSite.shape.pictures,
});
type StoredDraft = z.infer<typeof StoredDraft>;

/** As typed: the rules of the server hold once it is saved. */
const Content = z.extend(SiteContent, {
  payment: z.optional(z.nullable(Payment)),
});

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
  const { error } = Content.safeParse(content);
  return error?.issues.every(({ code }) => TYPING_ERRORS.has(code)) ?? true;
}
