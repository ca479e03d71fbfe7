import type { SiteMessages } from "./en.ts";

export const nl: SiteMessages = {
  about: "Haarklemmen",
  products: "In de winkel",
  promo: "Ontwerp je eigen klem",
  sample: "HALLO",
  process: "Zo maken we ze",
  processText: (minutes) =>
    `Een klem op maat kost ongeveer ${minutes} minuten werk, van begin tot eind.`,
  gallery: "Meer zien",
  newsletter: "Hoor wat er nieuw is",
  newsletterText: "Een kort e-mailtje als er iets nieuws is. Verder niets.",
  welcome: "Je staat op de lijst. We schrijven je als er iets nieuws is.",
};
