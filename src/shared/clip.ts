import * as z from "zod/mini";
import { PRICE_MESSAGE } from "./cents.ts";
import {
  CLIP_MESSAGES,
  CUSTOM_CLIP_NAME,
  DESIGN_CODE_PATTERN,
  customTextFault,
  isEmptyDesign,
  MAX_CHARMS,
} from "./clip-rules.ts";
import { cleanText } from "./graphemes.ts";
import { Id } from "./ids.ts";
import { ImageUrlInput } from "./images.ts";
import { Price, PriceInput } from "./money.ts";
import { TextInput } from "./text.ts";

/** The message of a clip in the shop's form: NFC, trimmed, at most 6 graphemes. */
const CustomText = z.pipe(z.string(), z.transform(cleanText)).check(
  z.superRefine((text, context) => {
    const message = customTextFault(text);
    if (message) context.addIssue({ code: "custom", message });
  }),
);

/** A design as shoppers send it: charm ids in the order chosen, and a text. */
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

/** What a shop has until its maker changes it. */
export const DEFAULT_CLIP_CONFIG = {
  name: CUSTOM_CLIP_NAME,
  basePriceCents: 2500,
  description: "Your own clip, with charms and letters, made by hand.",
  imageUrl: "",
  isEnabled: true,
} as const;

const empty = z.pipe(
  z.literal(""),
  z.transform(() => undefined),
);
const orEmpty = <Schema extends z.core.SomeType>(
  schema: Schema,
  error?: string,
) => z.optional(z.union([empty, schema], error));

/**
 * Changing the configuration. As specified an empty field keeps the current
 * value; `false` and 0.00 are values.
 */
export const ClipConfigInput = z.object({
  name: orEmpty(
    TextInput({ max: 60, tooLong: "Keep the name within 60 characters." }),
  ),
  basePrice: orEmpty(PriceInput, PRICE_MESSAGE),
  description: orEmpty(
    TextInput({
      max: 500,
      tooLong: "Keep the description within 500 characters.",
      multiline: true,
    }),
  ),
  imageUrl: orEmpty(ImageUrlInput),
  isEnabled: z.optional(z.boolean()),
});
export type ClipConfigBody = z.input<typeof ClipConfigInput>;
export type ClipConfigInput = z.output<typeof ClipConfigInput>;

/** A charm as a design names it: enough to draw it and to price it. */
export const DesignCharm = z.object({
  id: Id,
  name: z.string(),
  price: Price,
  imageUrl: z.string(),
});
export type DesignCharm = z.infer<typeof DesignCharm>;

export const SavedDesign = z.object({
  id: Id,
  code: z.string().check(z.regex(DESIGN_CODE_PATTERN)),
  url: z.string(),
});
export type SavedDesign = z.infer<typeof SavedDesign>;

export const DesignReply = z.extend(SavedDesign, {
  selectedCharms: z.array(Id),
  customText: z.string(),
  /** The charms it names, gone ones among them, so that it can be drawn. */
  charms: z.array(DesignCharm),
});
export type DesignReply = z.infer<typeof DesignReply>;
