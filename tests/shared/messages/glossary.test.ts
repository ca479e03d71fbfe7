import { expect, test } from "bun:test";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { catalogueTexts } from "./catalogue-texts.ts";

// The form of address and the words of the glossary, by those that stand in no
// text: a polite German "Sie" within a sentence, a French "tu", a second word
// for what has one already.
const NEVER: Record<Language, RegExp> = {
  en: /\b(?:mould|colour|centre|grey|favourite|mails?(?! servers?\b))\b|’/i,
  de: /[\p{Ll},] (?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b|\b(?:Panel|Wähle|Haarspange|Anhänger|Einkaufswagen|Email|Kundschaft|[Jj]etzige[mnrs]?|frischen? Links?|zahlst)\b/u,
  fr: /(?<![\p{L}’])(?:tu|toi|ton|tes|te|panneau|email|courriel|caddie|charms?|liens neufs)(?![\p{L}])/iu,
  es: /(?<!\p{L})(?:clientela|usted|ustedes|vosotr[oa]s|e-?mail|newsletter|cesta|clip)(?!\p{L})/iu,
  it: /[\p{Ll},] (?:Lei|Suo|Sua|Suoi|Sue)\b|\b(?:voi|vostr[oaie]|email|charms?|clip|mollett[ae])\b/u,
  nl: /(?<!\p{L})(?:u|uw|paneel|winkelwagen|charms?|opzij (?:ge)?leg\p{L}+)(?!\p{L})/iu,
};

test.each(LANGUAGES)(
  "%s keeps to its form of address and its words",
  async (language) => {
    const texts = [...(await catalogueTexts(language)).values()].flat();
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter((text) => NEVER[language].test(text))).toEqual([]);
  },
);
