import type { OrderMessages } from "./en.ts";

export const fr: OrderMessages = {
  statuses: {
    received: "Reçue",
    making: "En cours",
    sent: "Expédiée",
    collect: "Prête à retirer",
    cancelled: "Annulée",
  },
  next: "Et maintenant\u202f?",
  questions: "Une question sur cette commande\u202f? Écrivez à {}",
  readyBy: (day) => `Prête vers le ${day}.`,
  total: "Total",
  parts: { resin: "Résine", charms: "Breloques", letters: "Lettres" },
  gap: "(espace)",
  confirmed: {
    loading: "Chargement de votre commande...",
    title: "Commande confirmée\u202f!",
    thanks: "Merci pour votre commande, {}\u202f!",
    shop: "Continuer mes achats",
    print: "Imprimer la confirmation",
    steps: {
      mail: "Vous recevez bientôt un e-mail de confirmation.",
      making: "Nous commençons à façonner vos pinces.",
      word: {
        both: "Nous vous tenons au courant de leur avancement, du paiement et de la livraison.",
        payment:
          "Nous vous tenons au courant de leur avancement et du paiement.",
        delivery:
          "Nous vous tenons au courant de leur avancement et de la livraison.",
        none: "Nous vous tenons au courant de leur avancement.",
      },
      pay: "La page de votre commande dit comment payer.",
      sending: "Nous les emballons avec soin et vous les expédions.",
      collect: "Nous vous prévenons dès que vous pouvez les retirer.",
    },
    keep: "Aucun e-mail n’accompagne cette commande\u00a0: son lien vous y ramène. Copiez-le, ou imprimez cette page.",
    copy: "Copier le lien",
    copied: "Copié",
    notCopied:
      "Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.",
    follow: "Suivre votre commande",
    receipt: "Reçu",
    number: "Numéro de commande",
    email: "E-mail",
    phone: "Téléphone",
    date: "Date de la commande",
    total: "Total",
  },
  page: {
    received: {
      title: "Nous avons bien reçu votre commande",
      next: {
        both: "Nous vous écrirons au sujet du paiement et de la livraison, puis nous commencerons à façonner vos pinces. Un e-mail vous le fera savoir.",
        payment:
          "Nous vous écrirons au sujet du paiement, puis nous commencerons à façonner vos pinces. Un e-mail vous le fera savoir.",
        delivery:
          "Nous vous écrirons au sujet de la livraison, puis nous commencerons à façonner vos pinces. Un e-mail vous le fera savoir.",
        none: "Nous allons commencer à façonner vos pinces. Un e-mail vous le fera savoir.",
      },
    },
    making: {
      title: "Nous la réalisons",
      next: "Vos pinces sont sur l’établi. Un e-mail vous préviendra de leur départ.",
      collect:
        "Vos pinces sont sur l’établi. Un e-mail vous préviendra dès que vous pourrez les retirer.",
    },
    sent: {
      title: "Elle est en route",
      next: "Terminée, emballée, expédiée. Si elle n’arrive pas, ou si quelque chose ne va pas, écrivez-nous.",
    },
    collect: {
      title: "Votre commande est prête à retirer",
      next: "Elle est terminée et vous attend. Si quelque chose ne va pas, écrivez-nous.",
    },
    cancelled: {
      title: "Cette commande est annulée",
      next: "Nous ne la réaliserons pas, et vous n’avez rien à payer.",
    },
    steps: "L’avancement de la commande",
    ready: "Prête vers",
    fromMaker: "Un mot de l’atelier",
    write: "Nous écrire",
    parcel: "Suivre le colis",
    ordered: "Votre commande en détail",
    noScript: "Pour l’annuler, écrivez-nous avant que nous commencions.",
  },
  cancel: {
    ask: "Annuler cette commande",
    question: (number) => `Annuler définitivement la commande ${number}\u202f?`,
    text: "Nous ne la réaliserons pas, et il n’y a rien à payer.",
    yes: "Oui, l’annuler",
    cancelling: "Annulation...",
    no: "La garder",
    done: { title: "Votre commande est annulée" },
    failed: "La commande n’a pas été annulée",
  },
  make: {
    ended: "Ce lien n’est plus valable\u202f; voici la commande.",
    dueIn: (days) =>
      days === 0
        ? "Cette commande doit être prête aujourd’hui."
        : days === 1
          ? "Cette commande doit être prête demain."
          : `Cette commande doit être prête dans ${days}\u00a0jours.`,
    dueLate: "La date annoncée pour cette commande est passée.",
    progress: "Avancement",
    call: "Appeler",
    write: "Écrire",
    subject: (number) => `Votre commande ${number}`,
    noScript:
      "Sans JavaScript, cette page peut être lue et imprimée. Pour modifier la commande, veuillez l’autoriser.",
    toMake: "À réaliser",
    ordered: "Ce qui était commandé",
    print: "Imprimer la fiche",
    picks: "Pièces à prendre",
    resins: "Résines à couler",
    beads: "Perles lettres",
    ready: "Quand sera-t-elle prête, à peu près\u202f? (facultatif)",
    readyHint: "Votre client le lit dans l’e-mail et sur sa page.",
    word: "Un mot à votre client (facultatif)",
    tracking: "Lien de suivi (facultatif)",
    start: "Commencer",
    send: "Marquer comme expédiée",
    collect: "Marquer comme prête à retirer",
    sendNow: "Expédier tout de suite",
    collectNow: "Elle est déjà prête",
    saveReady: "Enregistrer la date",
    saveSent: "Enregistrer les détails",
    back: (status) => `Revenir à «\u00a0${status}\u00a0»`,
    cancel: "Annuler la commande",
    why: "Pourquoi\u202f? (facultatif)",
    whyHint: "Votre client le lit.",
    comesBack: (names) => `De retour dans votre stock\u00a0: ${names}.`,
    customerCancelled:
      "Votre client a annulé cette commande. Vous n’avez rien à faire.",
  },
  told: {
    received: "De nouveau reçue",
    making: "Commencée",
    sent: "Marquée comme expédiée",
    collect: "Marquée comme prête à retirer",
    cancelled: "La commande est annulée",
    mailed: "Un e-mail part à votre client dans une minute.",
    saved: "Enregistré. Votre client le voit déjà.",
    undo: "Revenir en arrière",
    undone: "C’est rétabli",
    failed: "Ce n’est pas enregistré",
  },
};
