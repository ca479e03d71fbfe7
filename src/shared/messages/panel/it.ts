import { italianDate, plural } from "#shared/messages/words.ts";
import type { PanelMessages } from "./en.ts";

export const it: PanelMessages = {
  save: "Salva",
  saving: "Salvataggio...",
  cancel: "Annulla",
  close: "Chiudi",
  undo: "Ripristina",
  yes: "Sì",
  no: "No",
  kept: "Quello che hai scritto è conservato.",
  today: (time) => `oggi alle ${time}`,
  noDay: (typed, example) =>
    `«${typed}» non è una data. Scrivila così: ${example}.`,
  login: {
    window: "Accesso al pannello",
    title: "Accesso al pannello",
    subtitle: "Inserisci i tuoi dati di accesso per gestire il negozio",
    username: "Nome utente",
    password: "Password",
    submit: "Accedi",
    pending: "Accesso in corso...",
    done: {
      title: "Accesso riuscito",
      description: "Ti diamo il benvenuto nel pannello",
    },
    failed: {
      title: "Accesso non riuscito",
      description: "Nome utente o password non corretti",
    },
    showPassword: "Mostra il testo",
    forgotten: {
      ask: "Password dimenticata?",
      sent: "Un link per una nuova password sta arrivando all’indirizzo e-mail del negozio. Funziona una volta sola, per 30 minuti.",
      failed: "Non è stato possibile chiedere il link",
    },
    passkey: {
      signIn: "Accedi con una passkey",
      pending: "In attesa del dispositivo...",
      failed: "Non ha funzionato",
    },
    ended: {
      title: "Accedi di nuovo, per favore.",
      description:
        "La tua sessione è terminata. Niente di ciò che hai scritto va perso.",
    },
  },
  dashboard: {
    title: (shopName) => `${shopName}: pannello`,
    window: (tab) => `Pannello, ${tab}`,
    sections: "Sezioni del pannello",
    products: "Prodotti",
    charms: "Ciondoli",
    config: "Pinza personalizzata",
    orders: "Ordini",
    failed: (mails) =>
      plural("it", mails, {
        one: `${mails} non riuscita`,
        other: `${mails} non riuscite`,
      }),
    workbench: "Banco da lavoro",
    fresh: (orders) =>
      plural("it", orders, {
        one: `${orders} nuovo`,
        other: `${orders} nuovi`,
      }),
    letters: "Lettere",
    discounts: "Sconti",
    numbers: "Numeri",
    menu: "Menu",
    workshop: "Laboratorio",
    shopAndAccount: "Negozio e account",
    back: "Prodotti, ciondoli, ordini",
    viewShop: "Vai al negozio",
    logout: "Esci",
    tabFailed: "Questa sezione non si è caricata.",
    notices: "Da sistemare",
  },
  numbers: {
    title: "Numeri",
    promise:
      "Contato senza cookie e senza seguire nessuno: quante volte, mai chi.",
    off: "Le visite non vengono contate.",
    turnOn: "Contarle",
    turnOff: "Non contare più",
    notSaved: "Il conteggio non è stato cambiato",
    span: "Periodo",
    weeks: "12 settimane",
    year: "Anno",
    taken: "Incassato",
    takenText: "con spedizione, meno i rimborsi.",
    visits: "Visite",
    adds: "Messo in un carrello",
    orders: "Ordini",
    asTable: "Come tabella",
    weekOf: "Settimana del",
    day: "Giorno",
    today: "Oggi",
    soFar: "fino a oggi",
    rest: "riposo",
    firstWeek: "La tua prima settimana",
    firstNote:
      "Dalla seconda settimana qui ci sono settimane al posto dei giorni, con le pinze, i ciondoli e le lettere più scelti.",
    empty: "La prima visita conta",
    emptyText:
      "Condividi l’indirizzo del tuo negozio, e qui cresce il primo dente.",
    address: "Indirizzo del tuo negozio",
    copy: "Copia",
    copied: "Copiato",
    best: "Le pinze più amate",
    custom: "Pinze personalizzate",
    parts: "Più usati nelle personalizzate",
    sources: "Da dove arrivano le visite",
    none: "Ancora niente in queste settimane.",
    missed: "Cercato, ma non c’è",
    soldOut: "Esaurito",
    again: "Rifornisci",
    yearText: "L’anno per il commercialista, contato il giorno del pagamento.",
    download: "Scarica CSV",
    before: "L’anno precedente",
    after: "L’anno successivo",
    month: "Mese",
    delivery: "di cui spedizione",
    discounts: "Sconti",
    refunded: "Rimborsato",
    byCountry: "Per paese",
    byRate: "Per aliquota",
    noRate: "senza imposta",
    tax: (tax: string) => `${tax} di IVA`,
    noCountry: "Non noto",
    note: "Il CSV ha ogni pagamento e ogni rimborso, senza nomi. Ciò che viene ritirato conta per il tuo paese. Questa non è consulenza fiscale.",
    failed: "Non è stato possibile caricare i numeri.",
    earlier: (sum: string) => `Nelle dodici settimane prima, ${sum}.`,
    ofVisits: (visits: string, adds: string, orders: string) =>
      `Su ${visits} visite, ${adds} hanno messo qualcosa nel carrello e ${orders} hanno ordinato.`,
    firstText: (day: string, adds: string, orders: string, sum: string) =>
      `visite da ${day}. Messo in un carrello: ${adds}. Ordini: ${orders}. Incassato: ${sum}.`,
    mostFrom: (source: string) =>
      `La maggior parte delle prime visite è arrivata così: ${source}.`,
    looks: (shown: string, count: number) =>
      plural("it", count, {
        one: `${shown} visualizzazione`,
        other: `${shown} visualizzazioni`,
      }),
    waiting: (shown: string, count: number) =>
      plural("it", count, {
        one: `${shown} la aspetta`,
        other: `${shown} la aspettano`,
      }),
    names: {
      direct: "Direttamente al negozio",
      search: "Ricerca",
      chat: "Messaggi",
      mail: "E-mail",
      other: "Altrove",
      letter: (id: number) => `Lettera n. ${id}`,
    },
  },
  notices: {
    password_generated: {
      title: "Scegli una password tua.",
      description:
        "La tua l’ha inventata il negozio ed è comparsa nel suo registro. Cambiala in «Account».",
    },
    proxy_not_trusted: {
      title: "Tutti i visitatori contano come uno.",
      description:
        "Arrivano da un proxy che il negozio non conosce, quindi i limiti di un visitatore valgono per tutti insieme. Nelle impostazioni, indica qui il numero dei proxy e riavvia il negozio:",
    },
    clock_jumped: {
      title: "L’orologio del negozio ha fatto un salto di più di un giorno.",
      description:
        "Oppure il negozio è rimasto fermo così a lungo. Se l’orologio del server è sbagliato, fallo regolare: fino a domani il negozio non elimina nulla per vecchiaia, come i carrelli inutilizzati, e non invia nessuna lettera la cui ora è arrivata nel frattempo.",
    },
  },
  firstSteps: {
    title: "Che cosa manca ancora al tuo negozio",
    name: "Dai un nome al negozio: Vai al negozio, Modifica, poi Dettagli",
    country:
      "Di’ in che paese è il tuo negozio, per gli aspetti legali: Vai al negozio, Modifica, poi Dettagli",
    product: "Aggiungi il tuo primo prodotto",
    headline: "Scrivi il tuo titolo: Vai al negozio, poi Modifica",
    pages: "Scrivi le tue pagine: Vai al negozio, Modifica, poi Pagine",
    mail: "Collega il tuo server di posta",
  },
  importFrom: "Importa da un altro negozio",
  sessions: {
    open: "Account",
    openFailed: "Non è stato possibile aprire l’account",
    loadFailed: (reason) => `L’elenco non si è caricato. ${reason}`,
    count: (browsers) =>
      browsers === 1
        ? "Solo qui."
        : `In ${browsers} browser. Chiudi quelli che non conosci, poi cambia la password.`,
    browser: (browser, system) => `${browser} su ${system}`,
    unknownBrowser: "Browser sconosciuto",
    unknownNetwork: "sconosciuta",
    from: (network, since) => `Rete: ${network}. Accesso: ${since}.`,
    lastUsed: (when) => `Ultimo uso: ${when}.`,
    thisOne: "Questo",
    end: "Chiudi",
    endOne: (browser, since) => `Chiudi ${browser}, accesso: ${since}`,
    endOthers: "Chiudi tutte le altre",
    endFailed: "Non è stato possibile chiuderla",
  },
  items: {
    product: {
      add: "Aggiungi un prodotto",
      create: "Crea prodotto",
      current: "I tuoi prodotti",
      currentCount: (products) => `I tuoi prodotti (${products})`,
      loading: "Caricamento dei prodotti...",
      none: "Ancora nessun prodotto. Aggiungi il primo con il modulo.",
      find: "Cerca un prodotto",
      notFound: "Nessun prodotto ha queste parole nel nome.",
      image: "Immagine del prodotto",
      changed: "Nel frattempo qualcuno ha modificato questo prodotto.",
      gone: "Nel frattempo questo prodotto è stato eliminato.",
      created: "Prodotto creato",
      updated: "Prodotto salvato",
      deleted: "Prodotto eliminato",
      restored: "Il prodotto è tornato",
      createFailed: "Il prodotto non è stato creato",
      updateFailed: "Il prodotto non è stato salvato",
      deleteFailed: "Il prodotto non è stato eliminato",
    },
    charm: {
      add: "Aggiungi un ciondolo",
      create: "Crea ciondolo",
      current: "I tuoi ciondoli",
      currentCount: (charms) => `I tuoi ciondoli (${charms})`,
      loading: "Caricamento dei ciondoli...",
      none: "Ancora nessun ciondolo. Aggiungi il primo con il modulo.",
      find: "Cerca un ciondolo",
      notFound: "Nessun ciondolo ha queste parole nel nome.",
      image: "Immagine del ciondolo",
      changed: "Nel frattempo qualcuno ha modificato questo ciondolo.",
      gone: "Nel frattempo questo ciondolo è stato eliminato.",
      created: "Ciondolo creato",
      updated: "Ciondolo salvato",
      deleted: "Ciondolo eliminato",
      restored: "Il ciondolo è tornato",
      createFailed: "Il ciondolo non è stato creato",
      updateFailed: "Il ciondolo non è stato salvato",
      deleteFailed: "Il ciondolo non è stato eliminato",
    },
    resin: {
      add: "Aggiungi una resina",
      create: "Crea resina",
      current: "Le tue resine",
      currentCount: (resins) => `Le tue resine (${resins})`,
      loading: "Caricamento delle resine...",
      none: "Ancora nessuna resina. Senza, le pinze sono disegnate in un rosa pallido unito. Aggiungi la prima con il modulo.",
      find: "Cerca una resina",
      notFound: "Nessuna resina ha queste parole nel nome.",
      image: "Immagine della resina",
      changed: "Nel frattempo qualcuno ha modificato questa resina.",
      gone: "Nel frattempo questa resina è stata eliminata.",
      created: "Resina creata",
      updated: "Resina salvata",
      deleted: "Resina eliminata",
      restored: "La resina è tornata",
      createFailed: "La resina non è stata creata",
      updateFailed: "La resina non è stata salvata",
      deleteFailed: "La resina non è stata eliminata",
    },
  },
  form: {
    name: "Nome",
    price: "Prezzo",
    understood: (price) => `Inteso come ${price}`,
    priceHint: "Scrivilo come 24,50 o 24.50, senza segni tra le migliaia.",
    wholePriceHint:
      "Scrivilo come 2400: questa valuta non ha decimali, e tra le migliaia non va nessun segno.",
    description: "Descrizione",
    safety: "Sicurezza del prodotto (facoltativo)",
    image: "Immagine",
    inStock: "Disponibile",
    outOfStock: "Esaurito",
    isNew: "Nuovo prodotto",
    isBestSeller: "Più venduto",
    stock: "Quantità in magazzino",
    stockHint: "0 = sempre disponibile, senza contare.",
    resinPrice: "Si aggiunge al prezzo base.",
    resinPicture: "Una pinza vista di fronte, 16:9, su fondo trasparente.",
    creating: "Creazione...",
    copied: {
      title: "Copiato nel modulo",
      description: "Cambia quello che è diverso e crealo.",
    },
    copyOf: (name) => `${name} (copia)`,
    options: "Varianti",
    optionsFold: "Varianti, come misure e colori",
    option: (number) => `Variante ${number}`,
    optionName: (number) => `la variante ${number}`,
    optionTitle: "Titolo",
    optionWidth: "Larghezza in mm",
    addOption: "Aggiungi una variante",
    available: "Disponibile",
    pictures: "Immagini",
    picture: (number) => `Immagine ${number}`,
    pictureName: (number) => `l’immagine ${number}`,
    shownFirst: "Mostrata per prima",
    previewOf: (name) => `Anteprima: ${name}`,
    optionOn: (name) => `Variante per ${name}`,
    everyOption: "Tutte le varianti",
    addPictures: "Aggiungi immagini",
    morePictures: "Altre immagini",
    pictureRemoved: "Immagine rimossa",
    picturesMany: {
      title: (max) => `Una pinza può avere al massimo ${max} immagini`,
      description: "Le altre sono state lasciate fuori.",
    },
    moveUp: (name) => `Sposta ${name} in su`,
    moveDown: (name) => `Sposta ${name} in giù`,
    remove: (name) => `Rimuovi ${name}`,
  },
  markdown: {
    tools: "Formato",
    heading: "Titolo",
    bold: "Grassetto",
    italic: "Corsivo",
    list: "Elenco",
    link: "Link",
    preview: "Anteprima",
    previewFailed: "L’anteprima torna con la connessione.",
  },
  productPage: {
    title: "La pagina della pinza",
    address: "Indirizzo (facoltativo)",
    addressHint:
      "Minuscole, cifre e trattini, a partire da una lettera. Se è vuoto, nasce dal nome. Gli indirizzi precedenti portano ancora qui.",
    details: "Dettagli (facoltativi)",
    width: "Larghezza in millimetri (facoltativa)",
    widthHint:
      "Da 20 a 300. La pagina disegna allora la pinza in scala accanto a una carta di credito.",
    hidden: "Nascosta: in nessun elenco, e la pagina la vedi solo tu",
    searchPreview: "Nei risultati di ricerca",
    cardPreview: "Quando il link viene condiviso",
    view: "Vedi",
    viewName: (name) => `Vedi ${name}`,
    isHidden: "Nascosta",
    onlyYou: "Nascosta: questa pagina la vedi solo tu.",
    show: "Mostra",
    showName: (name) => `Mostra ${name}`,
    areShown: (count) =>
      plural("it", count, {
        one: "La pinza è visibile",
        other: `${count} pinze sono visibili`,
      }),
    hiddenCount: (count) =>
      plural("it", count, {
        one: "1 pinza è nascosta.",
        other: `${count} pinze sono nascoste.`,
      }),
    showAll: "Mostrale tutte",
  },
  list: {
    failed: "L’elenco non si è caricato.",
    found: (rows) =>
      plural("it", rows, {
        one: `${rows} risultato.`,
        other: `${rows} risultati.`,
      }),
    shown: (shown, found) => `Mostrati ${shown} di ${found}.`,
    more: "Mostra altri",
    range: (from, to) => `da ${from} a ${to}`,
    optionSoldOut: (option) => `${option} (esaurita)`,
    stock: (stock) => `In magazzino: ${stock}`,
    low: "Quasi esaurito",
    pieces: (count) =>
      count === 0
        ? "nessun pezzo"
        : `${plural("it", count, { one: "ne resta", other: "ne restano" })} ${count}`,
    oneOfAKind: "pezzo unico",
    count: (name) => `Quantità di ${name}`,
    oneLess: (name) => `Un pezzo in meno: ${name}`,
    oneMore: (name) => `Un pezzo in più: ${name}`,
    heldMore: (held) =>
      `Ora ce ne sono ${held} nei carrelli. Chi è arrivato per ultimo lo saprà.`,
    runningLow: "Quasi esauriti:",
    left: (name, left) =>
      plural("it", left, {
        one: `${name} (ne resta ${left})`,
        other: `${name} (ne restano ${left})`,
      }),
    markSoldOut: "Segna come esaurito",
    markInStock: "Di nuovo disponibile",
    soldOut: (name) => `${name}: esaurito.`,
    inStock: (name) => `${name}: di nuovo disponibile.`,
    inStockUncounted: (name) =>
      `${name}: di nuovo disponibile, senza contare i pezzi. Per contarli, annulla e premi +.`,
    move: (name) => `Sposta ${name}`,
    toTop: "In cima",
    up: "Su",
    down: "Giù",
    moved: (name, place, rows) => `${name} è ora al posto ${place} di ${rows}.`,
    orderFailed: "Il nuovo ordine dell’elenco non è stato salvato",
    moreOf: (name) => `Altre azioni per ${name}`,
    duplicateIt: "Duplica",
    duplicate: (name) => `Duplica ${name}`,
    edit: (name) => `Modifica ${name}`,
    delete: (name) => `Elimina ${name}`,
    restoreFailed: "Non è stato possibile recuperarlo",
    dropped: (name) => `Le tue modifiche a ${name} sono state scartate`,
    stillSaving: {
      title: (name) => `Salvataggio di ${name} ancora in corso`,
      description: "Apri il prossimo tra un momento.",
    },
  },
  versions: {
    changed: "Nel frattempo qualcuno ha fatto delle modifiche.",
    choose: "Scegli quale versione tenere.",
    same: "Le due versioni dicono la stessa cosa.",
    field: "Campo",
    yours: "La tua",
    saved: "Salvata",
    saveMine: "Salva la mia",
    takeSaved: "Prendi quella salvata",
    typedHere: "Quello che hai scritto è ancora qui.",
    bringBack: "Recupera e salva",
  },
  picture: {
    preview: "Anteprima",
    current: "Immagine attuale",
    uploading: "Caricamento",
    uploaded: (size) => `${size}, caricata`,
    isUploading: (size) => `${size}, caricamento...`,
    isPreparing: (size) => `${size}, preparazione...`,
    remove: "Rimuovi l’immagine",
    choose: "Scegli un’immagine",
    drop: "Trascina qui un’immagine o",
    chooseFile: "scegli un file",
    limit: "Fino a 5\u00a0MB",
    useUrl: "Oppure usa l’indirizzo di un’immagine",
    url: "Indirizzo dell’immagine",
    done: "Immagine caricata",
    failed: {
      title: "Caricamento non riuscito",
      description: "L’immagine non è stata caricata. Riprova.",
    },
    wrongType: {
      title: "Tipo di file non valido",
      description: "Scegli un file immagine",
    },
    tooLarge: {
      title: "File troppo grande",
      description: "Scegli un’immagine più piccola di 5\u00a0MB",
    },
  },
  config: {
    title: "Pinza personalizzata",
    enable: "Offri pinze personalizzate",
    name: "Nome del prodotto",
    basePrice: (sign) => `Prezzo base (${sign})`,
    emptyHint: "Un campo vuoto conserva il suo valore attuale.",
    image: "Immagine della pinza personalizzata",
    submit: "Salva le impostazioni",
    pending: "Salvataggio...",
    updated: "Le impostazioni sono salvate",
    updateFailed: "Le impostazioni non sono state salvate",
    changed: "Nel frattempo qualcuno ha modificato le impostazioni.",
    loadFailed: "Le impostazioni non si sono caricate.",
    current: "Impostazioni attuali",
    savedName: "Nome",
    savedPrice: "Prezzo base",
    price: "Prezzo base",
    status: "Stato",
    isEnabled: "Offerte",
    isDisabled: "In pausa",
    lastUpdated: "Ultima modifica",
    help: "Come funzionano le pinze personalizzate",
    helpLines: [
      "Dietro c’è un prodotto virtuale con il numero -1.",
      "Il prezzo base lo decidi tu.",
      "Il prezzo dei ciondoli si aggiunge.",
      "La prima resina disponibile è scelta finché chi compra non ne prende un’altra.",
      "Non compaiono nell’elenco dei tuoi prodotti.",
      "Le e-mail degli ordini indicano i ciondoli e la scritta.",
    ],
  },
  mail: {
    ordersTitle: "Gli ordini arrivano per e-mail",
    ordersText: (email) =>
      `Ogni ordine arriva per e-mail a ${email} appena è stato inviato.`,
    toWorkbench: "Quello che è aperto e quello che segue è sul banco da lavoro",
    title: "Invio delle e-mail",
    configured: "Invio di e-mail configurato",
    notConfigured: "Invio di e-mail non configurato",
    loadFailed: "Lo stato delle e-mail non si è caricato.",
    ordersSafe: "Gli ordini sono comunque al sicuro.",
    waiting: "In attesa",
    sent: "Inviate",
    failed: "Non riuscite",
    retry: "Riprova ora",
    retrying: "Nuovo tentativo...",
    retried: "Nuovo tentativo in corso.",
    retryFailed: "Non è stato possibile riprovare",
    nothingSent: "Per ora non parte nulla.",
    ordersWaiting: (orders) =>
      orders === 0
        ? "Fino ad allora gli ordini sono al sicuro."
        : plural("it", orders, {
            one: "1 ordine è al sicuro e aspetta.",
            other: `${orders} ordini sono al sicuro e aspettano.`,
          }),
    addServer:
      "Indica il server di posta nelle impostazioni e riavvia il negozio; le e-mail partono da sole.",
    unsent: {
      order: (order) =>
        `La tua e-mail sull’ordine ${order} non è stata inviata.`,
      confirmation: (order) =>
        `La conferma dell’ordine ${order} non è stata inviata.`,
      progress: (order) =>
        `L’e-mail sull’andamento dell’ordine ${order} non è stata inviata.`,
      other: () => "Un messaggio non è stato inviato.",
    },
    lastError: (when) => `Ultimo errore, ${when}:`,
    untilDelivered:
      "Gli ordini sono conservati finché la loro e-mail non è consegnata.",
    tryingNow: "Un tentativo è in corso.",
    nextTry: (when) => `Prossimo tentativo automatico: ${when}.`,
    onlyRetry: "Quello che non è riuscito riparte solo con «Riprova ora».",
    ordersFailed: (orders) =>
      plural("it", orders, {
        one: `Un’e-mail su ${orders} ordine non è riuscita.`,
        other: `Le e-mail su ${orders} ordini non sono riuscite.`,
      }),
    youWereNotTold:
      "Non ne hai ricevuto notizia per e-mail; gli ordini in sé sono al sicuro.",
    notReached: (name, order) =>
      `${name} non ha ricevuto la tua e-mail sull’ordine ${order}.`,
    correctAddress:
      "Se l’indirizzo è sbagliato, correggilo nella pagina dell’ordine: l’e-mail ripartirà.",
    openOrder: (order) => `Apri l’ordine ${order}`,
    noneGoesOut: "Non parte nessuna e-mail.",
    someWaited: "Alcune aspettano da più di un’ora; nulla è perso.",
    seeWhy: "Vedi perché",
    lastMail: "Ultima e-mail",
    lastBackup: "Ultimo backup",
    noBackup: "Ancora nessuno",
    backupOld:
      "Dovrebbe essercene uno più recente. Chiedi a chi gestisce il negozio di guardare il registro.",
    testTo: "Invia un’e-mail di prova a",
    sendTest: "Invia la prova",
    sendNow: "Invia",
    sending: "Invio...",
    testSent: {
      title: "L’e-mail di prova è in viaggio",
      description: (address) =>
        `Guarda in ${address}. Se non riesce, il motivo compare qui.`,
    },
    testKept: {
      title: "E-mail di prova conservata in un file",
      description: "Parte appena c’è un server di posta.",
    },
    testFailed: "L’e-mail di prova non è stata inviata",
  },
  editor: {
    shop: "Il tuo negozio",
    admin: "Pannello",
    edit: "Modifica",
    startFailed: "La modifica non è iniziata",
    firstDay: {
      label: "Il tuo primo giorno",
      next: {
        details: "Ora: di’ come si chiama il tuo negozio e dov’è.",
        product: "Ora: aggiungi la tua prima pinza.",
        headline: "Ora: scrivi il tuo titolo.",
        pages: "Ora: scrivi le tue pagine.",
        mail: "Ora: collega il tuo server di posta.",
      },
      done: (done, all) => `${done} su ${all}. Lo vedi solo tu.`,
      toProduct: "Aggiungi una pinza",
      toHeadline: "Scrivilo",
      toMail: "Vedi come",
      hide: "Nascondi questi passi",
    },
    bar: {
      label: "Modifica",
      undo: "Annulla",
      redo: "Ripeti",
      details: "Dettagli",
      pages: "Pagine",
      close: "Chiudi",
      discard: "Scarta",
      offline: "Sei offline. Si salverà appena torni online.",
      resumed: "Le tue modifiche sono ancora qui, ma non ancora salvate.",
      hint: "Tocca un testo per cambiarlo.",
      length: (label, count, max) => `${label}: ${count} caratteri su ${max}`,
      tooLong: (label, count, max) =>
        `${label}: ${count} caratteri, al massimo ${max}`,
      versions: "Due versioni",
      changed: "Nel frattempo qualcuno ha modificato le pagine del negozio.",
    },
    leave: {
      title: "Uscire senza salvare?",
      text: "Quello che hai cambiato non è ancora salvato.",
      stay: "Continua a modificare",
      go: "Scarta le modifiche",
    },
    saved: {
      title: "Salvato",
      description: "Ecco che cosa vedono tutti adesso.",
      meanwhile:
        "Quello che hai cambiato nel frattempo è conservato, ma non ancora salvato.",
      proposed: (open) => `Ancora come proposto: ${open}.`,
      uploading:
        "Il caricamento è ancora in corso. Salva di nuovo quando è finito.",
      offline: {
        title: "Sei offline",
        description:
          "Le tue modifiche sono conservate e si salvano appena torni online.",
      },
      failed: "Non ancora salvato",
    },
    fields: {
      "hero.headline": "Titolo",
      "hero.sentence": "Frase sotto il titolo",
      "products.title": "Titolo sopra i prodotti",
      "products.text": "Testo sopra i prodotti",
      "promo.title": "Titolo dello strumento di creazione",
      "promo.sample": "Lettere sulla pinza d’esempio",
      "process.title": "Titolo della lavorazione",
      "process.text": "Testo sulla lavorazione",
      "gallery.title": "Titolo della galleria",
      "newsletter.title": "Titolo della newsletter",
      "newsletter.text": "Testo della newsletter",
      "newsletter.welcome": "Grazie dopo l’iscrizione (avviso ed e-mail)",
      "about.tagline": "Testo sotto il nome",
      "about.closing": "Ultime parole del piè di pagina",
      "about.title":
        "Che cosa vende il negozio (motori di ricerca, titolo del browser)",
      "about.description": "Descrizione",
      delivery: "Riga sulla consegna",
      socialUrl: "Pagina sui social",
      name: "Nome del negozio",
    },
    stepTitle: (step) => `Titolo del passo ${step}`,
    stepText: (step) => `Testo del passo ${step}`,
    dayTitle: (day) => `Tempo ${day}`,
    dayText: (day) => `Testo del tempo ${day}`,
    pictureShows: (picture) => `Che cosa mostra l’immagine ${picture}`,
    lines: {
      picture: "Immagine grande",
      position: "La sua inquadratura",
      film: "Video",
      minutes: "Minuti di lavorazione",
      steps: "Passi",
      days: "Tempi",
      gallery: "Galleria",
      palette: "Colori",
      mark: "Logo",
      language: "Lingua",
      currency: "Valuta",
      timeZone: "Fuso orario",
    },
    hero: {
      add: "Aggiungi immagine grande",
      replace: "Cambia l’immagine grande",
      remove: "Rimuovi l’immagine",
      uploading: "Caricamento...",
      addFilm: "Aggiungi un video",
      replaceFilm: "Sostituisci il video",
      removeFilm: "Rimuovi il video",
      stop: "Interrompi il caricamento",
      filmHint:
        "Il video scorre sull’immagine, senza audio: MP4 o WebM, al massimo 20\u00a0MB.",
      filmUploading: (percent) => `Caricamento, ${percent}%`,
      filmChecking: "Controllo del video",
    },
    position: {
      open: "Inquadra l’immagine",
      title: "Che cosa si vede sempre",
      close: "Chiudi l’inquadratura",
      text: "Le finestre tagliano l’immagine ai lati. Trascina l’anello su ciò che deve restare, o spostalo con i tasti freccia.",
      phone: "Su un telefono",
      wide: "In una finestra larga",
      done: "Fatto",
      point: (x, y) => `Sempre visibile: ${x}% da sinistra, ${y}% dall’alto`,
    },
    list: {
      newStep: "[Nuovo passo]",
      addStep: "Aggiungi un passo",
      stepsFull: (max) => `Al massimo ${max} passi`,
      step: (number) => `il passo ${number}`,
      addDay: "Aggiungi un tempo",
      newDay: "Tre giorni",
      day: (number) => `il tempo ${number}`,
      addStepPicture: (number) => `Aggiungi un’immagine al passo ${number}`,
      stepPicture: (number) => `l’immagine del passo ${number}`,
      addPicture: "Aggiungi un’immagine",
      picturesFull: (max) => `Al massimo ${max} immagini.`,
      picture: (number) => `l’immagine ${number}`,
      shows: "Che cosa mostra",
      replace: (name) => `Sostituisci ${name}`,
      forward: (name) => `Sposta ${name} in avanti`,
      back: (name) => `Sposta ${name} indietro`,
      remove: (name) => `Rimuovi ${name}`,
    },
    law: {
      title: "Aspetti legali",
      noAdvice:
        "Questa non è una consulenza legale. Chiedi a chi se ne intende che cosa richiede il tuo paese.",
      country: "Paese",
      noCountry: "Non scelto",
      orderWording: "Pulsante d’ordine",
      request: "Un ordine che accetti tu",
      binding: "Un ordine da pagare",
      orderWordingHint:
        "Sul pulsante c’è «Invia l’ordine» o «Ordine con obbligo di pagare».",
      priceNote: "Riga accanto ai prezzi",
      priceNoteHint: "Per esempio «IVA inclusa, più spedizione».",
      totalNote: "Riga accanto ai totali",
      totalNoteHint:
        "In un totale la consegna c’è già. Per esempio «IVA inclusa».",
      totalNoteKeep: "Giusta anche ai totali",
      mailText: "Le tue righe sotto le e-mail ai clienti",
      maker:
        "Produttore, con indirizzo postale ed e-mail (sicurezza dei prodotti)",
      withdrawalDays: "Termine di recesso, in giorni",
      withdrawalDaysHint: "Con 0 non c’è il pulsante di recesso.",
      withdrawalCustom: "Si può recedere anche dalle pinze personalizzate",
      confirmSubscriptions: "Newsletter solo dopo la conferma via e-mail",
      hidden: "Sezioni nascoste",
      sections: {
        promo: "Pinza personalizzata",
        process: "Lavorazione",
        gallery: "Galleria",
        newsletter: "Newsletter",
      },
    },
    invoice: {
      title: "Fatture",
      text: "Con il tuo numero fiscale ogni ordine pagato ha una fattura con numero progressivo, e ogni rimborso una nota di variazione. Lascialo vuoto per avere solo ricevute. Questa non è consulenza fiscale: chiedi che cosa vuole il tuo paese.",
      asks: (words: string) =>
        `Il tuo paese chiede anche ciò che il negozio non può sapere: ${words}. Scrivilo in questi campi o accanto al tuo nome e indirizzo.`,
      copy: (day: string) =>
        `Dal ${day} una fattura nel tuo paese è elettronica o viene da un programma con registri sigillati: questa pagina è allora una copia per chi compra.`,
      taxNumber: "Numero fiscale",
      prefix: "Davanti al numero",
      vatRate: "Aliquota in percentuale (vuoto: nessuna)",
      footer: "In fondo alla fattura",
    },
    payment: {
      title: "Pagamento",
      text: "Quello che i clienti vedono quando chiedi il pagamento. Il negozio stesso non incassa nulla, e prima nessuna pagina lo mostra.",
      holder: "Intestatario del conto",
      iban: "IBAN",
      bic: "BIC (solo se la tua banca lo chiede)",
      link: "Il tuo link per pagare",
      linkHint:
        "Comincia con https://. {amount} (importo) e {order} (numero) vengono compilati.",
      cash: "In contanti al ritiro",
      askAtOnce: "Chiedere il pagamento subito con ogni ordine",
    },
    delivery: {
      title: "Consegna",
      text: "Come gli ordini arrivano ai tuoi clienti. Senza nessun tipo la cassa non chiede nulla e scrivi tu.",
      add: "Aggiungi tipo di consegna",
      unnamed: (place) => `Nuovo tipo ${place}`,
      name: "Nome",
      price: "Prezzo",
      freeFrom: "Gratis da",
      freeFromHint: "La somma delle pinze da cui non costa nulla. Vuoto: mai.",
      note: "Nota",
      noteHint:
        "Sotto il nome, per esempio quanto tempo ci vuole o dove si ritira.",
      needsAddress: "Serve un indirizzo",
      countries: "Paesi",
      everywhere: "Ovunque, finché non indichi dei paesi.",
      addCountry: "Aggiungi un paese",
      groups: { EU: "Unione europea", EEA: "Spazio economico europeo" },
      tiers: "Più pinze",
      tiersHint: "Quanto costa un pacco con più pinze. Senza fasce: lo stesso.",
      tierFrom: (count) => `Da ${count} pinze`,
      tierClips: "Da tante pinze",
      addTier: "Aggiungi una fascia",
      removeTier: (count) => `Togli il prezzo da ${count} pinze`,
      removeCountry: (name) => `Togli ${name}`,
      up: (name) => `Sposta su ${name}`,
      down: (name) => `Sposta giù ${name}`,
      remove: (name) => `Togli ${name}`,
    },
    details: {
      title: "Dettagli",
      close: "Chiudi i dettagli",
      done: "Fatto",
      deliveryHint:
        "Accanto ai prezzi e alla cassa, per esempio «Pronte in circa 5 giorni».",
      descriptionHint:
        "Quello che mostrano i motori di ricerca e i link condivisi.",
      socialHint: "Comincia con https://",
      minutes: "Minuti per farne una",
      minutesHint:
        "L’inizio della linea dei giorni sotto i passi. Con 0 non c’è.",
      language: "Lingua del negozio",
      languageHint:
        "Quella di pagine, e-mail e pannello. Ciò che hai scritto resta com’è.",
      currency: "Valuta",
      currencyWarning:
        "I prezzi non vengono convertiti: un importo resta lo stesso numero nella nuova valuta. Dopo aver salvato, ricontrolla i tuoi prezzi.",
      timeZone: "Fuso orario",
      colors: "Colori",
      palettes: {
        raspberry: "Lampone",
        forest: "Bosco",
        lagoon: "Laguna",
        violet: "Viola",
        terracotta: "Terracotta",
        graphite: "Grafite",
      },
      mark: "Il tuo logo (PNG o SVG)",
      markAlt: "Il tuo logo",
      addMark: "Aggiungi il tuo logo",
      replaceMark: "Sostituisci il tuo logo",
      removeMark: "Rimuovi il tuo logo",
    },
    pages: {
      title: "Pagine",
      close: "Chiudi le pagine",
      list: "Le tue pagine",
      failed: "Le tue pagine non si sono caricate.",
      another: "Un’altra pagina",
      notSaved: (title) => `${title} (non salvata)`,
      builtIn: (title) => `${title} (inclusa)`,
      notWritten: (title) => `${title} (da scrivere)`,
      pageTitle: "Titolo",
      address: "Indirizzo",
      reserved:
        "Dopo un aggiornamento il negozio usa questo indirizzo. La tua pagina continua a funzionare; se la riscrivi a un altro indirizzo, lascia il posto a quella del negozio.",
      description: "Descrizione",
      descriptionHint:
        "Quello che mostrano i motori di ricerca. Può restare vuota.",
      text: "Testo",
      begin: "Parti da un modello",
      beginHint: "Quello che è tra [parentesi] lo completi tu.",
      outlines: {
        shipping: `## Dove spediamo

Spediamo in [paesi].

## Quanto ci vuole

Realizziamo la tua pinza in [5 giorni]. Poi la posta impiega [da 2 a 4 giorni].

## Quanto costa

- [Lettera]: [4,00]
- [Pacco tracciato]: [6,50]

È in ritardo? Scrivici e la cerchiamo insieme.`,
        returns: `## Hai cambiato idea

Scrivici entro [14 giorni] dall’arrivo e rispedisci la pinza, mai indossata, a [indirizzo]. Ti rimborsiamo appena è qui, [spedizione compresa].

## Fatta solo per te

Una pinza con le tue lettere non va bene a nessun altro. [Non possiamo riprenderla.]

## Si è rotto qualcosa

Non dovrebbe succedere. Mandaci una foto e [la ripariamo o la sostituiamo].`,
        care: `## Ogni giorno

- Toglila prima di dormire, fare la doccia o nuotare.
- Puliscila con un panno morbido e umido, senza alcol né acetone.
- Tienila lontana dal sole e dall’auto calda: la resina si ammorbidisce con il calore.

## Se succede qualcosa

[Una molla allentata o un graffio spesso si sistemano.] Prima scrivici.`,
        faq: `## Quanto ci vuole per la mia pinza?

[5 giorni], più la posta.

## Posso scegliere il colore?

[Sì. Nello strumento di creazione ci sono tutte le nostre resine.]

## Tiene i capelli folti?

[La maggior parte è larga 8 cm e li tiene bene.]

## Come pago?

[Ti scriviamo le coordinate bancarie appena arriva il tuo ordine.]`,
        imprint: `[Nome e cognome]
[Via e numero]
[CAP, città, paese]

E-mail: [indirizzo]
Telefono: [numero]

[Partita IVA o IDI, se c’è]
[Registro e numero, se ci sono]
[Camera o autorità, se c’è]`,
        terms: `## Chi vende

[Nome e indirizzo postale]

## Come nasce il contratto

[Quando accetti un ordine?]

## Prezzi e pagamento

[Prezzi, imposta, modi di pagare]

## Consegna

[Paesi, costi, tempi]

## Recesso

[Termine, eccezioni, chi paga il reso]

## Se qualcosa non va

[Garanzia, contatto]`,
        privacy: `## Chi è responsabile

[Nome, indirizzo postale, e-mail]

## Quali dati e perché

[Ordini: quali dati, per quanto tempo, su quale base]

[Newsletter: quali dati, per quanto tempo, su quale base]

## Chi li riceve

[Hosting, invio delle e-mail, corriere, banca]

## I tuoi diritti

[Accesso, rettifica, cancellazione, dove reclamare]`,
      },
      isTerms: "Condizioni: inviate con la conferma di ogni ordine",
      unsaved: "Non ancora salvata. Questa scheda conserva ciò che scrivi.",
      save: "Salva questa pagina",
      discard: "Scarta le modifiche",
      discarded: "Quello che hai scritto è scartato",
      open: "Apri la pagina",
      remove: "Rimuovi questa pagina",
      changed: "Nel frattempo qualcuno ha modificato questa pagina.",
      saved: (title) => `${title}: pagina salvata`,
      saveFailed: "La pagina non è ancora salvata",
      removed: (title) => `${title}: pagina rimossa`,
      removeFailed: "La pagina è ancora lì",
      stillRemoved: (title) => `${title}: la pagina resta rimossa`,
    },
  },
  account: {
    keys: {
      title: "Tasti del banco da lavoro",
      intro:
        "M, S, P, / e ? agiscono lì da soli. Se detti o premi per sbaglio, disattivali su questo dispositivo.",
      label: "Tasti di una sola lettera",
    },
    title: "Il tuo account",
    loadFailed: (reason) => `Non si è caricato. ${reason}`,
    remove: "Togli",
    removeOne: (name) => `Togli ${name}`,
    since: (since) => `Da: ${since}.`,
    insecure: (url) =>
      `Per questo il negozio ha bisogno di https e di un nome proprio. Apri il pannello su ${url}.`,
    phone: {
      title: "Questo telefono o computer",
      intro:
        "Un nuovo ordine può suonare qui, senza nomi sullo schermo bloccato.",
      turnOn: "Suona su questo dispositivo",
      turnOff: "Non suonare più qui",
      isOn: "Questo dispositivo suona per i nuovi ordini.",
      unsupported:
        "Questo browser non può suonare. Su un iPhone scegli prima Condividi, poi Aggiungi alla schermata Home, e apri il pannello da lì.",
      blocked:
        "Le notifiche di questo negozio sono bloccate. Consentile nelle impostazioni del browser, poi torna qui.",
      failed: "Ancora non suona",
      noAnswer:
        "Il servizio di notifiche del browser non ha risposto. Riprova.",
      others: "Altri dispositivi che suonano",
      unknown: "Browser sconosciuto",
      install:
        "Aggiungi il pannello alla schermata Home dal menu del browser: si apre come un’app e la sua icona mostra quanti ordini sono aperti.",
    },
    passkeys: {
      title: "Passkey",
      intro:
        "Accedi con l’impronta, il volto o il codice del dispositivo. La password resta la via di ritorno.",
      none: "Ancora nessuna passkey.",
      name: "Nome",
      nameHint: "Per esempio il dispositivo su cui si trova.",
      password: "La tua password",
      add: "Aggiungi una passkey",
      adding: "In attesa del dispositivo...",
      added: "Passkey aggiunta",
      failed: "La passkey non è stata aggiunta",
      notMade:
        "Il dispositivo non ha creato una passkey. Forse ne ha già una di questo negozio.",
      lastUsed: (when) => `Ultimo uso: ${when}.`,
      never: "Non ancora usata.",
      removed: "Passkey tolta",
      removeFailed: "Non è stato possibile togliere la passkey",
    },
    password: {
      title: "Password",
      intro:
        "Una nuova password chiude tutte le altre sessioni e i link alle tue pagine nelle e-mail degli ordini. La sezione Ordini te ne manda di nuovi.",
      now: "La password di adesso",
      next: "Nuova password",
      hint: (min) =>
        `Almeno ${min} caratteri. Tre o quattro parole senza legame tra loro si ricordano facilmente.`,
      save: "Cambia la password",
      saved: {
        title: "Password cambiata",
        description: "Qui resti dentro.",
      },
      failed: "La password non è stata cambiata",
    },
    byLink: {
      title: "Scegli una nuova password",
      intro:
        "Chiude tutte le sessioni e i link alle tue pagine nelle e-mail degli ordini. La scheda Ordini te ne invia di nuovi.",
      save: "Salva e accedi",
      done: "L’accesso è avvenuto con la nuova password.",
      incomplete:
        "Questo link è incompleto. Aprilo di nuovo dall’e-mail o chiedine uno nuovo nella pagina di accesso.",
      toLogin: "All’accesso",
    },
    sessions: {
      title: "Dove hai fatto l’accesso",
      intro:
        "«Chiudi tutte le altre» chiude anche i link alle tue pagine nelle e-mail degli ordini. La sezione Ordini te ne manda di nuovi.",
    },
  },
  import: {
    title: "Pinze da un altro negozio",
    intro:
      "Scegli il file CSV che Etsy, Shopify o Big Cartel fa dei tuoi prodotti. Prima vedi che cosa arriverebbe. Le pinze arrivano nascoste, e le mostri quando vuoi.",
    choose: "Scegli il file",
    reading: "Lettura del file...",
    failed: "Il file non è stato letto.",
    found: (count: number) =>
      plural("it", count, {
        one: "Una pinza nel file.",
        other: `${count} pinze nel file.`,
      }),
    unread: (columns: string) => `Non ripreso: ${columns}.`,
    uneven: (count: number, rows: string) =>
      plural("it", count, {
        one: `La riga ${rows} ha più o meno celle della prima e resta fuori.`,
        other: `${count} righe hanno più o meno celle della prima e restano fuori: ${rows}.`,
      }),
    drafts: (count: number) =>
      plural("it", count, {
        one: "Una pinza lì è in bozza o archiviata e resta fuori.",
        other: `${count} pinze lì sono in bozza o archiviate e restano fuori.`,
      }),
    giftCards: (count: number) =>
      plural("it", count, {
        one: "Una carta regalo resta fuori.",
        other: `${count} carte regalo restano fuori.`,
      }),
    letters: "Guarda le lettere come è e ù: il file non dice come le scrive.",
    otherCurrency: (theirs: string, own: string) =>
      `I prezzi del file sono in ${theirs} e il tuo negozio vende in ${own}. I numeri arriverebbero così come sono.`,
    asOwn: (own: string) => `Prendi i numeri come prezzi in ${own}`,
    losses: {
      name: (_: number, max: number) =>
        `Il nome è accorciato a ${max} caratteri.`,
      text: (_: number, max: number) =>
        `Il testo è accorciato a circa ${max} caratteri.`,
      optionNames: (_: number, max: number) =>
        `I nomi delle varianti sono accorciati a ${max} caratteri.`,
      marks: () => "I segni invisibili nei testi sono tolti.",
      options: (count: number, max: number) =>
        plural("it", count, {
          one: `Una variante non arriva: una pinza ne ha al massimo ${max}.`,
          other: `${count} varianti non arrivano: una pinza ne ha al massimo ${max}.`,
        }),
      pictures: (count: number, max: number) =>
        plural("it", count, {
          one: `Una foto non arriva: una pinza ne ha al massimo ${max}.`,
          other: `${count} foto non arrivano: una pinza ne ha al massimo ${max}.`,
        }),
    },
    states: {
      named: "C’è già una pinza con questo nome.",
      imported: "Già importata.",
      withoutPicture: "Non ha foto. Aggiungila a mano.",
      withoutPrice: "Il suo prezzo non si legge. Aggiungila a mano.",
    },
    options: (count: number) =>
      plural("it", count, { one: "una variante", other: `${count} varianti` }),
    pictures: (count: number) =>
      plural("it", count, { one: "una foto", other: `${count} foto` }),
    start: (count: number) =>
      plural("it", count, {
        one: "Importa una pinza",
        other: `Importa ${count} pinze`,
      }),
    progress: (done: number, total: number) => `${done} di ${total}`,
    keepOpen:
      "Tieni aperta questa finestra. Ciò che è arrivato resta, e lo stesso file non aggiunge nulla due volte.",
    stop: "Ferma",
    done: (count: number) =>
      plural("it", count, {
        one: "È arrivata una pinza, nascosta. Mostrala nell’elenco.",
        other: `Sono arrivate ${count} pinze, nascoste. Mostrale nell’elenco.`,
      }),
    none: "Non è arrivato nulla.",
    missing: (name: string, count: number) =>
      plural("it", count, {
        one: `Una foto di ${name} non si è potuta scaricare.`,
        other: `${count} foto di ${name} non si sono potute scaricare.`,
      }),
    another: "Scegli un altro file",
  },
  law: {
    title: (country, count) =>
      `${country}: ${plural("it", count, { one: "manca una cosa di cui i negozi di lì hanno di solito bisogno", other: `mancano ${count} cose di cui i negozi di lì hanno di solito bisogno` })}`,
    noAdvice:
      "Questa non è consulenza legale: l’elenco è breve e le leggi cambiano. Chiedi a chi conosce il diritto del tuo paese.",
    needs: {
      imprint:
        "Di’ in una pagina chi sei: nome, indirizzo postale, indirizzo e-mail e, se li hai, numero di registro e partita IVA.",
      privacy:
        "Di’ in una pagina sulla privacy che cosa succede ai dati personali e chi ne è responsabile. La pagina inclusa non conosce il tuo nome e il tuo indirizzo.",
      binding:
        "Fa’ dire al pulsante dell’ordine che l’ordine obbliga a pagare. Altrimenti il contratto può non vincolare.",
      priceNote:
        "Di’ accanto ai prezzi se l’IVA è compresa e se la spedizione si aggiunge.",
      totalNote:
        "Di’ accanto ai totali, come alla cassa, ciò che lì è vero: la consegna è già compresa, quindi «più spedizione» non ci va.",
      withdrawal:
        "Da’ ai tuoi clienti 14 giorni per recedere, con il pulsante apposito nella pagina del loro ordine.",
      returns:
        "Di’ in una pagina come e fino a quando si può restituire una pinza e chi paga la restituzione.",
      shipping:
        "Di’ in una pagina dove spedisci, quanto costa e quanto ci vuole.",
      terms:
        "Manda le tue condizioni con la conferma dell’ordine, perché i clienti possano conservarle.",
      maker:
        "Di’ accanto a ogni pinza chi l’ha fatta, con indirizzo postale ed e-mail, e scrivi le avvertenze necessarie nel testo sulla sua sicurezza.",
      mailText:
        "Metti il tuo nome e il tuo indirizzo postale in fondo alle e-mail, e i tuoi numeri di registro se ne hai.",
      confirmSubscriptions:
        "Fa’ confermare per e-mail le iscrizioni alla newsletter, per poter provare che erano volute.",
      francs: "Mostra i prezzi in franchi svizzeri.",
    },
    places: {
      law: "Vai al negozio, Modifica, Dettagli, poi Aspetti legali",
      mail: "Vai al negozio, Modifica, Dettagli, poi E-mail",
      currency: "Vai al negozio, Modifica, Dettagli, poi Pagamento",
      terms:
        "Vai al negozio, Modifica, Pagine: spunta «Condizioni» in una pagina",
      page: (title) => `Vai al negozio, Modifica, Pagine, poi «${title}»`,
    },
  },
  sale: {
    title: "Prezzo scontato",
    price: "Prezzo scontato (facoltativo)",
    priceOf: (option) => `Prezzo scontato di ${option}`,
    from: "Dal (facoltativo)",
    until: "Fino al (facoltativo)",
    struck: "Accanto è barrato il prezzo regolare.",
    lowest:
      "È barrato il prezzo più basso dei 30 giorni precedenti, non quello di oggi. Se non era più alto, non si barra nulla.",
    nothingStruck:
      "Nulla è barrato: negli ultimi 30 giorni non costava di più.",
    nothingKnown: "Nulla è barrato: non ha ancora un prezzo precedente.",
    struckLowest: (price) =>
      `È barrato ${price}, il prezzo più basso in 30 giorni.`,
    struckLower: (price, regular) =>
      `È barrato ${price}, il prezzo più basso in 30 giorni, e non quello di oggi, ${regular}.`,
    struckRegular: (price) => `È barrato ${price}, il prezzo regolare.`,
  },
  discounts: {
    title: "Sconti",
    add: "Nuovo codice",
    codes: "Codici",
    loadFailed: "Non è stato possibile caricare i codici.",
    empty: "Ancora nessun codice. Un codice è un piccolo grazie da digitare.",
    failed: "Non è stato salvato",
    removed: "Il codice è eliminato",
    gone: "Nel frattempo questo codice è stato eliminato.",
    restored: "Il codice è tornato",
    created: "Il codice è creato",
    saved: "Il codice è salvato",
    dropped: "Quello che hai scritto è stato scartato",
    create: "Crea codice",
    save: "Salva codice",
    edit: (code) => `Modifica ${code}`,
    stop: (code) => `Ferma ${code}`,
    start: (code) => `Riattiva ${code}`,
    remove: (code) => `Elimina ${code}`,
    copy: "Copia link",
    copied: "Copiato",
    states: {
      running: "In corso",
      coming: "Non ancora",
      over: "Finito",
      "used up": "Esaurito",
    },
    percentOff: (percent) => `${percent}\u00a0% in meno`,
    amountOff: (amount) => `${amount} in meno`,
    freeDelivery: "Consegna gratis",
    from: (amount) => `da ${amount}`,
    once: "una volta a persona",
    withoutSales: "esclusi gli articoli scontati",
    times: (count) =>
      plural("it", count, {
        one: "una volta in tutto",
        other: `${count} volte in tutto`,
      }),
    until: (day) => `fino al ${day}`,
    fromDay: (day) => `dal ${day}`,
    between: (from, until) => `dal ${from} al ${until}`,
    ended: (day) => `finito il ${day}`,
    noEnd: "senza fine",
    unused: "Non ancora usato",
    uses: (uses, most, brought) =>
      `Usato ${uses} ${uses === 1 ? "volta" : "volte"}${most === null ? "" : ` su ${most}`}, ha portato ${brought}`,
    fields: {
      code: "Codice",
      gives: "Che cosa dà",
      from: "Dal (facoltativo)",
      until: "Fino al (facoltativo)",
      minTotal: "Totale minimo (facoltativo)",
      maxUses: "Volte in tutto (facoltativo)",
      oncePerCustomer: "Una volta a persona",
      leavesOutSales: "Lascia fuori le pinze già scontate",
    },
    codeHint: "Da 3 a 24 lettere e cifre. Maiuscole e spazi non contano.",
    makeUp: "Inventane uno",
    kinds: {
      percent: "Una percentuale",
      amount: "Un importo",
      delivery: "Consegna gratis",
    },
    percent: "Percentuale",
    amount: "Importo",
    sales: "Prezzi scontati",
    addSale: "Nuovo prezzo scontato",
    noSales:
      "Nulla è scontato. Il prezzo scontato sta nel modulo di una pinza.",
    saleEnded: "Lo sconto è finito",
    endSale: (name) => `Termina lo sconto di ${name}`,
    incomplete: "Scrivi il codice e che cosa dà.",
  },
  letters: {
    title: "Lettere",
    readers: (count, number) =>
      plural("it", number, {
        one: `${count} lettore`,
        other: `${count} lettori`,
      }),
    add: "Nuova lettera",
    untitled: "[Una nuova lettera]",
    proposed: (open) => `Ancora come proposto: ${open}. Prima scrivi il tuo.`,
    beginnings: {
      lead: "Comincia da una di queste e cambia ogni parola, oppure da una pagina bianca.",
      noReaders:
        "Non si è ancora iscritto nessuno. Il modulo sta in fondo a ogni pagina.",
      blank: "Una pagina bianca",
      pour: {
        name: "Una nuova colata",
        about: "Le tue pinze più nuove, con prezzi sempre giusti.",
        subject: "È arrivata una nuova colata",
        favorites: "Ancora le mie preferite",
        text: "[Che cos’hanno di speciale queste pinze?]",
      },
      bench: {
        name: "Uno sguardo al banco",
        about: "Un’immagine del tuo lavoro e la sua storia.",
        text: "[Che cosa succede in questa immagine?]",
      },
      days: {
        name: "Date da ricordare",
        about:
          "L’ultimo giorno per ordinare prima delle feste o di una pausa, calcolato dal tuo ritmo.",
        text: (day) => `**${day}**: ultimo giorno per ordinare. [E dopo?]`,
        noDay: "[Data]",
      },
    },
    loadFailed: "Non è stato possibile caricare le lettere.",
    states: {
      draft: (when) => `Bozza, salvata ${when}`,
      scheduled: (when) => `Parte ${when}`,
      sending: (sent, readers) => `${sent} di ${readers} inviate`,
      paused: (sent, readers) => `In pausa: ${sent} di ${readers} inviate`,
      sent: (when, readers) => `Inviata ${when} a ${readers}`,
      sentToSome: (when, sent, readers) =>
        `Inviata ${when} a ${sent} su ${readers}`,
      stopped: (sent, readers) => `Fermata: ${sent} di ${readers} inviate`,
    },
    /** The Orders tab. */
    orders: {
      inWeek: (count) =>
        plural("it", count, {
          one: "ordine in sette giorni",
          other: "ordini in sette giorni",
        }),
      total: (total) => `${total}, consegna inclusa`,
      first: "Qui vedrai il tuo primo ordine.",
      bars: "Ordini degli ultimi sette giorni",
      today: "Oggi",
      lost: {
        title: "È sparita un’e-mail?",
        text: "Inserisci il numero di un ordine o l’indirizzo di un cliente. Ti rimandiamo le e-mail di quegli ordini, con link nuovi.",
        label: "Numero d’ordine o indirizzo e-mail",
        placeholder: "1048 o mila@example.com",
        send: "Invia di nuovo",
        sent: (owner) => `Inviata a ${owner}`,
        none: (query) => `Niente trovato per ${query}`,
        failed: "Non è stato possibile cercare.",
      },
      weekMail: {
        title: "L’e-mail della settimana",
        off: "Spenta. Un’e-mail alla settimana può dirti che cosa è aperto, in ritardo o non pagato e che cosa sta finendo.",
        on: (day, time) =>
          `${day} alle ${time}: che cosa è aperto, in ritardo o non pagato e che cosa sta finendo.`,
        change: "Cambia",
        day: "Giorno",
        none: "Nessuna e-mail",
        hour: "Ora",
        skipEmpty: "Solo se c’è qualcosa da dire",
        save: "Salva",
        saved: "Salvato",
        failed: "Non è stato possibile salvare.",
      },
    },
    editor: {
      label: "Lettera",
      subject: "Oggetto",
      text: "Testo",
      picture: "Immagine",
      clip: "Pinza",
      alt: "Che cosa mostra l’immagine",
      upToDate: "Nome, prezzo e immagine restano aggiornati",
      moveUp: (name) => `Sposta su ${name}`,
      remove: (name) => `Rimuovi ${name}`,
      chooseClip: "Scegli una pinza",
      uploading: "Caricamento",
      uploadFailed: "Non è stato possibile caricare l’immagine.",
      notSaved:
        "Non ancora salvata. Quello che hai scritto resta qui; continuiamo a provare.",
      changed: "Nel frattempo qualcuno ha modificato questa lettera.",
      publicAt: (path) => `Pubblica su ${path} dopo l’invio`,
      published: "Leggila nel negozio",
    },
    send: {
      test: "Inviami una prova",
      tested: (address) => `Una prova è in viaggio verso ${address}`,
      at: "Invia più tardi...",
      now: (count) => `Invia a ${count}`,
      confirmTitle: "Inviare questa lettera?",
      confirm: (subject, count, number) =>
        plural("it", number, {
          one: `«${subject}» parte per un indirizzo. Una lettera inviata non si può più cambiare.`,
          other: `«${subject}» parte per ${count} indirizzi. Una lettera inviata non si può più cambiare.`,
        }),
      atTitle: "Quando deve partire?",
      day: "Giorno",
      time: "Ora",
      zone: (zone) => `Gli orari sono quelli di ${zone}.`,
      schedule: "Fissa l’ora",
      cancel: "Non ancora",
      failed: "Non ha funzionato.",
      pause: "Pausa",
      resume: "Continua",
      stop: "Ferma",
      stopTitle: "Fermare questa lettera?",
      stopText: "Chi non l’ha ancora ricevuta non la riceverà più.",
      takeBack: "Riprendila",
      done: (when) => `finita verso le ${when}`,
      refused: (count) =>
        plural("it", count, {
          one: "uno l’ha rifiutata",
          other: `${count} l’hanno rifiutata`,
        }),
      noServer:
        "Nessun server di posta è configurato, perciò la lettera aspetta.",
      remove: "Elimina la lettera",
      removeText: "La lettera e la sua pagina spariscono per sempre.",
    },
    preview: {
      title: "Così arriva",
      mail: "E-mail",
      phone: "Telefono",
      page: "Pagina",
      failed: "Non è stato possibile disegnare l’anteprima.",
    },
    list: {
      title: "Lettori",
      search: "Cerca",
      add: "Aggiungi un indirizzo",
      email: "Indirizzo e-mail",
      note: "Da dove lo hai",
      noteHint: "Per esempio: mercato di Torino, 3 maggio, su carta",
      addOne: "Aggiungi",
      added: "Nella lista",
      importTitle: "Da una tabella",
      importFile: "Scegli un file CSV",
      imported: (sum) =>
        `${sum.added} aggiunti, ${sum.known} già noti, ${sum.left} usciti, ${sum.unasked} senza consenso, ${sum.invalid} non validi.`,
      export: "Salva come CSV",
      takeOff: (email) => `Togli ${email}`,
      takeOffForGood:
        "Per sempre? Solo questa persona potrà iscriversi di nuovo.",
      takeOffNow: "Togli",
      keep: "Tieni",
      waits: "non ancora confermato",
      left: "uscito",
      bounced: "non esiste più",
      close: "Chiudi",
      shown: (shown, count) => `${shown} di ${count}`,
    },
  },
  planning: {
    opening: {
      title: "Inizio della vendita",
      at: "In vendita da",
      time: "Ora",
      hint: (zone) =>
        `Fino ad allora si vede un conto alla rovescia. L’ora è quella di ${zone}.`,
      clear: "Vendi subito",
      together: (clip, when) => `Insieme a ${clip}, ${when}`,
      tag: (when) => `In vendita ${italianDate("da", when)}`,
    },
    timeOff: {
      title: "Giorni liberi",
      none: "Gli ordini sono accettati ogni giorno.",
      clips: (count) =>
        plural("it", count, {
          one: `${count} pinza alla settimana`,
          other: `${count} pinze alla settimana`,
        }),
      off: (days) => `liberi: ${days}`,
      now: (ready) => `Una pinza ordinata adesso: ${ready}`,
      paused: (from, until) =>
        `Niente ordini ${italianDate("da", from)}; di ritorno ${italianDate("", until)}.`,
      pausedNow: (until) =>
        `Niente ordini; di ritorno ${italianDate("", until)}.`,
      plan: "Prevedi una pausa",
      end: "Termina la pausa",
      callOff: "Annulla la pausa",
      from: "Primo giorno senza ordini",
      until: "Di ritorno il",
      text: "La tua frase (facoltativa)",
      textHint: "Si vede su ogni pagina e quando si prova a ordinare.",
      dates: "Indica entrambi i giorni.",
      pace: "Quante ne puoi fare?",
      perWeek: "Pinze alla settimana",
      perWeekHint: "Vuoto: non si promette alcun giorno.",
      lead: "Giorni necessari come minimo per una pinza",
      leadHint: "Anche se c’è poco da fare: la resina deve indurire.",
      daysOff: "Liberi ogni settimana",
      single: "Singoli giorni liberi",
      singleHint: (example) => `Date come ${example}, separate da virgole.`,
      save: "Salva",
      close: "Annulla",
      saved: "Salvato. Ora si vede nel negozio.",
      failed: "Non è stato salvato",
    },
  },
};
