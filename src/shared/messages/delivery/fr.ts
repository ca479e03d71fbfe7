import { plural } from "#shared/messages/words.ts";
import type { DeliveryMessages } from "./en.ts";

export const fr: DeliveryMessages = {
  you: "Vos coordonnées",
  delivery: "Livraison",
  free: "gratuit",
  freeFrom: (amount) => `Gratuit à partir de ${amount}`,
  optional: (field) => `${field} (facultatif)`,
  fields: {
    country: "Pays",
    street: "Numéro et rue",
    line1: "Adresse",
    postalCode: "Code postal",
    postcode: "Code postal",
    zip: "Code ZIP",
    city: "Ville",
    town: "Ville",
    state: "État",
    province: "Province",
    region: "Région ou province",
  },
  chooseCountry: "Choisissez un pays",
  addLine2: "Complément d’adresse",
  unusualCode: "Ce code semble inhabituel. Veuillez le relire.",
  extras: "Cadeau et message",
  gift: "C’est un cadeau",
  card: "Mot sur la carte",
  cardHint:
    "Nous l’écrivons à la main. Le bon de livraison n’indique aucun prix.",
  recipient: "Nom sur le colis",
  recipientHint: "S’il part directement chez quelqu’un d’autre.",
  note: "Un mot pour l’atelier",
  clips: (count) =>
    plural("fr", count, { one: `${count} pince`, other: `${count} pinces` }),
  total: "Total",
  payNothing: "Vous ne payez rien aujourd’hui.",
  payLater: "Le mode de paiement arrive par e-mail.",
  order: {
    sendTo: "À envoyer à",
    yourNote: "Votre mot",
    theirNote: "Mot du client",
    isGift: "Un cadeau, avec sur la carte",
    isGiftWithout: "Un cadeau, sans carte",
    copyAddress: "Copier l’adresse",
    notCopied:
      "L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.",
    copied: "Copié",
    map: "Voir sur une carte",
  },
  slip: {
    print: "Bon de livraison",
    printGift: "Bon de livraison cadeau",
    forYou: "Pour vous",
  },
  lost: {
    title: "Lien de commande perdu\u202f?",
    text: "Indiquez l’adresse e-mail de votre commande. Nous vous envoyons les liens de vos commandes.",
    email: "E-mail",
    send: "M’envoyer les liens",
    sent: "S’il y a des commandes à cette adresse, les liens sont en route. Cela peut prendre quelques minutes.",
    sending: "Envoi...",
    failed: "L’envoi a échoué",
    noScript:
      "Activez JavaScript pour utiliser ce formulaire, ou écrivez à {}.",
    subject: "Les liens de vos commandes",
    hello: "Voici les liens de vos commandes.",
    order: (id, day) => `Commande ${id} du ${day}`,
    ignore:
      "Si vous n’avez rien demandé, il ne s’est rien passé\u00a0: personne d’autre que vous ne peut lire cet e-mail.",
  },
};
