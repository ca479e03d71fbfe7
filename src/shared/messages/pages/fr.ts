import { plural } from "#shared/messages/words.ts";
import type { PagesMessages } from "./en.ts";

export const fr: PagesMessages = {
  more: {
    none: "Il n’y a pas d’autres pinces.",
    shown: (count) =>
      plural("fr", count, {
        one: "Une pince de plus est affichée.",
        other: `${count} pinces de plus sont affichées.`,
      }),
    reached: (reached, count) => `${reached} pinces sur ${count}`,
    failed: "La suite des pinces n’a pas pu être chargée.",
    previous: "Pinces précédentes",
    next: "Plus de pinces",
    loading: "Chargement des pinces",
    range: (first, last) => `Pinces ${first} à ${last}`,
  },
  sort: {
    label: "Trier les pinces",
    all: "Notre ordre",
    new: "Nouveautés d’abord",
    price: "Prix croissant",
    available: "Disponibles maintenant",
    none: "Rien n’est disponible pour le moment. De nouvelles pinces arrivent.",
  },
  neighbours: { title: "Bon à savoir aussi", write: "Nous écrire" },
  designCard: {
    title: "Quelqu’un a imaginé cette pince",
    description: (design) =>
      `${design}. Prenez-la telle quelle, ou faites-en la vôtre.`,
  },
  contentFailed: "Cette page n’a pas pu être chargée.",
  letter: {
    clips: "Dans cette lettre",
    next: "Recevoir la prochaine",
  },
  notFound: {
    title: "404 Page introuvable",
    text: "Cette page nous a glissé des mains. Tout le reste tient bon.",
    order:
      "Ce lien ne mène à aucune commande, ou il a expiré. Votre commande est en sûreté\u00a0: nous pouvons vous renvoyer son lien par e-mail.",
    back: "Retour à la boutique",
  },
  privacy: {
    intro: (shopName) =>
      `${shopName} conserve ce qu’il faut pour vous vendre une pince, et rien d’autre. Aucun pistage, aucune publicité, et aucune page ne charge quoi que ce soit depuis les serveurs d’une autre entreprise, sauf les images dont l’atelier a donné l’adresse.`,
    cart: "Votre panier",
    cartText: (days) =>
      `La première fois que vous ajoutez une pince, nous déposons un cookie contenant un nombre aléatoire, afin que votre panier soit encore là à votre retour, et un autre qui dit seulement qu’il y a un panier. Ils durent ${days === 1 ? "un jour" : `${days} jours`} à compter de votre dernière visite et ne disent rien de vous.`,
    order: "Votre commande",
    orderText:
      "Nous conservons votre nom, votre adresse e-mail et votre numéro de téléphone avec ce que vous avez commandé, et nous envoyons ces informations par e-mail à l’atelier et à vous-même. Elles servent à réaliser votre commande et à vous écrire au sujet du paiement et de la livraison. Le lien de nos e-mails ouvre une page qui montre où en est votre commande\u202f; toute personne qui a le lien peut la voir.",
    addressText:
      "Si votre commande est expédiée, nous conservons aussi l’adresse et, si vous les écrivez, votre mot pour l’atelier et celui de la carte. Ils figurent dans les mêmes e-mails.",
    browser: "Dans votre navigateur",
    browserText:
      "Ce que vous saisissez en passant commande reste dans cet onglet jusqu’à l’envoi de la commande ou la fermeture de l’onglet. Le récapitulatif d’une commande y reste jusqu’à ce que la page de confirmation l’ait affiché.",
    saved: "Newsletter et créations enregistrées",
    savedText:
      "Si vous vous inscrivez, nous gardons votre adresse e-mail jusqu’à votre désabonnement\u202f; chaque newsletter contient un lien pour cela. Si vous attendez une pince, nous gardons l’adresse jusqu’à notre unique e-mail à son sujet, un an au plus. Une création que vous enregistrez est conservée sans votre nom, et toute personne qui a son lien peut la voir.",
    removal: "Faire effacer vos données",
    removalText:
      "Écrivez à {} et nous vous dirons ce que nous avons conservé, le corrigerons ou l’effacerons.",
  },
};
