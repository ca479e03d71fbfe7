import { plural } from "#shared/messages/words.ts";
import type { LettersMessages } from "./en.ts";

export const fr: LettersMessages = {
  title: "Lettres",
  back: "Produits, breloques, commandes",
  readers: (count, number) =>
    plural("fr", number, {
      one: `${count} lecteur`,
      other: `${count} lecteurs`,
    }),
  add: "Nouvelle lettre",
  untitled: "[Une nouvelle lettre]",
  proposed: (open) =>
    `L’objet est encore celui proposé\u00a0: ${open}. Écrivez d’abord le vôtre.`,
  empty:
    "Rien d’écrit pour l’instant. Votre première lettre commence par «\u00a0Nouvelle lettre\u00a0».",
  loadFailed: "Impossible de charger les lettres.",
  states: {
    draft: (when) => `Brouillon, enregistré ${when}`,
    scheduled: (when) => `Part ${when}`,
    sending: (sent, readers) => `${sent} envoyées sur ${readers}`,
    paused: (sent, readers) =>
      `En pause\u00a0: ${sent} envoyées sur ${readers}`,
    sent: (when, readers) => `Envoyée ${when} à ${readers}`,
    sentToSome: (when, sent, readers) =>
      `Envoyée ${when} à ${sent} sur ${readers}`,
    stopped: (sent, readers) =>
      `Arrêtée\u00a0: ${sent} envoyées sur ${readers}`,
  },
  /** The Orders tab. */
  orders: {
    inWeek: (count) =>
      plural("fr", count, {
        one: "commande en sept jours",
        other: "commandes en sept jours",
      }),
    total: (total) => `${total}, livraison comprise`,
    first: "Vous verrez ici votre première commande.",
    bars: "Commandes des sept derniers jours",
    today: "Auj.",
    lost: {
      title: "Un e-mail s’est perdu\u202f?",
      text: "Saisissez un numéro de commande ou l’adresse d’un client. Nous vous renvoyons les e-mails de ces commandes, avec de nouveaux liens.",
      label: "Numéro de commande ou adresse e-mail",
      placeholder: "1048 ou mila@example.com",
      send: "Renvoyer",
      sent: (owner) => `Envoyé à ${owner}`,
      none: (query) => `Rien trouvé pour ${query}`,
      failed: "Impossible de chercher.",
    },
    weekMail: {
      title: "L’e-mail de la semaine",
      off: "Désactivé. Un e-mail par semaine peut vous dire ce qui est ouvert, en retard ou impayé, et ce qui s’épuise.",
      on: (day, time) =>
        `${day} à ${time}\u00a0: ce qui est ouvert, en retard ou impayé, et ce qui s’épuise.`,
      change: "Modifier",
      day: "Jour",
      none: "Pas d’e-mail",
      hour: "Heure",
      skipEmpty: "Seulement s’il y a quelque chose à dire",
      save: "Enregistrer",
      saved: "Enregistré",
      failed: "Impossible d’enregistrer.",
    },
  },
  editor: {
    label: "Lettre",
    subject: "Objet",
    text: "Texte",
    picture: "Image",
    clip: "Pince",
    alt: "Ce que montre l’image",
    upToDate: "Nom, prix et image restent à jour",
    moveUp: (name) => `Monter ${name}`,
    remove: (name) => `Retirer ${name}`,
    chooseClip: "Choisissez une pince",
    uploading: "Envoi en cours",
    uploadFailed: "Impossible d’envoyer l’image.",
    notSaved: "Pas encore enregistré. Votre texte reste ici, nous réessayons.",
    changed: "Quelqu’un a modifié cette lettre entre-temps.",
    publicAt: (path) => `Publique à l’adresse ${path} une fois envoyée`,
    published: "La lire dans la boutique",
  },
  send: {
    test: "M’envoyer un test",
    tested: (address) => `Un test est en route vers ${address}`,
    at: "Envoyer plus tard...",
    now: (count) => `Envoyer à ${count}`,
    confirmTitle: "Envoyer cette lettre\u202f?",
    confirm: (subject, count, number) =>
      plural("fr", number, {
        one: `«\u00a0${subject}\u00a0» part à une adresse. Une lettre envoyée ne peut plus être modifiée.`,
        other: `«\u00a0${subject}\u00a0» part à ${count} adresses. Une lettre envoyée ne peut plus être modifiée.`,
      }),
    atTitle: "Quand doit-elle partir\u202f?",
    day: "Jour",
    time: "Heure",
    zone: (zone) => `Les heures sont celles de ${zone}.`,
    schedule: "Fixer l’heure",
    cancel: "Pas encore",
    failed: "Cela n’a pas fonctionné.",
    pause: "Pause",
    resume: "Reprendre",
    stop: "Arrêter",
    stopTitle: "Arrêter cette lettre\u202f?",
    stopText: "Ceux qui ne l’ont pas encore ne la recevront plus.",
    takeBack: "La reprendre",
    done: (when) => `fin vers ${when}`,
    refused: (count) =>
      plural("fr", count, {
        one: "une adresse l’a refusée",
        other: `${count} l’ont refusée`,
      }),
    noServer: "Aucun serveur d’e-mail n’est configuré, la lettre attend.",
    remove: "Supprimer la lettre",
    removeText: "La lettre et sa page disparaissent pour de bon.",
  },
  preview: {
    title: "Telle qu’elle arrive",
    mail: "E-mail",
    phone: "Mobile",
    page: "Page",
    failed: "Impossible d’afficher l’aperçu.",
  },
  list: {
    title: "Lecteurs",
    search: "Rechercher",
    add: "Ajouter une adresse",
    email: "Adresse e-mail",
    note: "D’où vous la tenez",
    noteHint: "Par exemple\u00a0: marché de Lyon, le 3 mai, sur papier",
    addOne: "Ajouter",
    added: "Sur la liste",
    importTitle: "Depuis un tableau",
    importFile: "Choisir un fichier CSV",
    imported: (sum) =>
      `${sum.added} ajoutées, ${sum.known} déjà connues, ${sum.left} désabonnées, ${sum.unasked} sans accord, ${sum.invalid} non valables.`,
    export: "Enregistrer en CSV",
    takeOff: (email) => `Désabonner ${email}`,
    takeOffForGood:
      "Définitivement\u202f? Seule cette personne pourra se réabonner.",
    takeOffNow: "Désabonner",
    keep: "Garder",
    waits: "pas encore confirmé",
    left: "désabonné",
    bounced: "n’existe plus",
    close: "Fermer",
    shown: (shown, count) => `${shown} sur ${count}`,
  },
};
