import { MAKING_MINUTES } from "#shared/clip/rules.ts";
import { DEFAULT_PALETTE } from "./palettes.ts";
import type { SiteContent } from "./schema.ts";

/** The content of a new shop: words that suit any shop, and no pictures. */
export const NEW_SITE: SiteContent = {
  about: {
    title: "Claw clips",
    description: "",
    tagline: "",
  },
  hero: { headline: "", sentence: "", imageUrl: "", films: [] },
  products: { title: "In the shop", text: "" },
  promo: { title: "Design your own", sample: "HELLO" },
  process: {
    title: "Our Process",
    text: `A custom claw clip takes about ${MAKING_MINUTES} minutes to make, start to finish.`,
    minutes: MAKING_MINUTES,
    steps: [],
  },
  gallery: { title: "See more", pictures: [] },
  newsletter: {
    title: "Hear what is new",
    text: "One short email when there is something new. Nothing else.",
    welcome: "You are on the list. We write when there is something new.",
  },
  delivery: "",
  socialUrl: "",
  palette: DEFAULT_PALETTE,
  mark: "",
};
