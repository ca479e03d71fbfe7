import type { EditorMessages } from "./en.ts";

export const fr: EditorMessages = {
  shop: "Votre boutique",
  admin: "Administration",
  edit: "Modifier",
  startFailed: "La modification n’a pas commencé",
  firstDay: {
    label: "Votre premier jour",
    next: {
      details:
        "Ensuite\u00a0: dites comment s’appelle votre boutique et où elle est.",
      product: "Ensuite\u00a0: ajoutez votre première pince.",
      headline: "Ensuite\u00a0: écrivez votre titre.",
      pages: "Ensuite\u00a0: écrivez vos pages.",
      mail: "Ensuite\u00a0: reliez votre serveur de messagerie.",
    },
    done: (done, all) =>
      `${done} sur ${all}. Ceci n’est visible que pour vous.`,
    toProduct: "Ajouter une pince",
    toHeadline: "L’écrire",
    toMail: "Voir comment",
    hide: "Masquer ces étapes",
  },
  bar: {
    label: "Modification",
    undo: "Annuler",
    redo: "Rétablir",
    details: "Détails",
    pages: "Pages",
    close: "Fermer",
    discard: "Abandonner",
    offline: "Vous êtes hors ligne. L’enregistrement se fera dès votre retour.",
    resumed:
      "Vos modifications sont toujours là, mais pas encore enregistrées.",
    hint: "Touchez un texte pour le modifier.",
    length: (label, count, max) =>
      `${label}\u00a0: ${count} caractères sur ${max}`,
    tooLong: (label, count, max) =>
      `${label}\u00a0: ${count} caractères, ${max} au plus`,
    versions: "Deux versions",
    changed: "Quelqu’un a modifié les pages de la boutique entre-temps.",
  },
  leave: {
    title: "Partir sans enregistrer\u202f?",
    text: "Vos modifications ne sont pas encore enregistrées.",
    stay: "Continuer",
    go: "Ne pas enregistrer",
  },
  saved: {
    title: "C’est enregistré",
    description: "Voilà ce que tout le monde voit maintenant.",
    meanwhile:
      "Ce que vous avez modifié entre-temps est conservé, mais pas encore enregistré.",
    proposed: (open) => `Encore tel que proposé\u00a0: ${open}.`,
    uploading:
      "L’envoi est encore en cours. Enregistrez à nouveau quand il sera terminé.",
    offline: {
      title: "Vous êtes hors ligne",
      description:
        "Vos modifications sont conservées et seront enregistrées dès votre retour.",
    },
    failed: "Pas encore enregistré",
  },
  fields: {
    "hero.headline": "Titre",
    "hero.sentence": "Phrase sous le titre",
    "products.title": "Titre au-dessus des produits",
    "products.text": "Texte au-dessus des produits",
    "promo.title": "Titre de l’atelier de création",
    "promo.sample": "Lettres sur la pince d’exemple",
    "process.title": "Titre de la fabrication",
    "process.text": "Texte sur la fabrication",
    "gallery.title": "Titre de la galerie",
    "newsletter.title": "Titre de la newsletter",
    "newsletter.text": "Texte de la newsletter",
    "newsletter.welcome": "Merci après l’inscription (avis et e-mail)",
    "about.tagline": "Texte sous le nom",
    "about.closing": "Derniers mots du pied de page",
    "about.title":
      "Ce que vend la boutique (moteurs de recherche, titre du navigateur)",
    "about.description": "Description",
    delivery: "Ligne sur la livraison",
    socialUrl: "Page sur les réseaux sociaux",
    name: "Nom de la boutique",
  },
  stepTitle: (step) => `Titre de l’étape ${step}`,
  stepText: (step) => `Texte de l’étape ${step}`,
  dayTitle: (day) => `Durée ${day}`,
  dayText: (day) => `Texte de la durée ${day}`,
  pictureShows: (picture) => `Ce que montre l’image ${picture}`,
  lines: {
    picture: "Grande image",
    position: "Son cadrage",
    film: "Film",
    minutes: "Minutes de fabrication",
    steps: "Étapes",
    days: "Durées",
    gallery: "Galerie",
    palette: "Couleurs",
    mark: "Logo",
    language: "Langue",
    currency: "Devise",
    timeZone: "Fuseau horaire",
  },
  hero: {
    add: "Ajouter une grande image",
    replace: "Remplacer la grande image",
    remove: "Retirer l’image",
    uploading: "Envoi...",
    addFilm: "Ajouter un film",
    replaceFilm: "Remplacer le film",
    removeFilm: "Retirer le film",
    stop: "Arrêter l’envoi",
    filmHint:
      "Un film passe sur l’image, sans le son\u00a0: MP4 ou WebM, 20\u00a0Mo au plus.",
    filmUploading: (percent) => `Envoi, ${percent}\u00a0%`,
    filmChecking: "Vérification du film",
  },
  position: {
    open: "Cadrer l’image",
    title: "Ce qui se voit toujours",
    close: "Fermer le cadrage",
    text: "Les fenêtres coupent l’image sur les côtés. Faites glisser l’anneau sur ce qui doit rester, ou déplacez-le avec les flèches du clavier.",
    phone: "Sur un téléphone",
    wide: "Dans une fenêtre large",
    done: "Terminé",
    point: (x, y) =>
      `Toujours visible\u00a0: ${x}\u00a0% depuis la gauche, ${y}\u00a0% depuis le haut`,
  },
  list: {
    newStep: "[Nouvelle étape]",
    addStep: "Ajouter une étape",
    stepsFull: (max) => `${max} étapes au plus`,
    step: (number) => `l’étape ${number}`,
    addDay: "Ajouter une durée",
    newDay: "Trois jours",
    day: (number) => `la durée ${number}`,
    addStepPicture: (number) => `Ajouter une image à l’étape ${number}`,
    stepPicture: (number) => `l’image de l’étape ${number}`,
    addPicture: "Ajouter une image",
    picturesFull: (max) => `${max} images au plus.`,
    picture: (number) => `l’image ${number}`,
    shows: "Ce qu’elle montre",
    replace: (name) => `Remplacer ${name}`,
    forward: (name) => `Avancer ${name}`,
    back: (name) => `Reculer ${name}`,
    remove: (name) => `Retirer ${name}`,
  },
  law: {
    title: "Obligations légales",
    noAdvice:
      "Ceci n’est pas un conseil juridique. Demandez à un professionnel ce que votre pays exige.",
    country: "Pays",
    noCountry: "Non choisi",
    orderWording: "Bouton de commande",
    request: "Une commande à accepter",
    binding: "Une commande à payer",
    orderWordingHint:
      "Le bouton dit «\u00a0Passer commande\u00a0» ou «\u00a0Commande avec obligation de paiement\u00a0».",
    priceNote: "Ligne près des prix",
    priceNoteHint: "Par exemple «\u00a0TVA incluse, hors livraison\u00a0».",
    totalNote: "Ligne près des totaux",
    totalNoteHint:
      "La livraison est déjà dans un total. Par exemple «\u00a0TVA incluse\u00a0».",
    totalNoteKeep: "Juste aussi aux totaux",
    mailText: "Vos lignes sous les e-mails aux clients",
    maker: "Fabricant, avec adresse postale et e-mail (sécurité des produits)",
    withdrawalDays: "Délai de rétractation, en jours",
    withdrawalDaysHint: "Avec 0, il n’y a pas de bouton de rétractation.",
    withdrawalCustom:
      "Rétractation possible aussi pour les pinces personnalisées",
    confirmSubscriptions: "Newsletter seulement après confirmation par e-mail",
    hidden: "Sections masquées",
    sections: {
      promo: "Pince personnalisée",
      process: "Fabrication",
      gallery: "Galerie",
      newsletter: "Newsletter",
    },
  },
  payment: {
    title: "Paiement",
    text: "Ce que vos clients voient dès que vous demandez le paiement. La boutique elle-même n’encaisse rien, et aucune page ne le montre avant.",
    holder: "Titulaire du compte",
    iban: "IBAN",
    bic: "BIC (seulement si votre banque le demande)",
    link: "Votre propre lien de paiement",
    linkHint:
      "Commence par https://. {amount} (montant) et {order} (numéro) sont remplis.",
    cash: "Espèces au retrait",
    askAtOnce: "Demander le paiement dès chaque commande",
  },
  delivery: {
    title: "Livraison",
    text: "Comment les commandes parviennent à vos clients. Sans aucun mode, la commande ne demande rien et vous leur écrivez.",
    add: "Ajouter un mode",
    unnamed: (place) => `Nouveau mode ${place}`,
    name: "Nom",
    price: "Prix",
    freeFrom: "Gratuit à partir de",
    freeFromHint:
      "La somme des pinces à partir de laquelle il ne coûte rien. Vide\u00a0: jamais.",
    note: "Précision",
    noteHint: "Sous le nom, par exemple le délai ou le lieu de retrait.",
    needsAddress: "Demande une adresse",
    countries: "Pays",
    everywhere: "Partout, tant que vous ne nommez pas de pays.",
    addCountry: "Ajouter un pays",
    removeCountry: (name) => `Retirer ${name}`,
    up: (name) => `Monter ${name}`,
    down: (name) => `Descendre ${name}`,
    remove: (name) => `Retirer ${name}`,
  },
  details: {
    title: "Détails",
    close: "Fermer les détails",
    done: "Terminé",
    deliveryHint:
      "À côté des prix et à la commande, par exemple «\u00a0Prêtes en 5 jours environ\u00a0».",
    descriptionHint:
      "Ce que montrent les moteurs de recherche et les liens partagés.",
    socialHint: "Commence par https://",
    minutes: "Minutes pour en fabriquer une",
    minutesHint:
      "Le début de la ligne du temps sous les étapes. Avec 0, il n’y est pas.",
    language: "Langue de la boutique",
    languageHint:
      "Celle des pages, des e-mails et de l’administration. Ce que vous avez écrit reste tel quel.",
    currency: "Devise",
    currencyWarning:
      "Les prix ne sont pas convertis\u00a0: un montant garde le même chiffre dans la nouvelle devise. Parcourez vos prix après avoir enregistré.",
    timeZone: "Fuseau horaire",
    colors: "Couleurs",
    palettes: {
      raspberry: "Framboise",
      forest: "Forêt",
      lagoon: "Lagon",
      violet: "Violet",
      terracotta: "Terre cuite",
      graphite: "Graphite",
    },
    mark: "Votre logo (PNG ou SVG)",
    markAlt: "Votre logo",
    addMark: "Ajouter votre logo",
    replaceMark: "Remplacer votre logo",
    removeMark: "Retirer votre logo",
  },
  pages: {
    title: "Pages",
    close: "Fermer les pages",
    list: "Vos pages",
    failed: "Vos pages n’ont pas pu être chargées.",
    another: "Une autre page",
    notSaved: (title) => `${title} (non enregistrée)`,
    builtIn: (title) => `${title} (intégrée)`,
    notWritten: (title) => `${title} (à écrire)`,
    pageTitle: "Titre",
    address: "Adresse",
    reserved:
      "Depuis une mise à jour, la boutique utilise elle-même cette adresse. Votre page continue de fonctionner ; réécrite à une autre adresse, elle laisse la place à celle de la boutique.",
    description: "Description",
    descriptionHint:
      "Ce que montrent les moteurs de recherche. Elle peut rester vide.",
    text: "Texte",
    begin: "Partir d’un modèle",
    beginHint: "Ce qui est entre [crochets], c’est à vous de le compléter.",
    outlines: {
      shipping: `## Où nous livrons

Nous livrons en [pays].

## Les délais

Nous réalisons votre pince en [5 jours]. La poste met ensuite [2 à 4 jours].

## Les frais

- [Lettre]\u00a0: [4,00]
- [Colis avec suivi]\u00a0: [6,50]

Un retard\u202f? Écrivez-nous, nous chercherons ensemble.`,
      returns: `## Vous avez changé d’avis

Écrivez-nous dans les [14 jours] qui suivent la réception et renvoyez la pince, sans l’avoir portée, à [adresse]. Nous vous remboursons dès son arrivée, [frais de port compris].

## Faite rien que pour vous

Une pince avec vos lettres n’ira à personne d’autre. [Nous ne pouvons pas la reprendre.]

## Quelque chose s’est cassé

Cela ne devrait pas arriver. Envoyez-nous une photo, et nous [la réparons ou la remplaçons].`,
      care: `## Tous les jours

- Retirez-la avant de dormir, de vous doucher ou de nager.
- Essuyez-la avec un chiffon doux et humide, sans alcool ni acétone.
- Gardez-la loin du soleil et d’une voiture chaude\u00a0: la résine ramollit à la chaleur.

## S’il arrive quelque chose

[Un ressort desserré ou une rayure se réparent souvent.] Écrivez-nous d’abord.`,
      faq: `## Combien de temps faut-il pour ma pince\u202f?

[5 jours], puis le temps de la poste.

## Puis-je choisir la couleur\u202f?

[Oui. L’atelier de création montre toutes nos résines.]

## Tient-elle dans des cheveux épais\u202f?

[La plupart font 8 cm de large et tiennent bien.]

## Comment payer\u202f?

[Nous vous écrivons les coordonnées bancaires dès que votre commande est là.]`,
      imprint: `[Prénom et nom]
[Rue et numéro]
[Code postal, ville, pays]

E-mail\u00a0: [adresse]
Téléphone\u00a0: [numéro]

[Numéro de TVA ou IDE, s’il y en a un]
[Registre et numéro, s’il y en a]
[Chambre ou autorité, s’il y en a une]`,
      terms: `## Qui vend

[Nom et adresse postale]

## Comment se forme le contrat

[Quand acceptez-vous une commande\u202f?]

## Prix et paiement

[Prix, taxe, moyens de paiement]

## Livraison

[Pays, frais, délai]

## Rétractation

[Délai, exceptions, qui paie le retour]

## En cas de problème

[Garantie, contact]`,
      privacy: `## Qui est responsable

[Nom, adresse postale, e-mail]

## Quelles données, et pourquoi

[Commandes\u00a0: quelles données, combien de temps, sur quelle base]

[Newsletter\u00a0: quelles données, combien de temps, sur quelle base]

## Qui les reçoit

[Hébergement, envoi des e-mails, transporteur, banque]

## Vos droits

[Accès, rectification, effacement, où porter plainte]`,
    },
    isTerms:
      "Conditions de vente\u00a0: jointes à la confirmation de chaque commande",
    unsaved: "Pas encore enregistré. Cet onglet garde ce que vous écrivez.",
    save: "Enregistrer cette page",
    discard: "Abandonner",
    discarded: "Ce que vous avez écrit est abandonné",
    open: "Ouvrir la page",
    remove: "Retirer cette page",
    changed: "Quelqu’un a modifié cette page entre-temps.",
    saved: (title) => `${title}\u00a0: page enregistrée`,
    saveFailed: "La page n’est pas encore enregistrée",
    removed: (title) => `${title}\u00a0: page retirée`,
    removeFailed: "La page est toujours là",
    stillRemoved: (title) => `${title}\u00a0: page toujours retirée`,
  },
};
