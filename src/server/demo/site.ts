import { MAKING_MINUTES } from "#shared/clip/rules.ts";
import type { DemoMessages } from "#shared/messages/demo/en.ts";
import { DEFAULT_PALETTE } from "#shared/site/palettes.ts";
import type { SiteContent } from "#shared/site/schema.ts";

const GALLERY = [
  "flatlay",
  "hinge",
  "petals",
  "macro",
  "dish",
  "plinth",
] as const;

/** The pictures of the four steps. */
const STEPS = ["pour", "set", "polish", "hinge"] as const;

/** The texts and pictures of the demo shop. The files are in public/. */
export function demoSite(texts: DemoMessages): SiteContent {
  const { about, hero, shop, promo, process, gallery, newsletter } = texts;
  return {
    about,
    hero: {
      ...hero,
      imageUrl: "/hero/poster.webp",
      films: ["/hero/hero.webm"],
    },
    products: shop,
    promo,
    process: {
      title: process.title,
      text: process.text(MAKING_MINUTES),
      minutes: MAKING_MINUTES,
      steps: process.steps.map((step, index) => ({
        ...step,
        imageUrl: `/gallery/${STEPS[index]}.webp`,
      })),
      days: process.days,
    },
    gallery: {
      title: gallery.title,
      pictures: GALLERY.map((name) => ({
        imageUrl: `/gallery/${name}.webp`,
        alt: gallery[name],
      })),
    },
    newsletter,
    delivery: texts.delivery,
    socialUrl: "",
    palette: DEFAULT_PALETTE,
    mark: "",
  };
}

/** The pages that the demo's footer links. */
export const demoPages = ({ pages }: DemoMessages) =>
  Object.entries(pages).map(([slug, { title, text }]) => ({
    slug,
    title,
    markdown: text,
  }));
