import type { Language } from "#shared/messages/languages.ts";
import type { ServerMessages } from "#shared/messages/rooms.ts";

// Loaded on demand: a shop has one language, and its start reads no other.
const CATALOGUES: Record<Language, () => Promise<ServerMessages>> = {
  en: async () => ({
    first: (await import("#shared/messages/first/en.ts")).en,
    home: (await import("#shared/messages/home/en.ts")).en,
    buy: (await import("#shared/messages/buy/en.ts")).en,
    design: (await import("#shared/messages/design/en.ts")).en,
    order: (await import("#shared/messages/order/en.ts")).en,
    mail: (await import("#shared/messages/mail/en.ts")).en,
    errors: (await import("#shared/messages/errors/en.ts")).en,
  }),
  de: async () => ({
    first: (await import("#shared/messages/first/de.ts")).de,
    home: (await import("#shared/messages/home/de.ts")).de,
    buy: (await import("#shared/messages/buy/de.ts")).de,
    design: (await import("#shared/messages/design/de.ts")).de,
    order: (await import("#shared/messages/order/de.ts")).de,
    mail: (await import("#shared/messages/mail/de.ts")).de,
    errors: (await import("#shared/messages/errors/de.ts")).de,
  }),
  fr: async () => ({
    first: (await import("#shared/messages/first/fr.ts")).fr,
    home: (await import("#shared/messages/home/fr.ts")).fr,
    buy: (await import("#shared/messages/buy/fr.ts")).fr,
    design: (await import("#shared/messages/design/fr.ts")).fr,
    order: (await import("#shared/messages/order/fr.ts")).fr,
    mail: (await import("#shared/messages/mail/fr.ts")).fr,
    errors: (await import("#shared/messages/errors/fr.ts")).fr,
  }),
  es: async () => ({
    first: (await import("#shared/messages/first/es.ts")).es,
    home: (await import("#shared/messages/home/es.ts")).es,
    buy: (await import("#shared/messages/buy/es.ts")).es,
    design: (await import("#shared/messages/design/es.ts")).es,
    order: (await import("#shared/messages/order/es.ts")).es,
    mail: (await import("#shared/messages/mail/es.ts")).es,
    errors: (await import("#shared/messages/errors/es.ts")).es,
  }),
  it: async () => ({
    first: (await import("#shared/messages/first/it.ts")).it,
    home: (await import("#shared/messages/home/it.ts")).it,
    buy: (await import("#shared/messages/buy/it.ts")).it,
    design: (await import("#shared/messages/design/it.ts")).it,
    order: (await import("#shared/messages/order/it.ts")).it,
    mail: (await import("#shared/messages/mail/it.ts")).it,
    errors: (await import("#shared/messages/errors/it.ts")).it,
  }),
  nl: async () => ({
    first: (await import("#shared/messages/first/nl.ts")).nl,
    home: (await import("#shared/messages/home/nl.ts")).nl,
    buy: (await import("#shared/messages/buy/nl.ts")).nl,
    design: (await import("#shared/messages/design/nl.ts")).nl,
    order: (await import("#shared/messages/order/nl.ts")).nl,
    mail: (await import("#shared/messages/mail/nl.ts")).nl,
    errors: (await import("#shared/messages/errors/nl.ts")).nl,
  }),
};

const loaded = new Map<Language, Promise<ServerMessages>>();

/**
 * Returns all texts of a language. Kept, because
 * every mail asks for them twice.
 */
export function loadMessages(language: Language): Promise<ServerMessages> {
  const messages = loaded.get(language) ?? CATALOGUES[language]();
  loaded.set(language, messages);
  return messages;
}
