import type { SiteMessages } from "./en.ts";

export const fr: SiteMessages = {
  about: "Pinces à cheveux",
  products: "En boutique",
  promo: "Créez la vôtre",
  sample: "SALUT",
  process: "Notre savoir-faire",
  processText: (minutes) =>
    `Une pince personnalisée demande environ ${minutes} minutes de travail, du début à la fin.`,
  gallery: "Voir plus",
  newsletter: "Soyez au courant des nouveautés",
  newsletterText: "Un court e-mail quand il y a du nouveau. Rien d’autre.",
  welcome:
    "Vous êtes sur la liste. Nous vous écrirons quand il y aura du nouveau.",
};
