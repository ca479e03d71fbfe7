import type { EditorMessages } from "./en.ts";

export const it: EditorMessages = {
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
};
