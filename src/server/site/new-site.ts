import { MAKING_MINUTES } from "#shared/clip/rules.ts";
import { type Language, LANGUAGES } from "#shared/messages/languages.ts";
import { de } from "#shared/messages/site/de.ts";
import { en, type SiteMessages } from "#shared/messages/site/en.ts";
import { es } from "#shared/messages/site/es.ts";
import { fr } from "#shared/messages/site/fr.ts";
import { it } from "#shared/messages/site/it.ts";
import { nl } from "#shared/messages/site/nl.ts";
import { DEFAULT_PALETTE } from "#shared/site/palettes.ts";
import type { SiteContent } from "#shared/site/schema.ts";

const TEXTS: Record<Language, SiteMessages> = { en, de, fr, es, it, nl };

type NewText = keyof SiteMessages;

function newText(key: NewText, language: Language): string {
  const text = TEXTS[language][key];
  return typeof text === "string" ? text : text(MAKING_MINUTES);
}

/** The content of a new shop: words that suit any shop, and no pictures. */
export function newSite(language: Language): SiteContent {
  const text = (key: NewText) => newText(key, language);
  return {
    about: { title: text("about"), description: "", tagline: "" },
    hero: { headline: "", sentence: "", imageUrl: "", films: [] },
    products: { title: text("products"), text: "" },
    promo: { title: text("promo"), sample: text("sample") },
    process: {
      title: text("process"),
      text: text("processText"),
      minutes: MAKING_MINUTES,
      steps: [],
    },
    gallery: { title: text("gallery"), pictures: [] },
    newsletter: {
      title: text("newsletter"),
      text: text("newsletterText"),
      welcome: text("welcome"),
    },
    delivery: "",
    socialUrl: "",
    palette: DEFAULT_PALETTE,
    mark: "",
  };
}

/**
 * Returns the content with the texts that the maker has not changed, in whatever
 * language they were saved, in the shop's language.
 */
export function inShopLanguage(
  content: SiteContent,
  language: Language,
): SiteContent {
  const textOf = (key: NewText, text: string) =>
    LANGUAGES.some((each) => newText(key, each) === text)
      ? newText(key, language)
      : text;
  const { about, products, promo, process, gallery, newsletter } = content;
  return {
    ...content,
    about: { ...about, title: textOf("about", about.title) },
    products: { ...products, title: textOf("products", products.title) },
    promo: {
      title: textOf("promo", promo.title),
      sample: textOf("sample", promo.sample),
    },
    process: {
      ...process,
      title: textOf("process", process.title),
      text: textOf("processText", process.text),
    },
    gallery: { ...gallery, title: textOf("gallery", gallery.title) },
    newsletter: {
      title: textOf("newsletter", newsletter.title),
      text: textOf("newsletterText", newsletter.text),
      welcome: textOf("welcome", newsletter.welcome),
    },
  };
}
