import { list } from "#shared/messages/words.ts";
import type { DesignMessages } from "./en.ts";

export const fr: DesignMessages = {
  title: "Créez votre pince",
  editTitle: "Modifiez votre pince",
  sharedTitle: "Quelqu’un a imaginé cette pince",
  close: "Fermer l’atelier de création",
  parts: {
    label: "Les parties de votre pince",
    letters: "Lettres",
    resin: "Résine",
    charms: "Breloques",
  },
  message: {
    label: "Votre message",
    hint: "Les lettres sont comprises dans le prix.",
    placeholder: (max) => `Jusqu’à ${max} lettres`,
    used: "Caractères utilisés\u00a0: ",
    count: (count, max) => `${count} caractères utilisés sur ${max}`,
  },
  charms: {
    onClip: "Les breloques de votre pince",
    choose: (max) => `Breloques, ${max} au plus`,
    sides: { left: "à gauche", middle: "au milieu", right: "à droite" },
    free: (side) => `Place ${side}, libre`,
    lies: (name, side) => `${name}, ${side}`,
    swap: "Changer",
    swapName: (name) => `Changer ${name}`,
    remove: "Retirer",
    removeName: (name) => `Retirer ${name}`,
    exchange: (one, other) => `Échanger les places de ${one} et ${other}`,
    goesHere: "Choisissez ce qui vient ici.",
    keep: (name) => `Garder ${name}`,
    full: "Les trois y sont. Touchez-en une sur la pince pour la changer.",
    loading: "Chargement des breloques...",
    none: "Pas de breloques pour l’instant. Vous pouvez quand même ajouter des lettres.",
    failed: "Les breloques n’ont pas pu être chargées.",
    check:
      "Vérifiez votre connexion et réessayez. Vous pouvez quand même ajouter des lettres.",
  },
  unavailable: {
    out: "Épuisée",
    gone: "Plus proposée",
    outName: (name) => `${name}, épuisée`,
    goneName: (name) => `${name}, plus proposée`,
  },
  areOut: (names) => `En rupture de stock\u00a0: ${list("fr", names)}.`,
  areGone: (names) =>
    `${names.length > 1 ? "Ne sont plus proposées" : "N’est plus proposée"}\u00a0: ${list("fr", names)}.`,
  swapCharm: "Changez cette breloque ou retirez-la.",
  swapCharms: "Changez ces breloques ou retirez-les.",
  otherResin: "Choisissez une autre résine.",
  plus: (name, price) => `${name}, plus ${price}`,
  price: {
    clip: (price) => `${price} la pince`,
    resin: (price) => `${price} la résine`,
    charms: (price) => `${price} les breloques`,
    announced: (price) => `Prix ${price}`,
  },
  description:
    "Votre propre pince, avec breloques et lettres, réalisée pour vous.",
  promise:
    "Chaque coulée dessine ses propres volutes\u00a0: la vôtre sera un peu différente.",
  kept: "Votre création reste ici en attendant.",
  noWithdrawal:
    "Cette pince est réalisée sur mesure\u00a0: le droit de rétractation ne s’y applique pas.",
  surprise: "Surprenez-moi",
  undo: "Rétablir",
  update: "Mettre la pince à jour",
  updating: "Mise à jour...",
  shared: {
    lead: "Prenez-la telle quelle, ou changez ce que vous voulez et faites-en la vôtre.",
    change: "La modifier",
  },
  share: {
    save: "Garder et partager",
    saving: "Enregistrement...",
    subject: (shopName) => `Une pince à regarder · ${shopName}`,
    link: "Lien vers votre création",
    hint: "Copiez-le pour le partager\u00a0: il ouvre votre création.",
    close: "Fermer le lien",
    copied: "Le lien est copié.",
  },
  told: {
    updated: { title: "Pince modifiée\u202f!" },
    addedAgain: {
      title: "Ajoutée comme nouvelle pince",
      description: "Celle que vous modifiiez n’est plus dans votre panier.",
    },
    addFailed: {
      title: "La pince n’a pas pu être ajoutée au panier. Veuillez réessayer.",
    },
    updateFailed: {
      title: "La pince n’a pas pu être modifiée. Veuillez réessayer.",
    },
    saved: {
      title: "C’est fait\u202f!",
      description: "Votre création est enregistrée.",
    },
    saveFailed: {
      title: "Non enregistrée",
      description:
        "Votre création n’a pas pu être enregistrée. Veuillez réessayer.",
    },
    sharedFailed: {
      title: "Impossible d’ouvrir cette création",
      description: "Vérifiez le lien, ou créez votre propre pince.",
    },
    empty: "Créez votre pince",
    limit: "Il n’y a plus de place",
  },
};
