import { MAKING_MINUTES } from "#shared/clip/rules.ts";
import { DEFAULT_PALETTE } from "#shared/site/palettes.ts";
import type { SiteContent } from "#shared/site/schema.ts";

const SENTENCE = "Handmade resin claw clips, poured in small batches.";

const gallery = (file: string, alt: string) => ({
  imageUrl: `/gallery/${file}.webp`,
  alt,
});

/** The texts and pictures of the demo shop. The files are in public/. */
export const DEMO_SITE: SiteContent = {
  about: {
    title: "Handmade resin claw clips",
    description: `${SENTENCE} Choose one, or design your own with charms and letters.`,
    tagline: SENTENCE,
    closing: "Made by hand, one clip at a time.",
  },
  hero: {
    headline: "Hold everything.",
    sentence:
      "Claw clips poured, polished and finished by hand, in resin that catches the light.",
    imageUrl: "/hero/poster.webp",
    films: ["/hero/hero.webm"],
  },
  products: {
    title: "The current pour",
    text: "Every clip is one of a small batch, so the swirl you get is yours alone.",
  },
  promo: { title: "Spell it out in resin", sample: "BLOOM" },
  process: {
    title: "Our Process",
    text: `A custom claw clip takes about ${MAKING_MINUTES} minutes to make, start to finish, all of it by hand.`,
    minutes: MAKING_MINUTES,
    steps: [
      {
        title: "Pour",
        text: "Pigment goes into clear resin by eye and is drawn through the mould with a pin. No two swirls agree.",
      },
      {
        title: "Set",
        text: "Charms and letter beads go in while the surface is still soft, so they sit in the clip and not on it.",
      },
      {
        title: "Polish",
        text: "Every edge is sanded and buffed until it slides through hair without catching.",
      },
      {
        title: "Spring",
        text: "We fit the hinge, open and close it by hand, and only then wrap it.",
      },
    ],
  },
  gallery: {
    title: "Clips in the wild",
    pictures: [
      gallery("flatlay", "Five claw clips on cream paper with a few pearls"),
      gallery("hinge", "The golden spring of an apricot clip, close up"),
      gallery("petals", "Pressed flowers inside clear resin"),
      gallery("macro", "Tortoise resin, close up"),
      gallery("dish", "A sage clip on a speckled dish"),
      gallery("plinth", "A lemon and peach clip on a stone plinth"),
    ],
  },
  newsletter: {
    title: "First dibs on the next pour",
    text: "One short email when new clips are ready. Nothing else.",
    welcome: "You are on the list for the next pour.",
  },
  delivery: "Made in about 5 days",
  socialUrl: "",
  palette: DEFAULT_PALETTE,
  mark: "",
};
