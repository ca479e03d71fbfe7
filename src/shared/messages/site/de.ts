import type { SiteMessages } from "./en.ts";

export const de: SiteMessages = {
  about: "Haarklammern",
  products: "Im Shop",
  promo: "Gestalte deine eigene",
  sample: "HALLO",
  process: "So entstehen sie",
  processText: (minutes) =>
    `Eine Haarklammer nach Wunsch braucht etwa ${minutes} Minuten, von Anfang bis Ende.`,
  gallery: "Mehr sehen",
  newsletter: "Erfahre, was es Neues gibt",
  newsletterText: "Eine kurze E-Mail, wenn es etwas Neues gibt. Sonst nichts.",
  welcome:
    "Du stehst auf der Liste. Wir schreiben dir, wenn es etwas Neues gibt.",
};
