import { plural } from "#shared/messages/words.ts";
import type { MailMessages } from "./en.ts";

export const fr: MailMessages = {
  order: {
    placed: (number, date) => `Commande numéro ${number}, ${date}`,
    about: (number, sentence) => `Commande numéro ${number}. ${sentence}`,
    preview: (number, sentence) => `Commande ${number}\u00a0: ${sentence}`,
    subject: (number) => `Commande ${number}`,
    yours: "Votre commande",
    resin: (name) => `Résine\u00a0: ${name}`,
    letters: (letters) => `Lettres\u00a0: ${letters}`,
    withdrawnLine: "Rétractation demandée",
    charm: (name) => `Breloque, au milieu\u00a0: ${name}`,
    charms: (names) => `Breloques, de gauche à droite\u00a0: ${names}`,
    each: (price) => `${price} pièce`,
    see: "Suivre votre commande",
    questions: "Une question\u202f? Répondez à cet e-mail ou écrivez à {}.",
  },
  confirmation: {
    subject: (number, shop) => `Votre commande ${number} chez ${shop}`,
    preview: {
      both: "nous vous écrirons au sujet du paiement et de la livraison.",
      payment: "nous vous écrirons au sujet du paiement.",
      delivery: "nous vous écrirons au sujet de la livraison.",
      none: "nous commençons à façonner vos pinces.",
    },
    word: {
      both: "Nous vous écrirons au sujet du paiement et de la livraison. Rien n’a encore été débité.",
      payment:
        "Nous vous écrirons au sujet du paiement. Rien n’a encore été débité.",
      delivery:
        "Nous vous écrirons au sujet de la livraison. Rien n’a encore été débité.",
      none: "Rien n’a encore été débité.",
    },
    thanks: "Merci pour votre commande\u202f!",
    thanksTo: (name) => `Merci pour votre commande, ${name}\u202f!`,
    steps: {
      making: "Nous commençons à façonner vos pinces.",
      progress: "Nous vous tenons au courant de leur avancement.",
      sending: "Nous les emballons avec soin et vous les expédions.",
      collect: "Nous vous prévenons dès que vous pouvez les retirer.",
    },
    contact: (email, phone) =>
      `Nous pouvons vous joindre à l’adresse ${phone ? `${email} ou au ${phone}` : email}.`,
    change: "Quelque chose à changer\u202f?",
    changeText:
      "Tant que nous n’avons pas commencé, vous pouvez annuler sur la page de votre commande. Pour tout le reste, répondez à cet e-mail ou écrivez à {}.",
  },
  making: {
    subject: (number, shop) =>
      `Votre commande ${number} chez ${shop} est en cours de réalisation`,
    heading: "Votre commande est en cours de réalisation",
    text: "Nous y travaillons.",
    next: "Nous vous écrirons de nouveau quand elle sera en route.",
    nextCollect: "Nous vous écrirons de nouveau quand vous pourrez la retirer.",
  },
  sent: {
    subject: (number, shop) =>
      `Votre commande ${number} chez ${shop} est en route`,
    heading: "Votre commande est en route",
    text: "Elle est terminée, emballée et expédiée.",
    next: "Si elle n’arrive pas, ou si quelque chose ne va pas, écrivez-nous.",
  },
  collect: {
    subject: (number, shop) =>
      `Votre commande ${number} chez ${shop} est prête à retirer`,
    heading: "Votre commande est prête à retirer",
    text: "Elle est terminée, vous pouvez la retirer.",
    next: "Si quelque chose ne va pas, écrivez-nous.",
  },
  cancelled: {
    subject: (number, shop) =>
      `Votre commande ${number} chez ${shop} est annulée`,
    heading: "Votre commande est annulée",
    text: "Nous ne la réaliserons pas, et vous n’avez rien à payer.",
    next: "Pour toute question, écrivez-nous.",
  },
  payment: {
    asked: {
      subject: (number, total, shop) =>
        `Commande ${number} chez ${shop}\u00a0: ${total} à payer`,
      heading: "Il ne reste qu’à payer, puis elle part",
      headingCollect: "Il ne reste qu’à payer",
      text: (total) => `Le total de votre commande est de ${total}.`,
    },
    reminder: {
      subject: (number, total, shop) =>
        `Rappel\u00a0: commande ${number} chez ${shop}, ${total}`,
      heading: "Un petit rappel",
      text: (total) =>
        `Nous n’avons pas encore vu votre paiement de ${total}. Si le virement est en route, il n’y a plus qu’à attendre.`,
    },
    paid: {
      subject: (number, shop) =>
        `Merci\u00a0: la commande ${number} chez ${shop} est payée`,
      heading: "Votre paiement est arrivé",
      text: (total) => `Nous avons reçu ${total}. Merci\u202f!`,
      receipt: "La page de votre commande peut s’imprimer comme reçu.",
    },
    refunded: {
      subject: (number, amount, shop) =>
        `${amount} pour votre commande ${number} chez ${shop} vous sont remboursés`,
      heading: "Votre argent est sur le chemin du retour",
      text: (total) =>
        `Nous vous avons renvoyé ${total}. Selon votre banque, cela prend quelques jours.`,
    },
    amount: "Montant",
    cancelledPaid: (amount) =>
      `Nous ne la fabriquerons pas. Vous l’avez payée, nous vous remboursons ${amount}.`,
    cancelledRefunded: (amount) =>
      `Nous ne la fabriquerons pas. Nous vous avons remboursé ${amount}.`,
    step: "Payez de l’une des façons ci-dessous. Rien n’a encore été débité.",
    toRefund: (amount) =>
      `La commande était payée. Remboursez ${amount}, puis notez-le sur la page de la commande.`,
    toldHow:
      "Le client sait comment payer. Notez la commande comme payée dès que le paiement est arrivé.",
    unpaid: "Impayées depuis une semaine ou plus",
    unpaidOrder: (number, total, date) =>
      `Commande ${number}\u00a0: ${total}, paiement demandé le ${date}`,
    unpaidMore: (count) =>
      plural("fr", count, {
        one: "et une autre",
        other: `et ${count} autres`,
      }),
  },
  corrected: {
    subject: (number, shop) => `Votre commande corrigée ${number} chez ${shop}`,
    heading: "Votre commande corrigée",
    text: "Nous l’avons corrigée comme vous le souhaitiez. Voici votre commande à présent.",
    changes: "Ce qui a changé",
  },
  maker: {
    subject: (number, total, name) =>
      `Nouvelle commande ${number}\u00a0: ${total}, ${name}`,
    preview: (total, name) => `${total}, ${name}`,
    heading: (clips, name) =>
      `${plural("fr", clips, { one: "1 pince", other: `${clips} pinces` })} pour ${name}`,
    open: "Ouvrir la commande",
    openNote:
      "Vous y commencez la réalisation, demandez le paiement, signalez qu’elle est terminée et imprimez la fiche.",
    toMake: "À réaliser",
    noPayment: {
      both: "Aucun paiement n’a été encaissé. Écrivez à votre client au sujet du paiement et de la livraison\u00a0: une réponse à cet e-mail lui parvient.",
      payment:
        "Aucun paiement n’a été encaissé. Écrivez à votre client au sujet du paiement\u00a0: une réponse à cet e-mail lui parvient.",
      delivery:
        "Il n’y a rien à payer. Écrivez à votre client au sujet de la livraison\u00a0: une réponse à cet e-mail lui parvient.",
      none: "Il n’y a rien à payer.",
    },
    write: "Lui écrire maintenant",
    drawers: "Dans les tiroirs",
    contact: "Contact",
    low: "Bientôt épuisé",
    lowLast: (name) => `${name}\u00a0: c’était la dernière pièce`,
    lowLeft: (name, left) => `${name}\u00a0: il en reste ${left}`,
    remarks: "À noter",
    largeTake: (name, taken, before) =>
      `Cette commande a pris ${taken} des ${before} dernières pièces de ${name}.`,
    large: (clips) =>
      `Cette commande compte ${clips} pinces. Tant que vous ne l’ouvrez pas, elle retarde les autres d’une semaine au plus.`,
    unconfirmed: {
      limit:
        "Votre client n’a pas reçu de confirmation\u00a0: cette boîte de réception en a déjà reçu plusieurs aujourd’hui. Cette commande est-elle sérieuse\u202f?",
      origin:
        "Votre client n’a pas reçu de confirmation\u00a0: de très nombreuses commandes sont venues d’un même réseau aujourd’hui. Cette commande est-elle sérieuse\u202f?",
      program:
        "Votre client n’a pas reçu de confirmation\u00a0: un champ que personne ne voit était rempli, comme le font les robots. Cette commande est-elle sérieuse\u202f?",
    },
  },
  withdrawn: {
    subject: (number, total, name) =>
      `La commande ${number} est annulée\u00a0: ${total}, ${name}`,
    heading: (name, number) => `${name} a annulé la commande ${number}`,
    text: "Vous ne l’aviez pas encore commencée, et votre client est prévenu.",
    comesBack: (names) => `De retour dans votre stock\u00a0: ${names}.`,
    open: "Ouvrir la commande",
    notToMake: "À ne pas réaliser",
  },
  withdrawal: {
    receipt: {
      subject: (order, shop) =>
        `Votre rétractation pour la commande ${order} chez ${shop}`,
      heading: "Nous avons reçu votre rétractation",
      text: (order, date) =>
        `Vous avez exercé votre droit de rétractation pour la commande ${order}. Votre déclaration nous est parvenue le ${date}.`,
      formText: (order, date) =>
        `Le ${date}, notre formulaire a reçu ceci\u00a0: une rétractation pour la commande ${order}, avec cette adresse e-mail.`,
      from: "Articles concernés",
      next: "Nous vous écrirons au sujet du retour et du remboursement. Des questions\u202f? Répondez à cet e-mail ou écrivez à {}.",
      notYou:
        "Si ce n’était pas vous, répondez à cet e-mail. Rien n’a encore été modifié.",
      preview: "Conservez cet e-mail\u00a0: il vaut accusé de réception.",
    },
    maker: {
      subject: (order, name) =>
        `Rétractation pour la commande ${order}\u00a0: ${name}`,
      late: (subject) => `Hors délai\u00a0: ${subject}`,
      heading: (name, order) =>
        `Rétractation de ${name} pour la commande ${order}`,
      text: (date) =>
        `La déclaration est arrivée le ${date}, et l’accusé de réception est envoyé.`,
      keeps: "La commande garde son statut.",
      todo: "Écrivez au sujet du retour et du remboursement\u202f; c’est à vous de remettre le stock à jour.",
      lateSent: (days, date) =>
        `Selon le calcul de la boutique, c’est hors délai\u00a0: plus de ${days} jours après le ${date}, date à laquelle la commande a été marquée comme expédiée. Le délai court dès la réception, que la boutique ne connaît pas.`,
      latePlaced: (days, date) =>
        `C’est peut-être hors délai\u00a0: plus de ${days} jours après le ${date}, date de la commande. Elle n’a jamais été marquée comme expédiée, et le délai court dès la réception, que la boutique ne connaît pas.`,
      open: "Ouvrir la commande",
      formText: (date) =>
        `Déclaré le ${date} par le formulaire, où tout le monde peut écrire. Comparez avec la commande avant d’agir.`,
      matches:
        "Le numéro et l’adresse correspondent à une commande de votre boutique.",
      unknown:
        "Aucune commande n’a ce numéro et cette adresse e-mail. L’un des deux est peut-être mal saisi.",
    },
  },
  welcome: {
    see: "Découvrir la boutique",
    reason: (shop) =>
      `Vous recevez cet e-mail parce que cette adresse a été inscrite à la newsletter de ${shop}.`,
    unsubscribe: "Se désabonner",
  },
  invoice: {
    invoice: "Facture",
    correction: "Facture rectificative",
    date: "Date",
    order: "Commande",
    ordered: "Commandé le",
    supplied: "Livraison",
    later: "après le paiement",
    taxNumber: "Numéro fiscal",
    what: "Article",
    quantity: "Quantité",
    each: "Prix unitaire",
    sum: "Montant",
    discount: "Remise",
    net: "Total HT",
    total: "Total",
    takenBack: "Remboursé",
    cancelled: "Remboursé : commande annulée",
    withdrawn: "Remboursé après une rétractation",
    reduced: "Remboursé : prix baissé après coup",
    unpaid: "Le paiement n’est pas arrivé",
    cameAgain: "Finalement payé",
    noTax: "Aucune taxe n’est indiquée.",
    of: (number: string, day: string) =>
      `Elle corrige la facture ${number} du ${day}.`,
    tax: (rate: string) => `TVA ${rate}`,
  },
  year: {
    columns: {
      day: "Jour",
      order: "Commande",
      kind: "Opération",
      country: "Pays",
      currency: "Devise",
      paid: "Payé",
      delivery: "dont livraison",
      discount: "Remise",
      refunded: "Remboursé",
      rate: "Taux de TVA",
      tax: "TVA comprise",
    },
    kinds: { paid: "Paiement", refunded: "Remboursement" },
  },
  week: {
    subject: (open) =>
      plural("fr", open, {
        one: "Votre semaine\u00a0: une commande ouverte",
        other: `Votre semaine\u00a0: ${open} commandes ouvertes`,
      }),
    heading: "Votre semaine",
    open: (orders, clips) =>
      `Ouvertes\u00a0: ${plural("fr", orders, { one: "1 commande", other: `${orders} commandes` })}, ${plural("fr", clips, { one: "1 pince", other: `${clips} pinces` })}`,
    late: (orders) => `En retard\u00a0: ${orders}`,
    sentUnpaid: (orders, total) =>
      `Expédiées ou retirées, pas payées\u00a0: ${plural("fr", orders, { one: "1 commande", other: `${orders} commandes` })}, ${total}`,
    notAsked: (orders, total) =>
      `Ouvertes depuis une semaine, paiement pas demandé\u00a0: ${plural("fr", orders, { one: "1 commande", other: `${orders} commandes` })}, ${total}`,
    toRefund: (orders, total) =>
      `À rembourser\u00a0: ${plural("fr", orders, { one: "1 commande", other: `${orders} commandes` })}, ${total}`,
    unpaid: (orders) =>
      `Demandé il y a une semaine, pas payé\u00a0: ${plural("fr", orders, { one: "1 commande", other: `${orders} commandes` })}`,
    low: (items) => `Bientôt épuisé\u00a0: ${items}`,
    lowItem: (name, left) => `${name} (encore ${left})`,
    noneLow: "Bientôt épuisé\u00a0: rien",
    sold: (orders, total) =>
      `Vendu ces sept derniers jours\u00a0: ${plural("fr", orders, { one: "1 commande", other: `${orders} commandes` })}, ${total}`,
    visits: (shown: string, visits: number) =>
      `Regardé ces sept derniers jours : ${plural("fr", visits, { one: `${shown} visite`, other: `${shown} visites` })}`,
    best: (clip: string, count: number) =>
      `Le plus commandé : ${clip} (${count})`,
    custom: "Pinces personnalisées",
    cameFrom: (source: string) => `La plupart venaient de : ${source}`,
    sources: {
      direct: "Directement à la boutique",
      search: "Recherche",
      chat: "Messageries",
      mail: "E-mail",
      other: "Ailleurs",
      letter: (id: number) => `Lettre ${id}`,
    },
    below: "Chaque commande figure plus bas, avec sa page.",
    free: "Tout est à jour.",
    orders: "Commandes ouvertes",
    owed: "Expédiées ou retirées, pas payées",
    unasked: "Ouvertes depuis une semaine, paiement pas demandé",
    refunds: "À rembourser",
    order: (id, name, clips) =>
      `${id}, ${name}\u00a0: ${plural("fr", clips, { one: "1 pince", other: `${clips} pinces` })}`,
    readyBy: (day) => `prête pour le ${day}`,
    isLate: "en retard",
    isUnpaid: "impayée",
    why: (shop) =>
      `Vous avez choisi cet e-mail sous Commandes dans l’administration de ${shop}.`,
  },
  letter: {
    inBrowser: "Lire dans le navigateur",
    see: "Voir la pince",
  },
  test: {
    subject: (shop) => `E-mail de test de ${shop}`,
    heading: "Tout fonctionne",
    text: "Ceci est un test. Les e-mails de la boutique fonctionnent\u00a0: les commandes vous parviendront, et vos clients recevront leurs confirmations.",
  },
  reminder: {
    open: {
      title: (clip) => `${clip} : c’est le moment`,
      text: "Vous vouliez le savoir : c’est maintenant dans la boutique. Les premiers arrivés sont les premiers servis.",
    },
    moved: {
      title: (clip) => `${clip} : nouvelle date`,
      text: (when) => `Nouvelle date : ${when}.`,
      unknown:
        "Il n’y a pas encore de nouvelle date. Nous vous écrirons le moment venu.",
    },
    off: {
      title: (clip) => `${clip} ne viendra pas`,
      text: "Cette pince a été retirée de la boutique. Merci d’avoir attendu.",
    },
    see: "Voir dans la boutique",
    reason: (shop) =>
      `Vous recevez cet e-mail parce que cette adresse a été laissée chez ${shop} pour cette pince. C’est le seul que nous envoyons, et nous oublions maintenant l’adresse.`,
    later: (shop) =>
      `Vous recevez cet e-mail parce que cette adresse a été laissée chez ${shop} pour cette pince. Nous vous écrirons une dernière fois quand elle sera là, puis nous oublierons l’adresse.`,
    forget: "Retirer mon adresse",
  },
  forgetReminder: {
    title: "Retirer votre adresse ?",
    text: "Nous l’effaçons aussitôt et n’écrirons plus au sujet de cette pince.",
    confirm: "Retirer",
    doneTitle: "Votre adresse est effacée",
    done: "Nous ne vous écrirons plus au sujet de cette pince.",
    unknownTitle: "Rien à retirer",
    unknown:
      "Cette adresse n’est plus chez nous : nous l’oublions avec l’e-mail qu’elle attendait.",
  },
  confirmSubscription: {
    subject: (shop) => `À confirmer\u00a0: newsletter de ${shop}`,
    title: "S’abonner à la newsletter\u202f?",
    text: (shop) =>
      `Cette adresse a été indiquée pour la newsletter de ${shop}. L’abonnement vaut dès que vous le confirmez.`,
    confirm: "Confirmer",
    notYou:
      "Ce n’était pas vous\u202f? Ne faites rien\u00a0: l’adresse est oubliée au bout d’un mois.",
    doneTitle: "Vous êtes sur la liste",
    done: "Merci\u202f! Vous pouvez vous désabonner à tout moment par le lien de chaque newsletter.",
    offTitle: "Vous n’êtes pas sur la liste",
    off: "Cette adresse est désabonnée de la newsletter. Pour la recevoir à nouveau, réinscrivez-vous dans la boutique.",
  },
  passwordLink: {
    subject: (shop) => `Un nouveau mot de passe pour ${shop}`,
    heading: "Un nouveau mot de passe",
    text: (shop) =>
      `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour l’administration de ${shop}.`,
    choose: "Choisir un mot de passe",
    once: (minutes) =>
      `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
    username: (name) => `Votre nom d’utilisateur est ${name}.`,
    notYou:
      "Ce n’était pas vous\u202f? Alors ne faites rien\u00a0: votre mot de passe reste le même, et seule cette boîte aux lettres a le lien.",
  },
  unsubscribe: {
    title: "Se désabonner de la newsletter\u202f?",
    text: (shop) =>
      `Vous ne recevrez plus la newsletter de ${shop}. Vous pourrez vous réinscrire à tout moment.`,
    confirm: "Se désabonner",
    doneTitle: "Vous ne recevez plus la newsletter",
    done: "Votre désabonnement est enregistré. Si c’était une erreur, vous pouvez vous réinscrire dans la boutique.",
    unknownTitle: "Ce lien ne fonctionne plus",
    unknown:
      "Nous n’avons pas trouvé d’adresse pour ce lien. Peut-être a-t-il été coupé, ou ne figurez-vous déjà plus sur la liste. Veuillez rouvrir le lien dans notre e-mail, ou répondez à cet e-mail et nous vous retirerons de la liste.",
    back: "Retour à la boutique",
  },
  colon: "\u00a0: ",
  /** The lines that a phone shows of new orders, on its locked screen. */
  push: {
    one: (number: number) => `Nouvelle commande ${number}`,
    many: (orders: number) => `${orders} nouvelles commandes`,
    body: (total: string, shop: string) =>
      `${total}, ${shop}. Tout est dans votre e-mail.`,
  },
  failures: {
    login: () =>
      "Le serveur de messagerie a refusé la connexion. Vérifiez l’utilisateur et le mot de passe dans SMTP_URL.",
    certificate: (server) =>
      `Le certificat du serveur de messagerie ${server} n’est pas digne de confiance.`,
    unencrypted: (server) =>
      `Le serveur de messagerie ${server} commence sans chiffrement. Écrivez smtp:// au lieu de smtps:// dans SMTP_URL, ou indiquez le port pour TLS (le plus souvent 465).`,
    encrypted: (server) =>
      `Le serveur de messagerie ${server} n’a pas répondu à temps. S’il attend un chiffrement dès le début (le plus souvent sur le port 465), écrivez smtps:// au lieu de smtp:// dans SMTP_URL.`,
    insecure: (server) =>
      `Le serveur de messagerie ${server} n’offre pas de connexion sûre\u00a0: rien n’a été envoyé.`,
    allowance: () =>
      "Le serveur de messagerie n’accepte plus d’e-mails de cette boutique pour l’instant, ou refuse son adresse. Un nouvel essai suivra. Vérifiez le quota du compte et MAIL_FROM.",
    sender: () =>
      "Le serveur de messagerie a refusé l’expéditeur. Vérifiez MAIL_FROM.",
    recipient: () =>
      "Le serveur de messagerie a refusé l’adresse du destinataire.",
    mail: () => "Le serveur de messagerie a refusé l’e-mail.",
    shop: (server) =>
      `Le serveur de messagerie ${server} a refusé de parler à cette boutique.`,
    notNow: () =>
      "Le serveur de messagerie n’a pas pu accepter l’e-mail pour l’instant.",
    late: (server) =>
      `Le serveur de messagerie ${server} n’a pas répondu à temps.`,
    unknown: (server) =>
      `Le nom du serveur de messagerie ${server} est introuvable. Vérifiez SMTP_URL et le réseau.`,
    tooLarge: () => "L’e-mail est plus grand que ce que le serveur accepte.",
    unreachable: (server) =>
      `Le serveur de messagerie ${server} est injoignable.`,
    uncomposed: () =>
      "L’e-mail n’a pas pu être composé\u202f; le journal dit pourquoi.",
    folder: () => "L’e-mail n’a pas pu être écrit dans le dossier.",
    recipients: () => "Cet e-mail n’a pas exactement un destinataire.",
    replied: (sentence, reply) => `${sentence} Sa réponse\u00a0: ${reply}`,
  },
};
