import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("fr", count, {
    one: `${count}\u00a0minute`,
    other: `${count}\u00a0minutes`,
  });

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
  pages: {
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
      counted: "Combien de fois, jamais qui",
      countedText:
        "Nous comptons combien de fois une page a été regardée et quel site a mené ici, en sommes par jour, pour savoir ce qui plaît. Aucun cookie, aucune adresse, aucun nom de navigateur ni rien d’autre qui distingue une personne d’une autre n’est conservé pour cela.",
      removal: "Faire effacer vos données",
      removalText:
        "Écrivez à {} et nous vous dirons ce que nous avons conservé, le corrigerons ou l’effacerons.",
    },
  },
  sale: {
    lowest: "prix le plus bas des 30 derniers jours",
    wasLowest: (price) =>
      `${price} était le prix le plus bas des 30 derniers jours.`,
    until: (day) => `Jusqu’au ${day}`,
    former: (before, now) => `avant ${before}, maintenant ${now}`,
  },
  clips: {
    allClips: "Toutes les pinces",
    zoom: "Afficher l’image en grand",
    close: "Fermer",
    payLater: "Vous ne payez rien maintenant. Nous vous écrivons d’abord.",
    deliveryAt: (price) => `Livraison\u00a0: ${price}`,
    deliveryFrom: (price) =>
      `Livraison à partir de ${price}, à choisir lors de la commande`,
    deliveryTo: (place, price) => `${place}\u00a0: ${price}`,
    deliveryToFrom: (place, price) => `${place}\u00a0: à partir de ${price}`,
    places: { EU: "UE", EEA: "EEE" },
    deliveryFreeWay: (name, price) =>
      `${name}\u00a0: offert à partir de ${price}`,
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
  },
  drops: {
    ready: (day) => `Prête vers le ${day}.`,
    pause: {
      fact: (day) =>
        `Nous ne prenons pas de commandes en ce moment et serons de retour le ${day}.`,
      rest: "Remplissez déjà votre panier ; vous pourrez commander à nouveau dès cette date.",
      back: (day) => `De retour le ${day}`,
    },
    drop: {
      opens: (when) => `En vente le ${when}`,
      inDays: (count) =>
        plural("fr", count, {
          one: `Dans ${count} jour`,
          other: `Dans ${count} jours`,
        }),
      soon: (clock) => `Dans ${clock}`,
      units: {
        days: (count) => plural("fr", count, { one: "jour", other: "jours" }),
        hours: (count) =>
          plural("fr", count, { one: "heure", other: "heures" }),
        minutes: (count) =>
          plural("fr", count, { one: "minute", other: "minutes" }),
        seconds: (count) =>
          plural("fr", count, { one: "seconde", other: "secondes" }),
      },
      calendar: "Ajouter à l’agenda",
      remind: "Me le rappeler",
      hint: "Un seul e-mail à la mise en vente, puis nous oublions votre adresse.",
    },
    wait: {
      back: "Me prévenir de son retour",
      free: "Me prévenir si elle se libère",
      someones: "Dans le panier de quelqu’un",
      held: (left) =>
        `Elle sera peut-être libre dans ${minutes(left)}. Cette page le saura.`,
      heldSome: "Cette page saura quand elle se libère.",
      tell: "Me prévenir",
      hint: "Un seul e-mail quand elle sera de retour, puis nous oublions votre adresse.",
      email: "Votre adresse e-mail",
      placeholder: "vous@example.com",
      missing: "Saisissez votre adresse e-mail.",
      sending: "Un instant...",
      done: "Nous vous écrirons.",
      failed: {
        title: "Cela n’a pas fonctionné",
        description: "Veuillez réessayer dans un instant.",
      },
    },
  },
};
