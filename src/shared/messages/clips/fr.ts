import type { ClipsMessages } from "./en.ts";

export const fr: ClipsMessages = {
  allClips: "Toutes les pinces",
  zoom: "Afficher l’image en grand",
  close: "Fermer",
  payLater: "Vous ne payez rien maintenant. Nous vous écrivons d’abord.",
  deliveryAt: (price) => `Livraison\u00a0: ${price}`,
  deliveryFrom: (price) =>
    `Livraison à partir de ${price}, à choisir lors de la commande`,
  deliveryFree: "La livraison est offerte",
  deliveryFreeFrom: (price) => `Livraison offerte à partir de ${price}`,
  inDrop: (count) => `${count} pinces à l’ouverture`,
  details: "Détails",
  care: "Entretien",
  careText:
    "La résine ramollit à la chaleur : ne laissez pas la pince dans une voiture chaude ou un sauna. Un chiffon doux et sec suffit.",
  careLink: "En savoir plus sur l’entretien",
  deliveryReturns: "Livraison et retours",
  questions: "Une question ? Écrivez à {}",
  inHand: "En main",
  scaleText:
    "Dessinée à l’échelle à côté d’une carte bancaire, pour savoir avant qu’elle n’arrive ce qui convient à vos cheveux.",
  lifeSize: "Grandeur nature sur votre écran",
  lifeSizeHelp:
    "Posez une carte bancaire contre l’écran et faites glisser jusqu’à ce que les bords coïncident. Cet appareil s’en souviendra.",
  bankCard: "Carte bancaire",
  more: "De la même coulée",
  failed: "Cette pince n’a pas pu être chargée.",
  gone: "Cette pince n’est plus là",
  goneText:
    "Elle a peut-être trouvé sa chevelure. Les autres tiennent toujours.",
  wide: (width) => `${width} de large`,
  drawing: (width) =>
    `La pince, ${width} de large, dessinée à l’échelle sur une carte bancaire`,
  picture: (number, count) => `Image ${number} sur ${count}`,
};
