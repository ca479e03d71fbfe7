import type { SiteMessages } from "./en.ts";

export const it: SiteMessages = {
  about: "Pinze per capelli",
  products: "In negozio",
  promo: "Crea la tua",
  sample: "CIAO",
  process: "Come nascono",
  processText: (minutes) =>
    `Una pinza personalizzata richiede circa ${minutes} minuti, dall’inizio alla fine.`,
  gallery: "Scopri di più",
  newsletter: "Scopri le novità",
  newsletterText: "Una breve e-mail quando c’è qualcosa di nuovo. Nient’altro.",
  welcome: "Sei nella lista. Ti scriviamo quando c’è qualcosa di nuovo.",
};
