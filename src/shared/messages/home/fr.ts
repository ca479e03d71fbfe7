import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

export const fr: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Choisissez jusqu’à ${charms} breloques et ${letters} lettres, voyez votre pince prendre forme, et nous la réalisons.`,
    name: "Votre prénom",
    lettersOnly: (letters) =>
      `Choisissez jusqu’à ${letters} lettres, voyez votre pince prendre forme, et nous la réalisons.`,
    placeholder: (letters) => `Un prénom, ${letters} lettres au plus`,
    from: (price) => `À partir de ${price}, lettres comprises.`,
    begun: "La pince commencée vous attend.",
  },
  firstDay: {
    sentence: "Les premières pinces à cheveux arrivent.",
    art: "Une pince à cheveux entre deux autres, encore à l’état de dessin",
    title: "De nouvelles pinces arrivent",
    text: "Laissez votre adresse e-mail et découvrez-les avant tout le monde.",
    comeBack: "Revenez bientôt.",
    tellMe: "Prévenez-moi",
  },
  process: {
    minutes: (count) =>
      plural("fr", count, {
        one: `${count} minute`,
        other: `${count} minutes`,
      }),
    bench: "à l’établi",
  },
  social: {
    more: "À voir aussi sur notre page",
    newTab: "(s’ouvre dans un nouvel onglet)",
    soon: "Notre page sur les réseaux arrive bientôt.",
    pictures: "Photos de nos pinces",
  },
  newsletter: {
    email: "Adresse e-mail",
    placeholder: "vous@example.com",
    join: "S’inscrire",
    joining: "Inscription...",
    invalid: "Adresse e-mail non valable",
    failed: {
      title: "Oups\u202f! Un problème est survenu",
      description: "Veuillez réessayer plus tard. Nous vous attendons\u202f!",
    },
    toConfirm: {
      title: "Presque terminé",
      description:
        "Nous vous avons envoyé un e-mail. Appuyez sur son bouton pour confirmer.",
    },
    welcome: (shopName) => `Bienvenue chez ${shopName}\u202f!`,
  },
};
