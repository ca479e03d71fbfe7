import type { DemoMessages } from "#shared/messages/demo/en.ts";
import type { Language } from "#shared/messages/languages.ts";

// Loaded on demand: only the first start of a demo needs one of them.
const TEXTS: Record<Language, () => Promise<DemoMessages>> = {
  en: async () => (await import("#shared/messages/demo/en.ts")).en,
  de: async () => (await import("#shared/messages/demo/de.ts")).de,
  fr: async () => (await import("#shared/messages/demo/fr.ts")).fr,
  es: async () => (await import("#shared/messages/demo/es.ts")).es,
  it: async () => (await import("#shared/messages/demo/it.ts")).it,
  nl: async () => (await import("#shared/messages/demo/nl.ts")).nl,
};

export const loadDemoTexts = (language: Language): Promise<DemoMessages> =>
  TEXTS[language]();
