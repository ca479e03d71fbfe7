import { z } from "zod";
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
export const CustomText = z
  .string()
  .transform(cleanText)
  .superRefine((text, context) => {
    const message = customTextFault(text);
    if (message) context.addIssue({ code: "custom", message });
  });

/** A design as shoppers send it: charm ids in the order chosen, and a text. */
export const DesignInput = z
  .object({
    selectedCharms: z
      .array(Id)
      .max(MAX_CHARMS, CLIP_MESSAGES.charms)
      .refine((ids) => new Set(ids).size === ids.length, {
        error: CLIP_MESSAGES.doubled,
      })
      .default([]),
    customText: CustomText.default(""),
  })
  .refine((design) => !isEmptyDesign(design), {
    error: CLIP_MESSAGES.empty,
    path: ["selectedCharms"],
  });
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

export const AdminClipConfig = CustomClipConfig.extend({
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

const empty = z.literal("").transform(() => undefined);

/**
 * Changing the configuration. As specified an empty field keeps the current
 * value; `false` and 0.00 are values.
 */
export const ClipConfigInput = z.object({
  name: empty
    .or(TextInput({ max: 60, tooLong: "Keep the name within 60 characters." }))
    .optional(),
  basePrice: z.union([empty, PriceInput], { error: PRICE_MESSAGE }).optional(),
  description: empty
    .or(
      TextInput({
        max: 500,
        tooLong: "Keep the description within 500 characters.",
        multiline: true,
      }),
    )
    .optional(),
  imageUrl: empty.or(ImageUrlInput).optional(),
  isEnabled: z.boolean().optional(),
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
  code: z.string().regex(DESIGN_CODE_PATTERN),
  url: z.string(),
});
export type SavedDesign = z.infer<typeof SavedDesign>;

export const DesignReply = SavedDesign.extend({
  selectedCharms: z.array(Id),
  customText: z.string(),
  /** The charms it names, gone ones among them, so that it can be drawn. */
  charms: z.array(DesignCharm),
});
export type DesignReply = z.infer<typeof DesignReply>;
