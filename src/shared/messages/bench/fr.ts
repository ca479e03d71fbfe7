import { plural } from "#shared/messages/words.ts";
import type { BenchMessages } from "./en.ts";

const orders = (count: number, written = String(count)) =>
  plural("fr", count, {
    one: `${written} commande`,
    other: `${written} commandes`,
  });
const clips = (count: number) =>
  plural("fr", count, { one: `${count} pince`, other: `${count} pinces` });

const SMALL = [
  "aucune",
  "une",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
];
const inWords = (count: number) => SMALL[count] ?? String(count);
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const are = (count: number) => (count === 1 ? "est" : "sont");
/** The beginning of a sentence: "Une commande", "Deux commandes". */
const several = (count: number) => orders(count, begun(inWords(count)));
const marked = (count: number, as: string) =>
  count === 1
    ? `Une commande est marquée comme ${as}.`
    : `${begun(inWords(count))} commandes sont marquées comme ${as}.`;

export const fr: BenchMessages = {
  title: "Établi",
  late: (count, isFollowed) =>
    `${several(count)} ${are(count)} en retard${isFollowed ? "," : "."}`,
  dueToday: (count, follows) => {
    let due = several(count);
    if (follows) due = `${inWords(count)} ${count === 1 ? "autre" : "autres"}`;
    return `${due} ${are(count)} pour aujourd’hui.`;
  },
  onBench: (count) =>
    count === 1
      ? "Une pince est sur l’établi."
      : `${begun(inWords(count))} pinces sont sur l’établi.`,
  groups: {
    late: "En retard",
    new: "Nouvelles",
    making: "En cours",
    unpaid: "Expédiées, non payées",
    refunds: "À rembourser",
    open: "Ouvertes",
    earlier: "Plus anciennes",
  },
  more: "Afficher la suite",
  orders: "Commandes",
  view: "Affichage",
  loading: "Les commandes se chargent",
  loadFailed: "Les commandes n’ont pas pu être chargées.",
  search: {
    label: "Chercher une commande",
    placeholder: "Numéro, nom, adresse, colis",
    clear: "Effacer la recherche",
    found: (count, words) =>
      `${begun(inWords(count))} ${count === 1 ? "commande" : "commandes"} avec «\u202f${words}\u202f».`,
    none: (words) => `Aucune commande ne contient «\u202f${words}\u202f».`,
  },
  row: {
    choose: (order) => `Choisir ${order}`,
    chooseAll: (group) => `Tout choisir\u00a0: ${group}`,
    gift: "Cadeau",
    note: "Avec un message",
    memo: (line) => `Votre note\u00a0: ${line}`,
    custom: (letters, resin) =>
      letters === ""
        ? resin
        : resin === ""
          ? `«\u202f${letters}\u202f»`
          : `«\u202f${letters}\u202f», ${resin}`,
    plain: "Rose uni",
    moreClips: (count) => `${count} de plus`,
  },
  stages: {
    received: "Nouvelle",
    making: "En cours",
    sent: "expédiée",
    collect: "prête à retirer",
    cancelled: "annulée",
    withdrawn: "rétractation",
  },
  due: {
    late: (days) =>
      plural("fr", days, {
        one: `${days} jour de retard`,
        other: `${days} jours de retard`,
      }),
    today: "Aujourd’hui",
    tomorrow: "Demain",
    ordered: "commandée",
    none: "Sans date",
  },
  payment: {
    paid: "Payée",
    open: "Paiement pas encore demandé",
    asked: (day) => `Demandé le ${day}`,
    unpaid: (days) =>
      plural("fr", days, {
        one: `Impayée depuis ${days} jour`,
        other: `Impayée depuis ${days} jours`,
      }),
    toPayBack: (sum) => `${sum} à rembourser`,
    paidBack: "Remboursée",
  },
  empty: {
    title: "L’établi est libre",
    text: "Tout est fabriqué, expédié et payé. Une nouvelle commande s’affiche ici et sur votre téléphone.",
    first: "Vous verrez ici votre première commande.",
  },
  months: {
    title: "Commandes plus anciennes",
    save: "Enregistrer en CSV",
    sum: (count, written, total) => `${orders(count, written)}, ${total}`,
  },
  chosen: {
    bar: "Commandes choisies",
    count: (count) =>
      plural("fr", count, {
        one: `${count} choisie`,
        other: `${count} choisies`,
      }),
    none: "Ne plus rien choisir",
    more: "Autres actions",
    making: "Commencer",
    sent: "Marquer comme expédiée",
    collect: "Marquer prête à retirer",
    refunded: (sum) => `Marquer ${sum} comme remboursés`,
    pick: "Liste pour celles-ci",
    slips: "Imprimer les bons",
    labels: "Imprimer les étiquettes",
    offline:
      "Vous êtes hors ligne. Les étapes attendent le retour de la connexion.",
    left: (order) =>
      `La commande ${order} a été annulée et n’est plus choisie.`,
  },
  told: {
    making: (count) =>
      count === 1
        ? "Une commande est en cours."
        : `${begun(inWords(count))} commandes sont en cours.`,
    sent: (count) => marked(count, count === 1 ? "expédiée" : "expédiées"),
    collect: (count) =>
      marked(count, `${count === 1 ? "prête" : "prêtes"} à retirer`),
    refunded: (count) =>
      marked(count, count === 1 ? "remboursée" : "remboursées"),
    failed: (id, reason) =>
      `La commande ${id} n’a pas été enregistrée\u00a0: ${reason}`,
    nothing: "Rien n’a été enregistré",
    mails: (count) =>
      count === 1
        ? "L’e-mail part dans une minute."
        : "Les e-mails partent dans une minute.",
    undo: "Revenir en arrière",
    undone: "C’est rétabli",
  },
  send: {
    title: (count) =>
      `Marquer ${count} comme ${count === 1 ? "expédiée" : "expédiées"}`,
    titleCollect: (count) =>
      `Marquer ${count} comme ${count === 1 ? "prête" : "prêtes"} à retirer`,
    hint: "Un numéro, s’il y en a un. La touche Entrée d’un lecteur passe au suivant.",
    tracking: (id) => `Numéro de suivi ou lien de la commande ${id}`,
    placeholder: "Numéro de suivi ou lien",
    collected: "Reçoit «\u202fPrête à retirer\u202f».",
    mails: (count) =>
      count === 1
        ? "Un e-mail part dans une minute. D’ici là, vous pouvez revenir en arrière."
        : `${begun(inWords(count))} e-mails partent dans une minute. D’ici là, vous pouvez revenir en arrière.`,
    close: "Fermer",
  },
  pick: {
    title: "Liste de préparation",
    of: (done, all) => `${done} sur ${all}`,
    bench: (count, ofClips) =>
      `Ce qui est sur l’établi\u00a0: ${orders(count)}, ${clips(ofClips)}`,
    chosen: (count, ofClips) =>
      count === 1
        ? `Pour la commande choisie, ${clips(ofClips)}`
        : `Pour les ${count} commandes choisies, ${clips(ofClips)}`,
    awake: "L’écran reste allumé.",
    undo: "Revenir en arrière",
    print: "Imprimer",
    printList: "Imprimer la liste",
    resins: "Résines à couler",
    charms: "Breloques",
    letters: "Perles lettres",
    shelf: "Sur l’étagère",
    nothing: "Il n’y a rien à rassembler.",
    failed: "La liste n’a pas pu être chargée.",
    notKept: "Une coche n’a pas été enregistrée",
    waiting: (count) =>
      count === 1
        ? "Une coche sera envoyée au retour de la connexion."
        : `${count} coches seront envoyées au retour de la connexion.`,
  },
  paper: {
    byClip: "Pince par pince, de gauche à droite",
    summary: (count, ofClips) => `${orders(count)}, ${clips(ofClips)}`,
    fromShelf: (clip) => `${clip}, sur l’étagère`,
    gift: "cadeau",
    format: "Papier",
    a4: "A4",
    a5: "A5",
    sheet: "A4, 24 étiquettes",
    roll: "Rouleau de 62 mm",
    labels: (count, collected) => {
      const labels = plural("fr", count, {
        one: `${count} étiquette`,
        other: `${count} étiquettes`,
      });
      if (collected === 0) return labels;
      return `${labels}, ${collected} à retirer`;
    },
    noAddress: "Aucune n’a d’adresse.",
    preparing: "L’impression se prépare...",
    failed: "Cela n’a pas pu être imprimé",
  },
  keys: {
    title: "Touches de l’établi",
    close: "Fermer",
    search: "Chercher une commande",
    move: "Monter et descendre",
    choose: "Choisir la commande",
    range: "Choisir jusqu’ici",
    all: "Choisir tout ce qui est affiché",
    open: "Ouvrir la commande",
    none: "Ne plus rien choisir",
    make: "Commencer",
    send: "Marquer comme expédiée",
    print: "Imprimer la liste",
    bar: "Aller aux actions pour les commandes choisies",
    help: "Afficher ces touches",
    names: {
      arrows: "Flèches",
      space: "Espace",
      range: "Maj avec les flèches ou un clic",
      all: "Ctrl ou Cmd avec A",
      enter: "Entrée",
      escape: "Échap",
    },
    offUnderAccount:
      "Les touches d’une seule lettre se désactivent sous «\u202fCompte\u202f».",
  },
  add: {
    open: "Ajouter une commande",
    openFailed: "Le formulaire n’a pas pu s’ouvrir",
    title: "Ajouter une commande",
    close: "Fermer, votre saisie est conservée",
    where: "D’où vient-elle\u202f?",
    sources: { market: "D’un marché", message: "D’un message" },
    clips: "Pinces",
    find: "Chercher une pince",
    taken: (count) => `${count} dans cette commande`,
    less: (title) => `${title}, une de moins`,
    soldOut: "Épuisé",
    left: (price, left) => `${price}, il en reste ${left}`,
    design: "Pince personnalisée",
    thing: "Autre chose",
    thingName: "Qu’est-ce que c’est\u202f?",
    thingPrice: "Prix",
    quantity: "Combien",
    remove: "Retirer",
    customer: "Cliente ou client",
    name: "Nom",
    market: (day) => `Marché, ${day}`,
    email: "E-mail (facultatif)",
    phone: "Téléphone (facultatif)",
    confirm: "Envoyer la confirmation par e-mail",
    noMail: "Sans adresse, aucun e-mail ne part.",
    delivery: "Livraison",
    handedOver: "Remise en main propre, ou à définir",
    note: "Note (facultative)",
    paid: "Elle est payée",
    empty: "Choisissez une pince",
    save: (sum) => `Ajouter, ${sum}`,
    saving: "Ajout...",
    added: (id) => `La commande ${id} est ajoutée`,
  },
};
