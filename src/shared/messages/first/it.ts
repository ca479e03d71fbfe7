import { list, plural } from "#shared/messages/words.ts";
import type { FirstMessages } from "./en.ts";

export const it: FirstMessages = {
  skip: "Vai al contenuto",
  nav: {
    home: "Home",
    products: "Negozio",
    process: "Come nascono",
    contact: "Contatti",
    label: "Principale",
    menu: "Menu",
    open: "Apri il menu",
    close: "Chiudi il menu",
  },
  logo: (shopName) => `${shopName}, pagina iniziale`,
  questions: "Domande? Scrivi a {}",
  offline:
    "Sei offline. Il tuo carrello è al sicuro; potrai ordinare appena torni online.",
  noScript:
    "Il carrello e lo strumento di creazione hanno bisogno di JavaScript. Senza, scrivi a {} che cosa ti piacerebbe e prendiamo il tuo ordine via e-mail.",
  notifications: "Notifiche (F8)",
  dismiss: "Chiudi",
  opening: "Apertura...",
  loading: "Caricamento...",
  notStarted:
    "Questa pagina non si è avviata nel tuo browser. Ricaricala o aggiorna il browser, oppure scrivi a {} che cosa desideri e prenderemo il tuo ordine via e-mail.",
  partFailed:
    "Questa parte non si è potuta mostrare. Quello che hai scritto è conservato.",
  loadAgain: "Ricarica",
  tryAgain: "Riprova",
  panelFailed: "Non è stato possibile caricare il pannello.",
  dialogFailed: {
    title: "Non si è aperto",
    description: "Controlla la connessione e riprova.",
  },
  failure: {
    offline: "Controlla la connessione e riprova.",
    unknown: "Riprova.",
  },
  titles: {
    withdraw: "Recedere dal contratto",
    orders: "Il mio ordine",
    confirmation: "Conferma dell’ordine",
    admin: "Pannello",
    notFound: "Pagina non trovata",
    page: (page) => `, pagina ${page}`,
    order: (number) => `Ordine ${number}`,
  },
  customClip: (text) =>
    text === ""
      ? "Pinza personalizzata"
      : `Pinza personalizzata\u00a0– «${text}»`,
  drawing: (charms, letters, resin) => {
    const clip = `Una pinza personalizzata${resin ? ` in ${resin}` : ""}`;
    const things = letters ? [...charms, `le lettere ${letters}`] : charms;
    if (things.length === 0) return `${clip} senza ciondoli né lettere`;
    return `${clip} con ${list("it", things)}`;
  },
  cart: {
    label: "Carrello",
    items: (count) =>
      `Carrello, ${plural("it", count, { one: `${count} articolo`, other: `${count} articoli` })}`,
    view: "Vedi il carrello",
    added: "Nel carrello!",
    noCookies:
      "Il tuo browser non conserva i cookie di questo negozio, quindi il carrello resta vuoto. Consentili, poi aggiungi di nuovo la tua pinza.",
    failed: {
      title: "Ops! Qualcosa è andato storto",
      description: "Non è stato possibile aggiungere l’articolo. Riprova.",
    },
  },
  hero: {
    shop: "Vai al negozio",
    play: "Avvia il video",
    pause: "Metti in pausa il video",
  },
  products: {
    clips: "Pinze",
    loading: "Caricamento delle pinze...",
    failed: "Non siamo riusciti a caricare le pinze.",
    check: "Controlla la connessione e riprova.",
    from: (price) => `da ${price}`,
    soldOut: "Esaurita",
    oneOfAKind: "Pezzo unico",
    held: "In un altro carrello",
    mine: "Nel tuo carrello",
    safety: "Sicurezza del prodotto",
    madeBy: "Prodotto da",
    isNew: "Novità",
    bestSeller: "La più venduta",
    add: "Aggiungi al carrello",
    adding: "Aggiungo...",
    color: "Colore:",
    option: "Variante:",
    optionSoldOut: ", esaurita",
    alt: (name) => `Pinza per capelli ${name}`,
    pictures: (name) => `Foto di ${name}`,
  },
  design: "Crea la tua pinza",
  footer: {
    links: "Link rapidi",
    care: "Assistenza",
    hello: "Scrivici",
    orders: (email) =>
      `Quando ordini, i dettagli vengono inviati via e-mail a ${email}.`,
  },
  pages: {
    shipping: "Spedizione",
    returns: "Resi",
    care: "Cura della pinza",
    faq: "Domande frequenti",
    imprint: "Note legali",
    privacy: "Privacy",
  },
  errors: {
    designer_off: "Le pinze personalizzate si prendono una piccola pausa.",
    noBead: (letters) => `Non abbiamo una perlina per ${list("it", letters)}.`,
    emailMissing: "Inserisci il tuo indirizzo e-mail.",
    emailInvalid: "Inserisci un indirizzo e-mail valido.",
  },
};
