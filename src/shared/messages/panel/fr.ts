import { plural } from "#shared/messages/words.ts";
import type { PanelMessages } from "./en.ts";

export const fr: PanelMessages = {
  save: "Enregistrer",
  saving: "Enregistrement...",
  cancel: "Annuler",
  close: "Fermer",
  undo: "Rétablir",
  yes: "Oui",
  no: "Non",
  kept: "Ce que vous avez saisi est conservé.",
  today: (time) => `aujourd’hui à ${time}`,
  noDay: (typed, example) =>
    `«\u202f${typed}\u202f» n’est pas une date. Écrivez par exemple ${example}.`,
  login: {
    window: "Connexion à l’administration",
    title: "Connexion à l’administration",
    subtitle: "Saisissez vos identifiants pour gérer votre boutique",
    username: "Nom d’utilisateur",
    password: "Mot de passe",
    submit: "Se connecter",
    pending: "Connexion...",
    done: {
      title: "Connexion réussie",
      description: "Bienvenue dans l’administration",
    },
    failed: {
      title: "Connexion refusée",
      description: "Nom d’utilisateur ou mot de passe incorrect",
    },
    showPassword: "Afficher la saisie",
    forgotten: {
      ask: "Mot de passe oublié\u202f?",
      sent: "Un lien pour un nouveau mot de passe est en route vers l’adresse e-mail de la boutique. Il fonctionne une seule fois, pendant 30 minutes.",
      failed: "Le lien n’a pas pu être demandé",
    },
    passkey: {
      signIn: "Se connecter avec une clé d’accès",
      pending: "En attente de votre appareil...",
      failed: "Cela n’a pas marché",
    },
    ended: {
      title: "Veuillez vous reconnecter.",
      description:
        "Votre session est terminée. Rien de ce que vous avez saisi n’est perdu.",
    },
  },
  dashboard: {
    title: (shopName) => `${shopName}\u00a0: administration`,
    window: (tab) => `Administration, ${tab}`,
    sections: "Rubriques de l’administration",
    products: "Produits",
    charms: "Breloques",
    config: "Pince personnalisée",
    orders: "Commandes",
    failed: (mails) =>
      plural("fr", mails, {
        one: `${mails} échec`,
        other: `${mails} échecs`,
      }),
    workbench: "Établi",
    fresh: (orders) =>
      plural("fr", orders, {
        one: `${orders} nouvelle`,
        other: `${orders} nouvelles`,
      }),
    letters: "Lettres",
    discounts: "Réductions",
    numbers: "Chiffres",
    menu: "Menu",
    workshop: "Atelier",
    shopAndAccount: "Boutique et compte",
    back: "Produits, breloques, commandes",
    viewShop: "Voir la boutique",
    logout: "Se déconnecter",
    tabFailed: "Cette rubrique n’a pas pu être chargée.",
    notices: "Points à régler",
  },
  numbers: {
    title: "Chiffres",
    promise:
      "Compté sans cookies et sans suivre personne : combien de fois, jamais qui.",
    off: "Les visites ne sont pas comptées.",
    turnOn: "Les compter",
    turnOff: "Ne plus compter",
    notSaved: "Le comptage n’a pas été modifié",
    span: "Période",
    weeks: "12 semaines",
    year: "Année",
    taken: "Encaissé",
    takenText: "livraison comprise, moins les remboursements.",
    visits: "Visites",
    adds: "Mis dans un panier",
    orders: "Commandes",
    asTable: "En tableau",
    weekOf: "Semaine du",
    day: "Jour",
    today: "Aujourd’hui",
    soFar: "à ce jour",
    rest: "repos",
    firstWeek: "Votre première semaine",
    firstNote:
      "À partir de la deuxième semaine, les semaines remplacent ici les jours, avec les pinces, les breloques et les lettres les plus choisies.",
    empty: "La première visite compte",
    emptyText:
      "Partagez l’adresse de votre boutique, et la première dent pousse ici.",
    address: "Adresse de votre boutique",
    copy: "Copier",
    copied: "Copié",
    best: "Meilleures pinces",
    custom: "Pinces personnalisées",
    parts: "Le plus utilisé en personnalisé",
    sources: "D’où viennent les visites",
    none: "Encore rien pour ces semaines.",
    missed: "Recherché, mais absent",
    soldOut: "Épuisé",
    again: "Réapprovisionner",
    yearText: "L’année pour votre comptable, comptée au jour du paiement.",
    download: "Télécharger le CSV",
    before: "L’année précédente",
    after: "L’année suivante",
    month: "Mois",
    delivery: "dont livraison",
    discounts: "Remises",
    refunded: "Remboursé",
    byCountry: "Par pays",
    byRate: "Par taux",
    noRate: "sans taxe",
    tax: (tax: string) => `${tax} de TVA`,
    noCountry: "Inconnu",
    note: "Le CSV contient chaque paiement et chaque remboursement, sans noms. Ce qui est retiré sur place compte pour votre pays. Ceci n’est pas un conseil fiscal.",
    failed: "Les chiffres n’ont pas pu être chargés.",
    earlier: (sum: string) => `Les douze semaines d’avant : ${sum}.`,
    ofVisits: (visits: string, adds: string, orders: string) =>
      `Sur ${visits} visites, ${adds} ont mis quelque chose dans le panier et ${orders} ont commandé.`,
    firstText: (day: string, adds: string, orders: string, sum: string) =>
      `visites depuis ${day}. Mis dans un panier : ${adds}. Commandes : ${orders}. Encaissé : ${sum}.`,
    mostFrom: (source: string) =>
      `La plupart des premières visites sont venues ainsi : ${source}.`,
    looks: (shown: string, count: number) =>
      plural("fr", count, {
        one: `${shown} vue`,
        other: `${shown} vues`,
      }),
    waiting: (shown: string, count: number) =>
      plural("fr", count, {
        one: `${shown} l’attend`,
        other: `${shown} l’attendent`,
      }),
    names: {
      direct: "Directement à la boutique",
      search: "Recherche",
      chat: "Messageries",
      mail: "E-mail",
      other: "Ailleurs",
      letter: (id: number) => `Lettre ${id}`,
    },
  },
  notices: {
    password_generated: {
      title: "Choisissez votre propre mot de passe.",
      description:
        "Le vôtre a été inventé par la boutique et affiché dans son journal. Changez-le sous «\u00a0Compte\u00a0».",
    },
    proxy_not_trusted: {
      title: "Tous les visiteurs comptent pour un seul.",
      description:
        "Ils passent par un proxy que la boutique ne connaît pas, si bien qu’ils se partagent tous les limites prévues pour un visiteur. Dans les réglages, indiquez ici le nombre de proxys et redémarrez la boutique\u00a0:",
    },
    clock_jumped: {
      title: "L’horloge de la boutique a sauté de plus d’un jour.",
      description:
        "Ou la boutique est restée arrêtée aussi longtemps. Si l’horloge du serveur est fausse, faites-la régler\u00a0: jusqu’à demain, la boutique ne supprime rien à cause de son âge, comme d’anciens paniers, et n’envoie aucune lettre dont l’heure est venue entre-temps.",
    },
  },
  firstSteps: {
    title: "Ce qui manque encore à votre boutique",
    name: "Donnez un nom à votre boutique\u00a0: Voir la boutique, Modifier, puis Détails",
    country:
      "Dites dans quel pays est votre boutique, pour les obligations légales\u00a0: Voir la boutique, Modifier, puis Détails",
    product: "Ajoutez votre premier produit",
    headline: "Écrivez votre titre\u00a0: Voir la boutique, puis Modifier",
    pages: "Écrivez vos pages\u00a0: Voir la boutique, Modifier, puis Pages",
    mail: "Reliez votre serveur de messagerie",
  },
  importFrom: "Importer d’une autre boutique",
  sessions: {
    open: "Compte",
    openFailed: "Votre compte n’a pas pu être ouvert",
    loadFailed: (reason) => `La liste n’a pas pu être chargée. ${reason}`,
    count: (browsers) =>
      browsers === 1
        ? "Seulement ici."
        : `Dans ${browsers} navigateurs. Fermez ce que vous ne connaissez pas, puis changez votre mot de passe.`,
    browser: (browser, system) => `${browser} sous ${system}`,
    unknownBrowser: "Navigateur inconnu",
    unknownNetwork: "inconnu",
    from: (network, since) =>
      `Réseau\u00a0: ${network}. Connexion\u00a0: ${since}.`,
    lastUsed: (when) => `Dernière activité\u00a0: ${when}.`,
    thisOne: "Celui-ci",
    end: "Fermer",
    endOne: (browser, since) => `Fermer ${browser}, connexion\u00a0: ${since}`,
    endOthers: "Fermer toutes les autres",
    endFailed: "Cette session n’a pas pu être fermée",
  },
  items: {
    product: {
      add: "Ajouter un produit",
      create: "Créer le produit",
      current: "Vos produits",
      currentCount: (products) => `Vos produits (${products})`,
      loading: "Chargement des produits...",
      none: "Pas encore de produit. Ajoutez le premier avec le formulaire.",
      find: "Chercher un produit",
      notFound: "Aucun produit n’a ces mots dans son nom.",
      image: "Image du produit",
      changed: "Quelqu’un a modifié ce produit entre-temps.",
      gone: "Ce produit a été supprimé entre-temps.",
      created: "Le produit est créé",
      updated: "Le produit est enregistré",
      deleted: "Le produit est supprimé",
      restored: "Le produit est de retour",
      createFailed: "Le produit n’a pas pu être créé",
      updateFailed: "Le produit n’a pas pu être enregistré",
      deleteFailed: "Le produit n’a pas pu être supprimé",
    },
    charm: {
      add: "Ajouter une breloque",
      create: "Créer la breloque",
      current: "Vos breloques",
      currentCount: (charms) => `Vos breloques (${charms})`,
      loading: "Chargement des breloques...",
      none: "Pas encore de breloque. Ajoutez la première avec le formulaire.",
      find: "Chercher une breloque",
      notFound: "Aucune breloque n’a ces mots dans son nom.",
      image: "Image de la breloque",
      changed: "Quelqu’un a modifié cette breloque entre-temps.",
      gone: "Cette breloque a été supprimée entre-temps.",
      created: "La breloque est créée",
      updated: "La breloque est enregistrée",
      deleted: "La breloque est supprimée",
      restored: "La breloque est de retour",
      createFailed: "La breloque n’a pas pu être créée",
      updateFailed: "La breloque n’a pas pu être enregistrée",
      deleteFailed: "La breloque n’a pas pu être supprimée",
    },
    resin: {
      add: "Ajouter une résine",
      create: "Créer la résine",
      current: "Vos résines",
      currentCount: (resins) => `Vos résines (${resins})`,
      loading: "Chargement des résines...",
      none: "Pas encore de résine. Sans elle, les pinces sont dessinées dans un rose pâle uni. Ajoutez la première avec le formulaire.",
      find: "Chercher une résine",
      notFound: "Aucune résine n’a ces mots dans son nom.",
      image: "Image de la résine",
      changed: "Quelqu’un a modifié cette résine entre-temps.",
      gone: "Cette résine a été supprimée entre-temps.",
      created: "La résine est créée",
      updated: "La résine est enregistrée",
      deleted: "La résine est supprimée",
      restored: "La résine est de retour",
      createFailed: "La résine n’a pas pu être créée",
      updateFailed: "La résine n’a pas pu être enregistrée",
      deleteFailed: "La résine n’a pas pu être supprimée",
    },
  },
  form: {
    name: "Nom",
    price: "Prix",
    understood: (price) => `Compris comme ${price}`,
    priceHint:
      "Écrivez-le comme 24,50 ou 24.50, sans signe entre les milliers.",
    wholePriceHint:
      "Écrivez-le comme 2400\u00a0: cette devise n’a pas de décimales, et rien ne sépare les milliers.",
    description: "Description",
    safety: "Sécurité du produit (facultatif)",
    image: "Image",
    inStock: "En stock",
    outOfStock: "Épuisé",
    isNew: "Nouveauté",
    isBestSeller: "Meilleure vente",
    stock: "Quantité en stock",
    stockHint: "0 = toujours en stock, sans compter.",
    resinPrice: "S’ajoute au prix de base.",
    resinPicture: "Une pince vue de face, 16:9, sur fond transparent.",
    creating: "Création...",
    copied: {
      title: "Copié dans le formulaire",
      description: "Modifiez ce qui change, puis créez-le.",
    },
    copyOf: (name) => `${name} (copie)`,
    options: "Versions",
    optionsFold: "Versions, comme les tailles et les couleurs",
    option: (number) => `Version ${number}`,
    optionName: (number) => `la version ${number}`,
    optionTitle: "Nom de la version",
    optionWidth: "Largeur en mm",
    addOption: "Ajouter une version",
    available: "Disponible",
    pictures: "Images",
    picture: (number) => `Image ${number}`,
    pictureName: (number) => `l’image ${number}`,
    shownFirst: "Montrée en premier",
    previewOf: (name) => `Aperçu\u00a0: ${name}`,
    optionOn: (name) => `Version sur ${name}`,
    everyOption: "Toutes les versions",
    addPictures: "Ajouter des images",
    morePictures: "Plus d’images",
    pictureRemoved: "Image retirée",
    picturesMany: {
      title: (max) => `Une pince peut avoir ${max} images au plus`,
      description: "Les autres ont été laissées de côté.",
    },
    moveUp: (name) => `Monter ${name}`,
    moveDown: (name) => `Descendre ${name}`,
    remove: (name) => `Retirer ${name}`,
  },
  markdown: {
    tools: "Mise en forme",
    heading: "Titre",
    bold: "Gras",
    italic: "Italique",
    list: "Liste",
    link: "Lien",
    preview: "Aperçu",
    previewFailed: "L’aperçu revient avec la connexion.",
  },
  productPage: {
    title: "La page de la pince",
    address: "Adresse (facultative)",
    addressHint:
      "Minuscules, chiffres et tirets, en commençant par une lettre. Vide, elle est faite du nom. Les adresses précédentes mènent toujours ici.",
    details: "Détails (facultatifs)",
    width: "Largeur en millimètres (facultative)",
    widthHint:
      "De 20 à 300. La page dessine alors la pince à l’échelle, à côté d’une carte bancaire.",
    hidden:
      "Masquée\u00a0: dans aucune liste, page visible pour vous seulement",
    searchPreview: "Dans les résultats de recherche",
    cardPreview: "Quand son lien est partagé",
    view: "Voir",
    viewName: (name) => `Voir ${name}`,
    isHidden: "Masquée",
    onlyYou: "Masquée\u00a0: cette page n’est visible que pour vous.",
    show: "Montrer",
    showName: (name) => `Montrer ${name}`,
    areShown: (count) =>
      plural("fr", count, {
        one: "La pince est montrée",
        other: `${count} pinces sont montrées`,
      }),
    hiddenCount: (count) =>
      plural("fr", count, {
        one: "1 pince est masquée.",
        other: `${count} pinces sont masquées.`,
      }),
    showAll: "Toutes les montrer",
  },
  list: {
    failed: "La liste n’a pas pu être chargée.",
    found: (rows) =>
      plural("fr", rows, {
        one: `${rows} résultat.`,
        other: `${rows} résultats.`,
      }),
    shown: (shown, found) => `${shown} sur ${found} affichés.`,
    more: "Afficher plus",
    range: (from, to) => `${from} à ${to}`,
    optionSoldOut: (option) => `${option} (épuisée)`,
    stock: (stock) => `Stock\u00a0: ${stock}`,
    low: "Stock bas",
    pieces: (count) => (count === 0 ? "plus aucune" : `${count} en stock`),
    oneOfAKind: "pièce unique",
    count: (name) => `Nombre de ${name}`,
    oneLess: (name) => `Une pièce de moins\u00a0: ${name}`,
    oneMore: (name) => `Une pièce de plus\u00a0: ${name}`,
    heldMore: (held) =>
      `${held} sont en ce moment dans des paniers. Les derniers venus en seront informés.`,
    runningLow: "Bientôt épuisé\u00a0:",
    left: (name, left) => `${name} (reste ${left})`,
    markSoldOut: "Marquer épuisé",
    markInStock: "De nouveau en stock",
    soldOut: (name) => `${name}\u00a0: épuisé.`,
    inStock: (name) => `${name}\u00a0: de nouveau en stock.`,
    inStockUncounted: (name) =>
      `${name}\u00a0: de nouveau en stock, sans compter les pièces. Pour les compter, revenez en arrière et appuyez sur +.`,
    move: (name) => `Déplacer ${name}`,
    toTop: "Tout en haut",
    up: "Monter",
    down: "Descendre",
    moved: (name, place, rows) =>
      `${name} est maintenant en position ${place} sur ${rows}.`,
    orderFailed: "Le nouvel ordre n’a pas été enregistré",
    moreOf: (name) => `Plus d’actions pour ${name}`,
    duplicateIt: "Dupliquer",
    duplicate: (name) => `Dupliquer ${name}`,
    edit: (name) => `Modifier ${name}`,
    delete: (name) => `Supprimer ${name}`,
    restoreFailed: "Le retour en arrière n’a pas abouti",
    dropped: (name) => `Vos modifications de ${name} sont abandonnées`,
    stillSaving: {
      title: (name) => `${name} est encore en cours d’enregistrement`,
      description: "Ouvrez le suivant dans un instant.",
    },
  },
  versions: {
    changed: "Quelqu’un a modifié ceci entre-temps.",
    choose: "Choisissez la version à garder.",
    same: "Les deux versions disent la même chose.",
    field: "Champ",
    yours: "La vôtre",
    saved: "Enregistrée",
    saveMine: "Enregistrer la mienne",
    takeSaved: "Prendre celle enregistrée",
    typedHere: "Ce que vous avez saisi est toujours là.",
    bringBack: "Le rétablir et enregistrer",
  },
  picture: {
    preview: "Aperçu",
    current: "Image actuelle",
    uploading: "Envoi",
    uploaded: (size) => `${size}, envoyée`,
    isUploading: (size) => `${size}, envoi...`,
    isPreparing: (size) => `${size}, préparation...`,
    remove: "Retirer l’image",
    choose: "Choisir une image",
    drop: "Déposez une image ici ou",
    chooseFile: "choisissez un fichier",
    limit: "5\u00a0Mo au plus",
    useUrl: "Ou indiquer l’adresse d’une image",
    url: "Adresse de l’image",
    done: "L’image est envoyée",
    failed: {
      title: "L’envoi a échoué",
      description: "L’image n’a pas pu être envoyée. Veuillez réessayer.",
    },
    wrongType: {
      title: "Type de fichier incorrect",
      description: "Veuillez choisir un fichier image",
    },
    tooLarge: {
      title: "Fichier trop volumineux",
      description: "Veuillez choisir une image de moins de 5\u00a0Mo",
    },
  },
  config: {
    title: "Pince personnalisée",
    enable: "Proposer des pinces personnalisées",
    name: "Nom du produit",
    basePrice: (sign) => `Prix de base (${sign})`,
    emptyHint: "Un champ laissé vide garde sa valeur actuelle.",
    image: "Image de la pince personnalisée",
    submit: "Enregistrer les réglages",
    pending: "Enregistrement...",
    updated: "Les réglages sont enregistrés",
    updateFailed: "Les réglages n’ont pas pu être enregistrés",
    changed: "Quelqu’un a modifié les réglages entre-temps.",
    loadFailed: "Les réglages n’ont pas pu être chargés.",
    current: "Réglages actuels",
    savedName: "Nom",
    savedPrice: "Prix de base",
    price: "Prix de base",
    status: "État",
    isEnabled: "Proposées",
    isDisabled: "En pause",
    lastUpdated: "Dernière modification",
    help: "Comment marchent les pinces personnalisées",
    helpLines: [
      "Elles s’appuient sur un produit virtuel au numéro -1.",
      "Vous fixez le prix de base.",
      "Le prix des breloques s’y ajoute.",
      "La première résine en stock est choisie, jusqu’à ce qu’une autre soit prise.",
      "Elles n’apparaissent pas dans la liste de vos produits.",
      "Les e-mails de commande indiquent les breloques et le message.",
    ],
  },
  mail: {
    ordersTitle: "Les commandes arrivent par e-mail",
    ordersText: (email) =>
      `Chaque commande est envoyée par e-mail à ${email} dès qu’elle est passée.`,
    toWorkbench:
      "Ce qui est en cours et ce qui vient ensuite se trouve sur l’établi",
    title: "Envoi des e-mails",
    configured: "Envoi d’e-mails configuré",
    notConfigured: "Envoi d’e-mails non configuré",
    loadFailed: "L’état des e-mails n’a pas pu être chargé.",
    ordersSafe: "Les commandes sont en sécurité dans tous les cas.",
    waiting: "En attente",
    sent: "Envoyés",
    failed: "Échoués",
    retry: "Réessayer maintenant",
    retrying: "Nouvel essai...",
    retried: "Nouvel essai en cours.",
    retryFailed: "Le nouvel essai n’a pas pu commencer",
    nothingSent: "Rien n’est envoyé pour l’instant.",
    ordersWaiting: (orders) =>
      orders === 0
        ? "D’ici là, les commandes seront conservées."
        : plural("fr", orders, {
            one: "1 commande est conservée et attend.",
            other: `${orders} commandes sont conservées et attendent.`,
          }),
    addServer:
      "Indiquez le serveur de messagerie dans les réglages et redémarrez la boutique\u202f; les e-mails partent alors d’eux-mêmes.",
    unsent: {
      order: (order) =>
        `Votre e-mail au sujet de la commande ${order} n’est pas parti.`,
      confirmation: (order) =>
        `La confirmation de la commande ${order} n’est pas partie.`,
      progress: (order) =>
        `L’e-mail sur l’avancement de la commande ${order} n’est pas parti.`,
      other: () => "Un message n’est pas parti.",
    },
    lastError: (when) => `Dernière erreur, ${when}\u00a0:`,
    untilDelivered:
      "Les commandes sont conservées jusqu’à ce que leur e-mail soit remis.",
    tryingNow: "Un essai est en cours.",
    nextTry: (when) => `Prochain essai automatique\u00a0: ${when}.`,
    onlyRetry:
      "Ce qui a échoué ne repart qu’avec «\u00a0Réessayer maintenant\u00a0».",
    ordersFailed: (orders) =>
      plural("fr", orders, {
        one: `Un e-mail au sujet de ${orders} commande a échoué.`,
        other: `Des e-mails au sujet de ${orders} commandes ont échoué.`,
      }),
    youWereNotTold:
      "Vous n’en avez pas été prévenu par e-mail\u202f; les commandes elles-mêmes sont en sécurité.",
    notReached: (name, order) =>
      `${name} n’a pas reçu votre e-mail au sujet de la commande ${order}.`,
    correctAddress:
      "Si l’adresse est fausse, corrigez-la sur la page de la commande\u00a0: l’e-mail repart alors.",
    openOrder: (order) => `Ouvrir la commande ${order}`,
    noneGoesOut: "Aucun e-mail ne part.",
    someWaited:
      "Certains attendent depuis plus d’une heure\u202f; rien n’est perdu.",
    seeWhy: "Voir pourquoi",
    lastMail: "Dernier e-mail",
    lastBackup: "Dernière sauvegarde",
    noBackup: "Aucune pour l’instant",
    backupOld:
      "Il devrait y en avoir une plus récente. Demandez à la personne qui s’occupe de la boutique de regarder son journal.",
    testTo: "Envoyer un e-mail de test à",
    sendTest: "Envoyer le test",
    sendNow: "Envoyer",
    sending: "Envoi...",
    testSent: {
      title: "L’e-mail de test est en route",
      description: (address) =>
        `Regardez la boîte ${address}. S’il échoue, la raison s’affiche ici.`,
    },
    testKept: {
      title: "E-mail de test gardé dans un fichier",
      description: "Il partira dès qu’un serveur de messagerie sera configuré.",
    },
    testFailed: "L’e-mail de test n’est pas parti",
  },
  editor: {
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
      offline:
        "Vous êtes hors ligne. L’enregistrement se fera dès votre retour.",
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
      maker:
        "Fabricant, avec adresse postale et e-mail (sécurité des produits)",
      withdrawalDays: "Délai de rétractation, en jours",
      withdrawalDaysHint: "Avec 0, il n’y a pas de bouton de rétractation.",
      withdrawalCustom:
        "Rétractation possible aussi pour les pinces personnalisées",
      confirmSubscriptions:
        "Newsletter seulement après confirmation par e-mail",
      hidden: "Sections masquées",
      sections: {
        promo: "Pince personnalisée",
        process: "Fabrication",
        gallery: "Galerie",
        newsletter: "Newsletter",
      },
    },
    invoice: {
      title: "Factures",
      text: "Avec votre numéro fiscal, chaque commande payée reçoit une facture à numéro continu, et chaque remboursement une facture rectificative. Laissez vide pour de simples reçus. Ceci n’est pas un conseil fiscal : demandez ce que veut votre pays.",
      asks: (words: string) =>
        `Votre pays demande aussi ce que la boutique ne peut pas savoir : ${words}. Mettez-le dans ces champs, ou à côté de votre nom et de votre adresse.`,
      copy: (day: string) =>
        `À partir du ${day}, une facture dans votre pays est électronique ou vient d’un logiciel à registres scellés : cette page est alors une copie pour la cliente ou le client.`,
      taxNumber: "Numéro fiscal",
      prefix: "Devant le numéro",
      vatRate: "Taux de TVA en pour cent (vide : aucun)",
      footer: "Au pied de la facture",
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
      groups: { EU: "Union européenne", EEA: "Espace économique européen" },
      tiers: "Plusieurs pinces",
      tiersHint:
        "Le prix d’un colis de plusieurs pinces. Sans palier\u00a0: le même.",
      tierFrom: (count) => `À partir de ${count} pinces`,
      tierClips: "À partir d’autant de pinces",
      addTier: "Ajouter un palier",
      removeTier: (count) => `Retirer le prix à partir de ${count} pinces`,
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
      builtIn: (title) => `${title} (fournie)`,
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
  },
  account: {
    keys: {
      title: "Touches de l’établi",
      intro:
        "M, S, P, la barre oblique et le point d’interrogation y agissent à elles seules. Si vous dictez ou tapez par accident, désactivez-les sur cet appareil.",
      label: "Touches d’une seule lettre",
    },
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
  },
  import: {
    title: "Pinces d’une autre boutique",
    intro:
      "Choisissez le fichier CSV qu’Etsy, Shopify ou Big Cartel crée de vos produits. Vous voyez d’abord ce qui viendrait. Les pinces arrivent masquées, et vous les montrez quand vous voulez.",
    choose: "Choisir le fichier",
    reading: "Lecture du fichier...",
    failed: "Le fichier n’a pas été lu.",
    found: (count: number) =>
      plural("fr", count, {
        one: "Une pince dans le fichier.",
        other: `${count} pinces dans le fichier.`,
      }),
    unread: (columns: string) => `Non repris : ${columns}.`,
    uneven: (count: number, rows: string) =>
      plural("fr", count, {
        one: `La ligne ${rows} n’a pas autant de cellules que la première\u00a0: elle est laissée de côté.`,
        other: `${count} lignes n’ont pas autant de cellules que la première et sont laissées de côté\u00a0: ${rows}.`,
      }),
    drafts: (count: number) =>
      plural("fr", count, {
        one: "Une pince y est en brouillon ou archivée\u00a0: elle est laissée de côté.",
        other: `${count} pinces y sont en brouillon ou archivées\u00a0: elles sont laissées de côté.`,
      }),
    giftCards: (count: number) =>
      plural("fr", count, {
        one: "Une carte cadeau est laissée de côté.",
        other: `${count} cartes cadeaux sont laissées de côté.`,
      }),
    letters:
      "Regardez les lettres comme é et œ\u00a0: le fichier ne dit pas comment il les écrit.",
    otherCurrency: (theirs: string, own: string) =>
      `Les prix du fichier sont en ${theirs}, et votre boutique vend en ${own}. Les nombres seraient repris tels quels.`,
    asOwn: (own: string) => `Reprendre les nombres comme des prix en ${own}`,
    losses: {
      name: (_: number, max: number) =>
        `Son nom est raccourci à ${max} caractères.`,
      text: (_: number, max: number) =>
        `Son texte est raccourci à ${max} caractères environ.`,
      optionNames: (_: number, max: number) =>
        `Les noms des versions sont raccourcis à ${max} caractères.`,
      marks: () => "Les signes invisibles de ses textes sont retirés.",
      options: (count: number, max: number) =>
        plural("fr", count, {
          one: `Une version ne vient pas\u00a0: une pince en a ${max} au plus.`,
          other: `${count} versions ne viennent pas\u00a0: une pince en a ${max} au plus.`,
        }),
      pictures: (count: number, max: number) =>
        plural("fr", count, {
          one: `Une photo ne vient pas\u00a0: une pince en a ${max} au plus.`,
          other: `${count} photos ne viennent pas\u00a0: une pince en a ${max} au plus.`,
        }),
    },
    states: {
      named: "Une pince porte déjà ce nom.",
      imported: "Déjà importée.",
      withoutPicture: "Elle n’a pas de photo. Ajoutez-la à la main.",
      withoutPrice: "Son prix est illisible. Ajoutez-la à la main.",
    },
    options: (count: number) =>
      plural("fr", count, { one: "une version", other: `${count} versions` }),
    pictures: (count: number) =>
      plural("fr", count, { one: "une photo", other: `${count} photos` }),
    start: (count: number) =>
      plural("fr", count, {
        one: "Importer une pince",
        other: `Importer ${count} pinces`,
      }),
    progress: (done: number, total: number) => `${done} sur ${total}`,
    keepOpen:
      "Laissez cette fenêtre ouverte. Ce qui est arrivé reste, et le même fichier n’ajoute rien deux fois.",
    stop: "Arrêter",
    done: (count: number) =>
      plural("fr", count, {
        one: "Une pince est arrivée, masquée. Montrez-la dans la liste.",
        other: `${count} pinces sont arrivées, masquées. Montrez-les dans la liste.`,
      }),
    none: "Rien n’est arrivé.",
    missing: (name: string, count: number) =>
      plural("fr", count, {
        one: `Une photo de ${name} n’a pas pu être récupérée.`,
        other: `${count} photos de ${name} n’ont pas pu être récupérées.`,
      }),
    another: "Choisir un autre fichier",
  },
  law: {
    title: (country, count) =>
      `${country}\u00a0: ${plural("fr", count, { one: "il manque un élément dont les boutiques y ont en général besoin", other: `il manque ${count} éléments dont les boutiques y ont en général besoin` })}`,
    noAdvice:
      "Ceci n’est pas un conseil juridique\u00a0: la liste est courte et les lois changent. Renseignez-vous auprès d’une personne qui connaît le droit de votre pays.",
    needs: {
      imprint:
        "Dites sur une page qui vous êtes\u00a0: nom, adresse postale, adresse e-mail et, le cas échéant, numéros d’immatriculation et de TVA.",
      privacy:
        "Dites sur une page consacrée à la confidentialité ce que deviennent les données personnelles et qui en est responsable. La page fournie ne connaît ni votre nom ni votre adresse.",
      binding:
        "Faites dire au bouton que la commande oblige à payer. Sans cela, le contrat peut être nul.",
      priceNote:
        "Dites auprès des prix si la TVA est comprise et si la livraison s’y ajoute.",
      totalNote:
        "Dites auprès des totaux, comme à la commande, ce qui y est vrai\u00a0: la livraison y est déjà, «\u00a0hors livraison\u00a0» n’y a pas sa place.",
      withdrawal:
        "Laissez à vos clients 14 jours pour se rétracter, avec le bouton prévu sur la page de leur commande.",
      returns:
        "Dites sur une page comment et jusqu’à quand une pince peut être rendue, et qui paie le retour.",
      shipping:
        "Dites sur une page où vous livrez, à quel prix et en combien de temps.",
      terms:
        "Joignez vos conditions de vente à la confirmation de commande, pour que vos clients puissent les conserver.",
      maker:
        "Indiquez auprès de chaque pince qui l’a fabriquée, avec adresse postale et adresse e-mail, et écrivez les avertissements nécessaires dans le texte sur sa sécurité.",
      mailText:
        "Mettez votre nom et votre adresse postale sous vos e-mails, avec votre numéro d’immatriculation si vous en avez un.",
      confirmSubscriptions:
        "Faites confirmer par e-mail les inscriptions à la newsletter, pour pouvoir prouver qu’elles étaient voulues.",
      francs: "Affichez vos prix en francs suisses.",
    },
    places: {
      law: "Voir la boutique, Modifier, Détails, puis Obligations légales",
      mail: "Voir la boutique, Modifier, Détails, puis E-mail",
      currency: "Voir la boutique, Modifier, Détails, puis Paiement",
      terms:
        "Voir la boutique, Modifier, Pages\u00a0: cochez «\u00a0Conditions de vente\u00a0» sur une page",
      page: (title) =>
        `Voir la boutique, Modifier, Pages, puis «\u00a0${title}\u00a0»`,
    },
  },
  sale: {
    title: "Prix réduit",
    price: "Prix réduit (facultatif)",
    priceOf: (option) => `Prix réduit de ${option}`,
    from: "À partir du (facultatif)",
    until: "Jusqu’au (facultatif)",
    struck: "Le prix habituel est barré à côté.",
    lowest:
      "C’est le prix le plus bas des 30 jours précédents qui est barré, et non celui d’aujourd’hui. S’il n’était pas plus élevé, rien n’est barré.",
    nothingStruck:
      "Rien n’est barré\u00a0: elle n’était pas plus chère ces 30 derniers jours.",
    nothingKnown:
      "Rien n’est barré\u00a0: elle n’a pas encore de prix antérieur.",
    struckLowest: (price) =>
      `${price} est barré, son prix le plus bas en 30 jours.`,
    struckLower: (price, regular) =>
      `${price} est barré, son prix le plus bas en 30 jours, et non celui d’aujourd’hui, ${regular}.`,
    struckRegular: (price) => `${price} est barré, le prix habituel.`,
  },
  discounts: {
    title: "Réductions",
    add: "Nouveau code",
    codes: "Codes",
    loadFailed: "Les codes n’ont pas pu être chargés.",
    empty: "Pas encore de code. Un code est un petit merci que l’on saisit.",
    failed: "Cela n’a pas été enregistré",
    removed: "Le code est supprimé",
    gone: "Ce code a été supprimé entre-temps.",
    restored: "Le code est de retour",
    created: "Le code est créé",
    saved: "Le code est enregistré",
    dropped: "Ce que vous avez saisi est abandonné",
    create: "Créer le code",
    save: "Enregistrer le code",
    edit: (code) => `Modifier ${code}`,
    stop: (code) => `Arrêter ${code}`,
    start: (code) => `Relancer ${code}`,
    remove: (code) => `Supprimer ${code}`,
    copy: "Copier le lien",
    copied: "Copié",
    states: {
      running: "En cours",
      coming: "À venir",
      over: "Terminé",
      "used up": "Épuisé",
    },
    percentOff: (percent) => `${percent}\u00a0% de moins`,
    amountOff: (amount) => `${amount} de moins`,
    freeDelivery: "Livraison offerte",
    from: (amount) => `à partir de ${amount}`,
    once: "une fois par personne",
    withoutSales: "hors articles réduits",
    times: (count) =>
      plural("fr", count, {
        one: "une fois en tout",
        other: `${count} fois en tout`,
      }),
    until: (day) => `jusqu’au ${day}`,
    fromDay: (day) => `à partir du ${day}`,
    between: (from, until) => `du ${from} au ${until}`,
    ended: (day) => `terminé le ${day}`,
    noEnd: "sans fin",
    unused: "Pas encore utilisé",
    uses: (uses, most, brought) => {
      const of = most === null ? "" : ` sur ${most}`;
      return `Utilisé ${uses} fois${of}, a rapporté ${brought}`;
    },
    fields: {
      code: "Code",
      gives: "Ce qu’il donne",
      from: "À partir du (facultatif)",
      until: "Jusqu’au (facultatif)",
      minTotal: "Total minimal (facultatif)",
      maxUses: "Nombre de fois en tout (facultatif)",
      oncePerCustomer: "Une fois par personne",
      leavesOutSales: "Laisse de côté les pinces déjà réduites",
    },
    codeHint:
      "De 3 à 24 lettres et chiffres. Majuscules et espaces n’importent pas.",
    makeUp: "En inventer un",
    kinds: {
      percent: "Un pourcentage",
      amount: "Un montant",
      delivery: "La livraison offerte",
    },
    percent: "Pourcentage",
    amount: "Montant",
    sales: "Prix réduits",
    addSale: "Nouveau prix réduit",
    noSales:
      "Rien n’est réduit. Un prix réduit se trouve dans le formulaire d’une pince.",
    saleEnded: "La réduction est terminée",
    endSale: (name) => `Terminer la réduction de ${name}`,
    incomplete: "Indiquez le code et ce qu’il donne.",
  },
  letters: {
    title: "Lettres",
    readers: (count, number) =>
      plural("fr", number, {
        one: `${count} lecteur`,
        other: `${count} lecteurs`,
      }),
    add: "Nouvelle lettre",
    untitled: "[Une nouvelle lettre]",
    proposed: (open) =>
      `Encore tel que proposé\u00a0: ${open}. Écrivez d’abord le vôtre.`,
    beginnings: {
      lead: "Partez de l’une de ces lettres et changez chaque mot, ou d’une page blanche.",
      noReaders:
        "Personne ne s’est encore inscrit. Votre inscription se trouve au bas de chaque page.",
      blank: "Une page blanche",
      pour: {
        name: "Une nouvelle coulée",
        about: "Vos pinces les plus récentes, avec des prix toujours justes.",
        subject: "Une nouvelle coulée est là",
        favorites: "Mes préférées de toujours",
        text: "[Qu’ont ces pinces de particulier\u202f?]",
      },
      bench: {
        name: "Un regard sur l’établi",
        about: "Une image de votre atelier et son histoire.",
        text: "[Que se passe-t-il sur cette image\u202f?]",
      },
      days: {
        name: "Dates à retenir",
        about:
          "Le dernier jour pour commander avant les fêtes ou une pause, calculé d’après votre rythme.",
        text: (day) =>
          `**${day}**\u00a0: dernier jour pour commander. [Et après\u202f?]`,
        noDay: "[Date]",
      },
    },
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
      notSaved:
        "Pas encore enregistré. Votre texte reste ici, nous réessayons.",
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
  },
  planning: {
    opening: {
      title: "Ouverture de la vente",
      at: "En vente à partir du",
      time: "Heure",
      hint: (zone) =>
        `D’ici là, les clients voient un compte à rebours. L’heure est celle de ${zone}.`,
      clear: "Vendre tout de suite",
      together: (clip, when) => `Avec ${clip}, ${when}`,
      tag: (when) => `En vente le ${when}`,
    },
    timeOff: {
      title: "Congés",
      none: "Les commandes sont prises tous les jours.",
      clips: (count) =>
        plural("fr", count, {
          one: `${count} pince par semaine`,
          other: `${count} pinces par semaine`,
        }),
      off: (days) => `repos : ${days}`,
      now: (ready) => `Une pince commandée maintenant : ${ready}`,
      paused: (from, until) =>
        `Pas de commandes à partir du ${from}\u202f; de retour le ${until}.`,
      pausedNow: (until) => `Pas de commandes\u202f; de retour le ${until}.`,
      plan: "Prévoir une pause",
      end: "Terminer la pause",
      callOff: "Annuler la pause",
      from: "Premier jour sans commandes",
      until: "De retour le",
      text: "Votre phrase (facultatif)",
      textHint: "Affichée sur chaque page et à qui veut commander.",
      dates: "Indiquez les deux jours.",
      pace: "Combien en faites-vous\u202f?",
      perWeek: "Pinces par semaine",
      perWeekHint: "Vide : aucune date n’est annoncée.",
      lead: "Jours nécessaires au minimum pour une pince",
      leadHint: "Même s’il y a peu à faire\u00a0: la résine doit durcir.",
      daysOff: "Repos chaque semaine",
      single: "Jours de repos isolés",
      singleHint: (example) =>
        `Des dates comme ${example}, séparées par des virgules.`,
      save: "Enregistrer",
      close: "Annuler",
      saved: "Enregistré. La boutique l’annonce désormais.",
      failed: "L’enregistrement a échoué",
    },
  },
};
