import * as z from "zod/mini";
import { MAX_PICTURES, MAX_VARIANTS, Product } from "#shared/catalog/schema.ts";

// Clips from the file that another shop writes of its own.

/** The largest file, in bytes, and the most clips in it. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_IMPORT_ITEMS = 1_000;

/**
 * The most that a clip takes of each; of a text about as much, as its signs
 * need.
 */
export const IMPORT_LIMITS = {
  name: 100,
  text: 6_000,
  optionNames: 60,
  options: MAX_VARIANTS,
  pictures: MAX_PICTURES,
} as const;

const text = (max: number) => z.string().check(z.maxLength(max));

const ImportVariant = z.object({
  title: text(IMPORT_LIMITS.optionNames),
  /** As on the wire: "24.00". */
  price: text(20),
  /** Absent where the other shop does not count. */
  stockQuantity: z.optional(z.int().check(z.minimum(0))),
});

/** A clip of the file. Its texts are shortened to what a product takes. */
export const ImportItem = z.object({
  /** The other shop's own name of it, by which it is known again. */
  key: text(300).check(z.minLength(1)),
  name: text(IMPORT_LIMITS.name),
  description: text(1_000),
  details: text(5_000),
  price: text(20),
  stockQuantity: z.optional(z.int().check(z.minimum(0))),
  variants: z.array(ImportVariant).check(z.maxLength(MAX_VARIANTS)),
  /** The addresses of its pictures; `variant` counts from 0. */
  pictures: z
    .array(
      z.object({
        url: text(2_000),
        variant: z.optional(z.int().check(z.minimum(0))),
      }),
    )
    .check(z.maxLength(MAX_PICTURES)),
});
export type ImportItem = z.infer<typeof ImportItem>;

/** The fate that a clip would have. */
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

/** The parts of a clip that do not come whole. */
const IMPORT_LOSSES = [
  "name",
  /** Its description, with the details that follow. */
  "text",
  "optionNames",
  /** Signs that nobody sees, some of which turn others around. */
  "marks",
  "options",
  "pictures",
] as const;
export type ImportLoss = (typeof IMPORT_LOSSES)[number];

export const ImportPreview = z.object({
  items: z.array(
    z.extend(ImportItem, {
      state: z.enum(IMPORT_STATES),
      /** `count` says how many options or pictures do not come. */
      losses: z.array(z.object({ of: z.enum(IMPORT_LOSSES), count: z.int() })),
    }),
  ),
  /** The columns that hold something which has no place here. */
  unread: z.array(z.string()),
  /** The first rows that have more or fewer cells than the first one. */
  unevenRows: z.array(z.int()),
  /** The number of them, and of what is no clip for sale. */
  left: z.object({
    unevenRows: z.int(),
    drafts: z.int(),
    giftCards: z.int(),
  }),
  /** Currencies of prices in it that are not the shop's. */
  currencies: z.array(z.string()),
  /** Whether its letters beyond ASCII are to be looked at. */
  isGuessed: z.boolean(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportedItem = z.object({
  /** The hidden product; the one that was there for a clip imported before. */
  product: Product,
  isNew: z.boolean(),
  /** The number of pictures that could not be had. */
  missingPictures: z.int(),
});
export type ImportedItem = z.infer<typeof ImportedItem>;
