import type { AccountMessages } from "./en.ts";

export const fr: AccountMessages = {
  title: "Votre compte",
  loadFailed: (reason) => `Le chargement a échoué. ${reason}`,
  remove: "Retirer",
  removeOne: (name) => `Retirer ${name}`,
  since: (since) => `Depuis\u00a0: ${since}.`,
  insecure: (url) =>
    `Pour cela, la boutique a besoin de https et d’un nom à elle. Ouvrez l’administration à l’adresse ${url}.`,
  phone: {
    title: "Ce téléphone ou cet ordinateur",
    intro:
      "Une nouvelle commande peut sonner ici, sans nom sur l’écran verrouillé.",
    turnOn: "Sonner sur cet appareil",
    turnOff: "Ne plus sonner ici",
    isOn: "Cet appareil sonne pour les nouvelles commandes.",
    unsupported:
      "Ce navigateur ne peut pas sonner. Sur un iPhone, choisissez d’abord Partager, puis Sur l’écran d’accueil, et ouvrez l’administration de là.",
    blocked:
      "Les notifications de cette boutique sont bloquées. Autorisez-les dans les réglages de votre navigateur, puis revenez.",
    failed: "Cet appareil ne sonne pas encore",
    noAnswer:
      "Le service de notifications du navigateur n’a pas répondu. Veuillez réessayer.",
    others: "Autres appareils qui sonnent",
    unknown: "Navigateur inconnu",
    install:
      "Ajoutez l’administration à votre écran d’accueil par le menu du navigateur\u00a0: elle s’ouvre comme une application, et son icône montre combien de commandes sont en cours.",
  },
  passkeys: {
    title: "Clés d’accès",
    intro:
      "Connectez-vous par empreinte, par visage ou avec le code de votre appareil. Votre mot de passe reste le chemin de secours.",
    none: "Pas encore de clé d’accès.",
    name: "Nom",
    nameHint: "Par exemple l’appareil où elle se trouve.",
    password: "Votre mot de passe",
    add: "Ajouter une clé d’accès",
    adding: "En attente de votre appareil...",
    added: "Clé d’accès ajoutée",
    failed: "La clé d’accès n’a pas été ajoutée",
    notMade:
      "Votre appareil n’a pas créé de clé. Il en a peut-être déjà une de cette boutique.",
    lastUsed: (when) => `Dernière activité\u00a0: ${when}.`,
    never: "Pas encore utilisée.",
    removed: "Clé d’accès retirée",
    removeFailed: "La clé d’accès n’a pas pu être retirée",
  },
  password: {
    title: "Mot de passe",
    intro:
      "Un nouveau mot de passe ferme toutes les autres sessions et les liens vers vos pages dans les e-mails des commandes. La rubrique Commandes vous en envoie de nouveaux.",
    now: "Votre mot de passe actuel",
    next: "Nouveau mot de passe",
    hint: (min) =>
      `Au moins ${min} caractères. Trois ou quatre mots sans rapport entre eux se retiennent facilement.`,
    save: "Changer le mot de passe",
    saved: {
      title: "Mot de passe changé",
      description: "Ici, la session reste ouverte.",
    },
    failed: "Le mot de passe n’a pas été changé",
  },
  byLink: {
    title: "Choisissez un nouveau mot de passe",
    intro:
      "Il met fin à toutes les sessions et aux liens vers vos pages dans les e-mails des commandes. L’onglet Commandes vous en envoie de nouveaux.",
    save: "Enregistrer et entrer",
    done: "Vous voilà dans l’administration.",
    incomplete:
      "Ce lien est incomplet. Ouvrez-le encore une fois depuis l’e-mail, ou demandez-en un nouveau sur la page de connexion.",
    toLogin: "Vers la connexion",
  },
  sessions: {
    title: "Vos connexions",
    intro:
      "«\u00a0Fermer toutes les autres\u00a0» ferme aussi les liens vers vos pages dans les e-mails des commandes. La rubrique Commandes vous en envoie de nouveaux.",
  },
};
