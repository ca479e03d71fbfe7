import { z } from "zod";
import { Id } from "./ids.ts";
import { ImageUrlInput } from "./images.ts";
import { Price, PriceInput, priceCents } from "./money.ts";
import {
  cleanText,
  graphemes,
  hasForbiddenCharacters,
  TextInput,
} from "./text.ts";

export const MAX_CHARMS = 3;
export const MAX_LETTERS = 6;
/** How long a custom clip takes to make, as the process text says. */
export const MAKING_MINUTES = 30;

/** What every custom line is called, whatever the designer is titled. */
export const CUSTOM_CLIP_NAME = "Custom Claw Clip";

export const CLIP_MESSAGES = {
  charms: `You can only select up to ${MAX_CHARMS} charms.`,
  doubled: "Each charm can be chosen once.",
  letters: `Your message can have ${MAX_LETTERS} characters at most.`,
  characters: "Your message can have letters, numbers and signs only.",
  empty: "Please select at least one charm or add a custom message.",
} as const;

/** The message of a clip in the shop's form: NFC, trimmed, at most 6 graphemes. */
export const CustomText = z
  .string()
  .transform(cleanText)
  .superRefine((text, context) => {
    const message = customTextFault(text);
    if (message) context.addIssue({ code: "custom", message });
  });

/** What is wrong with a message, if anything; for the input and the server. */
export function customTextFault(text: string): string | undefined {
  if (hasForbiddenCharacters(text)) return CLIP_MESSAGES.characters;
  return countLetters(text) > MAX_LETTERS ? CLIP_MESSAGES.letters : undefined;
}

/** The count of the n/6 counter: characters of the cleaned text. */
export function countLetters(text: string): number {
  return graphemes(cleanText(text)).length;
}

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

/** Whether there is nothing to make: no charm and no message. */
export function isEmptyDesign(design: {
  selectedCharms: readonly number[];
  customText: string;
}): boolean {
  return (
    design.selectedCharms.length === 0 && cleanText(design.customText) === ""
  );
}

/** The name of a custom line: `Custom Claw Clip - "TEXT"`. */
export function customClipName(customText: string): string {
  return customText === ""
    ? CUSTOM_CLIP_NAME
    : `${CUSTOM_CLIP_NAME} - "${customText}"`;
}

/** The description of a custom line: the charms' names in the order chosen. */
export function customClipDescription(charms: readonly { name: string }[]) {
  return charms.map((charm) => charm.name).join(", ");
}

/** Base price plus each chosen charm once; letters are free. */
export function customClipCents(
  basePriceCents: number,
  charms: readonly { priceCents: number }[],
): number {
  return charms.reduce((sum, charm) => sum + charm.priceCents, basePriceCents);
}

/** The same of wire prices, for the designer's running price. */
export function designCents(
  basePrice: string,
  charms: readonly { price: string }[],
): number {
  return customClipCents(
    priceCents(basePrice),
    charms.map((charm) => ({ priceCents: priceCents(charm.price) })),
  );
}

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
  basePrice: empty.or(PriceInput).optional(),
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

/** A saved design's code: what stands in a shared link. */
export const DESIGN_CODE_PATTERN = /^[a-z2-9]{10}$/;

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
