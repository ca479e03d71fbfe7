import { list, plural } from "#shared/messages/words.ts";
import type { BuyMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("fr", count, {
    one: `${count}\u00a0minute`,
    other: `${count}\u00a0minutes`,
  });

export const fr: BuyMessages = {
  cart: {
    title: "Votre panier",
    close: "Fermer le panier",
    failed: "Votre panier n’a pas pu être chargé.",
    safe: "Vos pinces sont en sécurité.",
    loading: "Chargement de votre panier...",
    empty: "Rien à tenir pour l’instant",
    emptyText:
      "Votre panier est vide. Ajoutez une pince qui vous plaît, ou créez la vôtre avec les breloques et les lettres de votre choix.",
    total: "Total",
    subtotal: "Sous-total",
    checkout: "Finaliser la commande",
    note: "Aucun paiement n’est demandé ici. Nous vous écrirons au sujet du paiement et de la livraison.",
    deliveryNext:
      "Vous choisirez la livraison à l’étape suivante. Aucun paiement n’est demandé ici.",
    unavailable: (names) =>
      `${list("fr", names)} ${names.length === 1 ? "n’est" : "ne sont"} plus en vente. Retirez ${names.length === 1 ? "cet article" : "ces articles"} pour commander le reste.`,
    clear: "Vider le panier",
    clearing: "Un instant...",
  },
  hold: {
    still: (left) => `Réservé pour vous pendant encore ${minutes(left)}`,
    over: "De nouveau libre pour tout le monde.",
    again: "Réserver à nouveau",
    failed: {
      title: "Non réservé",
      description:
        "Cet article n’a pas pu être réservé de nouveau. Veuillez réessayer.",
    },
    notHeld: {
      title: "Non réservé",
      description:
        "Nous ne pouvons pas le réserver plus longtemps. Il est à vous dès que vous passez commande.",
    },
  },
  line: {
    parts: (stored) => stored.replaceAll("; ", "\u202f; "),
    edit: "Modifier",
    editName: (name) => `Modifier ${name}`,
    remove: "Retirer",
    removeName: (name) => `Retirer ${name}`,
    quantity: (name) => `Quantité de ${name}`,
    fewer: "Un de moins",
    more: "Un de plus",
    each: (price) => `${price} pièce`,
    reducedLowest: (price) =>
      `réduit, prix le plus bas des 30 derniers jours\u00a0: ${price}`,
    reduced: (price) => `réduit, sinon ${price}`,
    was: (price) => `${price} au moment de l’ajout`,
    unavailable: "Cet article n’est plus en vente.",
  },
  told: {
    undo: "Rétablir",
    removed: { title: "Article retiré" },
    removeFailed: {
      title: "Article non retiré",
      description:
        "L’article n’a pas pu être retiré du panier. Veuillez réessayer.",
    },
    quantityFailed: {
      title: "Panier inchangé",
      description:
        "L’article n’a pas pu être modifié dans le panier. Veuillez réessayer.",
    },
    restored: { title: "De retour dans votre panier" },
    restoreFailed: {
      title: "L’article n’est pas revenu",
      description:
        "Vérifiez votre connexion, puis ajoutez-le de nouveau depuis la boutique.",
    },
    cleared: { title: "Panier vidé" },
  },
  noWithdrawal: (names) =>
    `Sur mesure, donc sans droit de rétractation\u00a0: ${list("fr", names)}.`,
  checkout: {
    title: "Votre commande",
    close: "Fermer la commande",
    order: "Récapitulatif",
    unavailable: "(n’est plus en vente)",
    name: "Prénom et nom",
    email: "E-mail",
    phone: "Téléphone",
    spare: "Laissez ce champ vide",
    cancel: "Annuler",
    place: "Passer commande",
    /** Where the order is one to be paid by law. */
    placeBinding: "Commande avec obligation de paiement",
    placing: "Commande en cours...",
    payNothing: "Vous ne payez rien maintenant.",
    note: (email) => `Le détail de votre commande est envoyé à ${email}.`,
    meant: "Vouliez-vous dire {}\u202f?",
    toCart: "Retour au panier",
    unknown: (button) =>
      `Nous ne savons pas si votre commande nous est parvenue. Votre saisie est conservée\u00a0: appuyez de nouveau sur «\u00a0${button}\u00a0», la commande ne sera jamais passée deux fois.`,
    found: {
      text: "Rien n’a été commandé deux fois. Elle reprend ce que vous aviez saisi en commandant.",
      open: (number) => `Voir la commande ${number}`,
      asking: "Recherche de votre commande...",
      failed:
        "Nous n’avons pas pu vérifier si une commande a été passée. Vérifiez votre connexion, puis réessayez.",
    },
    missing: {
      title: "Il manque une information",
      description: "Veuillez remplir tous les champs obligatoires.",
    },
    emailInvalid: "Adresse e-mail non valable",
    phoneInvalid: "Numéro de téléphone non valable",
    failed: {
      title: "La commande n’a pas abouti",
      description:
        "Un problème est survenu pendant votre commande. Veuillez réessayer.",
    },
  },
  discount: {
    line: (code) => `Code ${code}`,
    have: "Vous avez un code\u202f?",
    your: "Votre code",
    apply: "Appliquer",
    checking: "Vérification...",
    takes: (amount) => `enlève ${amount}.`,
    free: "offre la livraison.",
    none: "ne s’applique pas à ce qui est déjà réduit.",
    remove: (code) => `Retirer ${code}`,
    applied: (code) => `${code} est appliqué`,
    former: (before, now) => `avant ${before}, maintenant ${now}`,
  },
  delivery: {
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
  },
};
