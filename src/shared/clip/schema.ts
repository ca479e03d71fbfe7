import * as z from "zod/mini";
import { noBeadError } from "./beads.ts";
import {
  cleanMessage,
  CLIP_MESSAGES,
  customTextError,
  DESIGN_CODE_PATTERN,
  isEmptyDesign,
  MAX_CHARMS,
} from "./rules.ts";
import { Id } from "#shared/api/schema.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { PRICE_MESSAGE } from "#shared/money/rules.ts";
import { ImageUrlInput, Picture } from "#shared/images/schema.ts";
import { TextInput } from "#shared/text/input.ts";

/**
 * The message of a clip: NFC, trimmed, at most 6 graphemes, each with a bead.
 * If only beads are missing, the error has the code "no_bead".
 */
const CustomText = z.pipe(z.string(), z.transform(cleanMessage)).check(
  z.superRefine((text, context) => {
    const message = customTextError(text);
    if (message) return context.addIssue({ code: "custom", message });
    const error = noBeadError(text);
    if (!error) return;
    const params = { problem: "no_bead" };
    context.addIssue({ code: "custom", message: error, params });
  }),
);

/**
 * A design in a request: charm ids in the order chosen, a text, and a resin.
 * Without a resin, the first one in stock is used.
 */
export const DesignInput = z
  .object({
    selectedCharms: z._default(
      z.array(Id).check(
        z.maxLength(MAX_CHARMS, CLIP_MESSAGES.charms),
        z.refine((ids) => new Set(ids).size === ids.length, {
          error: CLIP_MESSAGES.doubled,
        }),
      ),
      [],
    ),
    customText: z._default(CustomText, ""),
    resinId: z.optional(z.nullable(Id)),
  })
  .check(
    z.refine((design) => !isEmptyDesign(design), {
      error: CLIP_MESSAGES.empty,
      path: ["selectedCharms"],
    }),
  );
export type DesignBody = z.input<typeof DesignInput>;
export type Design = z.output<typeof DesignInput>;

export const CustomClipConfig = z.object({
  name: z.string(),
  basePrice: Price,
  description: z.string(),
  imageUrl: z.string(),
  isEnabled: z.boolean(),
});
export type CustomClipConfig = z.infer<typeof CustomClipConfig>;

export const AdminClipConfig = z.extend(CustomClipConfig, {
  updatedAt: z.iso.datetime(),
});
export type AdminClipConfig = z.infer<typeof AdminClipConfig>;

const empty = z.pipe(
  z.literal(""),
  z.transform(() => undefined),
);
const orEmpty = <Schema extends z.core.SomeType>(
  schema: Schema,
  error?: string,
) => z.optional(z.union([empty, schema], error));

/**
 * A change of the configuration. As specified, an empty field keeps its current
 * value, while `false` and 0.00 are values.
 */
export const ClipConfigInput = z.object({
  name: orEmpty(TextInput({ max: 60, tooLong: errorKey("nameLong", 60) })),
  basePrice: orEmpty(PriceInput, PRICE_MESSAGE),
  description: orEmpty(
    TextInput({
      max: 500,
      tooLong: errorKey("descriptionLong", 500),
      multiline: true,
    }),
  ),
  imageUrl: orEmpty(ImageUrlInput),
  isEnabled: z.optional(z.boolean()),
});
export type ClipConfigBody = z.input<typeof ClipConfigInput>;
export type ClipConfigInput = z.output<typeof ClipConfigInput>;

/** A charm of a design: what is needed to draw and to price it. */
export const DesignCharm = z.object({
  id: Id,
  name: z.string(),
  price: Price,
  imageUrl: z.string(),
});
export type DesignCharm = z.infer<typeof DesignCharm>;

/** The resin of a design: what is needed to draw and to price it. */
export const DesignResin = z.object({
  id: Id,
  name: z.string(),
  price: Price,
  imageUrl: z.string(),
  /** Has an empty placeholder; null for a picture on another server. */
  picture: z.nullable(Picture),
});
export type DesignResin = z.infer<typeof DesignResin>;

export const SavedDesign = z.object({
  id: Id,
  code: z.string().check(z.regex(DESIGN_CODE_PATTERN)),
  url: z.string(),
});
export type SavedDesign = z.infer<typeof SavedDesign>;

export const DesignReply = z.extend(SavedDesign, {
  selectedCharms: z.array(Id),
  customText: z.string(),
  /** The charms, including deleted ones, so that the design can be drawn. */
  charms: z.array(DesignCharm),
  /** May be a deleted resin; absent for the built-in blush base. */
  resin: z.optional(DesignResin),
});
export type DesignReply = z.infer<typeof DesignReply>;

/** The characters that the API lists, in this order. */
const CHARACTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!?♥"];

const Bead = z.object({ id: z.int(), character: z.string() });
type Bead = z.infer<typeof Bead>;

export const BeadList = z.array(Bead);

export const BEADS: readonly Bead[] = CHARACTERS.map((character, index) => ({
  id: index + 1,
  character,
}));
