import type { LawMessages } from "./en.ts";
import { plural } from "#shared/messages/words.ts";

export const fr: LawMessages = {
  title: (country, count) =>
    `${country}\u00a0: ${plural("fr", count, { one: "il manque un élément dont les boutiques y ont en général besoin", other: `il manque ${count} éléments dont les boutiques y ont en général besoin` })}`,
  noAdvice:
    "Ceci n’est pas un conseil juridique\u00a0: la liste est courte et les lois changent. Renseignez-vous auprès d’une personne qui connaît le droit de votre pays.",
  needs: {
    imprint:
      "Dites sur une page qui vous êtes\u00a0: nom, adresse postale, adresse e-mail et, le cas échéant, numéros d’immatriculation et de TVA.",
    privacy:
      "Dites sur une page consacrée à la confidentialité ce que deviennent les données personnelles et qui en est responsable. La page fournie ne connaît ni votre nom ni votre adresse.",
    binding:
      "Faites dire au bouton que la commande oblige à payer. Sans cela, le contrat peut être nul.",
    priceNote:
      "Dites auprès des prix si la TVA est comprise et si la livraison s’y ajoute.",
    totalNote:
      "Dites auprès des totaux, comme à la commande, ce qui y est vrai\u00a0: la livraison y est déjà, «\u00a0hors livraison\u00a0» n’y a pas sa place.",
    withdrawal:
      "Laissez à vos clients 14 jours pour se rétracter, avec le bouton prévu sur la page de leur commande.",
    returns:
      "Dites sur une page comment et jusqu’à quand une pince peut être rendue, et qui paie le retour.",
    shipping:
      "Dites sur une page où vous livrez, à quel prix et en combien de temps.",
    terms:
      "Joignez vos conditions de vente à la confirmation de commande, pour que vos clients puissent les conserver.",
    maker:
      "Indiquez auprès de chaque pince qui l’a fabriquée, avec adresse postale et adresse e-mail, et écrivez les avertissements nécessaires dans le texte sur sa sécurité.",
    mailText:
      "Mettez votre nom et votre adresse postale sous vos e-mails, avec votre numéro d’immatriculation si vous en avez un.",
    confirmSubscriptions:
      "Faites confirmer par e-mail les inscriptions à la newsletter, pour pouvoir prouver qu’elles étaient voulues.",
    francs: "Affichez vos prix en francs suisses.",
  },
  places: {
    law: "Voir la boutique, Modifier, Détails, puis Obligations légales",
    currency: "Voir la boutique, Modifier, puis Détails",
    terms:
      "Voir la boutique, Modifier, Pages\u00a0: cochez «\u00a0Conditions de vente\u00a0» sur une page",
    page: (title) =>
      `Voir la boutique, Modifier, Pages, puis «\u00a0${title}\u00a0»`,
  },
};
