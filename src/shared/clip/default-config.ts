import { CUSTOM_CLIP_NAME } from "./rules.ts";

/** The configuration of a new shop. */
export const DEFAULT_CLIP_CONFIG = {
  name: CUSTOM_CLIP_NAME,
  basePriceCents: 2500,
  description: "Your own clip, with charms and letters, made for you.",
  imageUrl: "",
  isEnabled: true,
} as const;
