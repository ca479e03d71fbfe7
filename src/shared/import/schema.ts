import * as z from "zod/mini";
import { Product } from "#shared/catalog/schema.ts";

// Clips from the file that another shop writes of its own.

/** The largest file, in bytes, and the most clips in it. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_IMPORT_ITEMS = 1_000;
/** The most pictures that are fetched for one clip. */
export const MAX_IMPORT_PICTURES = 8;

const text = (max: number) => z.string().check(z.maxLength(max));

const ImportVariant = z.object({
  title: text(60),
  /** As on the wire: "24.00". */
  price: text(20),
  /** Absent where the other shop does not count. */
  stockQuantity: z.optional(z.int().check(z.minimum(0))),
});

/** A clip of the file. Its texts are shortened to what a product takes. */
export const ImportItem = z.object({
  /** The other shop's own name of it, by which it is known again. */
  key: text(300).check(z.minLength(1)),
  name: text(100),
  description: text(1_000),
  details: text(5_000),
  price: text(20),
  stockQuantity: z.optional(z.int().check(z.minimum(0))),
  variants: z.array(ImportVariant).check(z.maxLength(20)),
  /** The addresses of its pictures; `variant` counts from 0. */
  pictures: z
    .array(
      z.object({
        url: text(2_000),
        variant: z.optional(z.int().check(z.minimum(0))),
      }),
    )
    .check(z.maxLength(MAX_IMPORT_PICTURES)),
});
export type ImportItem = z.infer<typeof ImportItem>;

/** What would become of a clip. */
const IMPORT_STATES = [
  "new",
  /** There is a clip of this name. */
  "named",
  /** It was imported before, and is there. */
  "imported",
  "withoutPicture",
  "withoutPrice",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ImportPreview = z.object({
  items: z.array(z.extend(ImportItem, { state: z.enum(IMPORT_STATES) })),
  /** The columns that hold something which has no place here. */
  unread: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportedItem = z.object({
  /** The hidden product; the one that was there for a clip imported before. */
  product: Product,
  isNew: z.boolean(),
  /** How many pictures could not be had. */
  missingPictures: z.int(),
});
export type ImportedItem = z.infer<typeof ImportedItem>;
