import { list, plural } from "#shared/messages/words.ts";
import type { FirstMessages } from "./en.ts";

export const fr: FirstMessages = {
  skip: "Aller au contenu",
  nav: {
    home: "Accueil",
    products: "Boutique",
    process: "Notre savoir-faire",
    contact: "Contact",
    label: "Navigation principale",
    menu: "Menu",
    open: "Ouvrir le menu",
    close: "Fermer le menu",
  },
  logo: (shopName) => `${shopName}, accueil`,
  questions: "Une question\u202f? Écrivez à {}",
  offline:
    "Vous êtes hors ligne. Le panier est conservé\u202f; commandez dès votre retour.",
  noScript:
    "Le panier et l’atelier de création ont besoin de JavaScript. Sans lui, commandez par e-mail à {}.",
  notifications: "Notifications (F8)",
  dismiss: "Fermer",
  opening: "Ouverture...",
  loading: "Chargement...",
  notStarted:
    "Cette page n’a pas pu démarrer. Rechargez-la, mettez le navigateur à jour, ou commandez par e-mail à {}.",
  partFailed:
    "Cette partie n’a pas pu être affichée. Ce que vous avez saisi est conservé.",
  loadAgain: "Recharger",
  tryAgain: "Réessayer",
  panelFailed: "L’administration n’a pas pu être chargée.",
  dialogFailed: {
    title: "Impossible d’ouvrir",
    description: "Vérifiez votre connexion et réessayez.",
  },
  failure: {
    offline: "Vérifiez votre connexion et réessayez.",
    unknown: "Veuillez réessayer.",
  },
  titles: {
    withdraw: "Renoncer au contrat",
    orders: "Ma commande",
    confirmation: "Confirmation de commande",
    admin: "Administration",
    notFound: "Page introuvable",
    page: (page) => `, page ${page}`,
    order: (number) => `Commande ${number}`,
  },
  customClip: (text) =>
    text === ""
      ? "Pince personnalisée"
      : `Pince personnalisée\u00a0– «\u00a0${text}\u00a0»`,
  drawing: (charms, letters, resin) => {
    const clip = `Une pince personnalisée${resin ? ` en ${resin}` : ""}`;
    const things = letters ? [...charms, `les lettres ${letters}`] : charms;
    if (things.length === 0) return `${clip} sans breloques ni lettres`;
    return `${clip} avec ${list("fr", things)}`;
  },
  cart: {
    label: "Panier",
    items: (count) =>
      `Panier, ${plural("fr", count, { one: `${count} article`, other: `${count} articles` })}`,
    view: "Voir le panier",
    added: "Ajouté au panier\u202f!",
    noCookies:
      "Votre navigateur refuse nos cookies, le panier reste donc vide. Autorisez-les, puis ajoutez de nouveau votre pince.",
    failed: {
      title: "Oups\u202f! Un problème est survenu",
      description: "Rien n’a été ajouté au panier. Veuillez réessayer.",
    },
  },
  hero: {
    shop: "Voir la boutique",
    play: "Lire le film",
    pause: "Mettre le film en pause",
  },
  products: {
    clips: "Pinces",
    loading: "Chargement des pinces...",
    failed: "Les pinces n’ont pas pu être chargées.",
    check: "Vérifiez votre connexion et réessayez.",
    from: (price) => `dès ${price}`,
    soldOut: "Épuisée",
    oneOfAKind: "Pièce unique",
    held: "Dans un panier",
    mine: "Dans votre panier",
    safety: "Sécurité du produit",
    madeBy: "Fabriqué par",
    isNew: "Nouveauté",
    bestSeller: "Meilleure vente",
    add: "Ajouter au panier",
    adding: "Ajout...",
    color: "Couleur\u00a0:",
    option: "Version\u00a0:",
    optionSoldOut: ", épuisée",
    alt: (name) => `Pince à cheveux ${name}`,
    pictures: (name) => `Photos de ${name}`,
  },
  design: "Créez votre pince",
  footer: {
    links: "Accès rapide",
    care: "Service client",
    hello: "Écrivez-nous",
    orders: (email) => `Votre commande est envoyée par e-mail à ${email}.`,
  },
  pages: {
    shipping: "Livraison",
    returns: "Retours",
    care: "Entretien",
    faq: "Questions fréquentes",
    imprint: "Mentions légales",
    privacy: "Confidentialité",
  },
  errors: {
    designer_off: "Les pinces personnalisées font une petite pause.",
    noBead: (letters) =>
      `Nous n’avons pas de perle pour ${list("fr", letters)}.`,
    emailMissing: "Saisissez votre adresse e-mail.",
    emailInvalid: "Saisissez une adresse e-mail valable.",
  },
};
