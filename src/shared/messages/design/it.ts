import { list } from "#shared/messages/words.ts";
import type { DesignMessages } from "./en.ts";

export const it: DesignMessages = {
  title: "Crea la tua pinza",
  editTitle: "Modifica la tua pinza",
  sharedTitle: "Qualcuno ha creato questa pinza",
  close: "Chiudi lo strumento di creazione",
  parts: {
    label: "Parti della tua pinza",
    letters: "Lettere",
    resin: "Resina",
    charms: "Ciondoli",
  },
  message: {
    label: "La tua scritta",
    hint: "Le lettere sono comprese nel prezzo.",
    placeholder: (max) => `Fino a ${max} lettere`,
    used: "Caratteri usati: ",
    count: (count, max) => `${count} caratteri usati su ${max}`,
  },
  charms: {
    onClip: "Ciondoli sulla tua pinza",
    choose: (max) => `Ciondoli, scegline fino a ${max}`,
    sides: { left: "a sinistra", middle: "al centro", right: "a destra" },
    free: (side) => `Posto ${side}, libero`,
    lies: (name, side) => `${name}, ${side}`,
    swap: "Cambia",
    swapName: (name) => `Cambia ${name}`,
    remove: "Rimuovi",
    removeName: (name) => `Rimuovi ${name}`,
    exchange: (one, other) => `Scambia di posto ${one} e ${other}`,
    goesHere: "Scegli che cosa va qui.",
    keep: (name) => `Tieni ${name}`,
    full: "Sono tutti e tre. Premine uno sulla pinza per cambiarlo.",
    loading: "Caricamento dei ciondoli...",
    none: "Al momento non ci sono ciondoli. Puoi comunque aggiungere lettere.",
    failed: "Non siamo riusciti a caricare i ciondoli.",
    check:
      "Controlla la connessione e riprova. Puoi comunque aggiungere lettere.",
  },
  unavailable: {
    out: "Esaurito",
    gone: "Non c’è più",
    outName: (name) => `${name}, esaurito`,
    goneName: (name) => `${name}, non c’è più`,
  },
  areOut: (names) =>
    `${list("it", names)} al momento ${names.length > 1 ? "non sono disponibili" : "non è disponibile"}.`,
  areGone: (names) =>
    `${list("it", names)} ${names.length > 1 ? "non sono" : "non è"} più in negozio.`,
  swapCharm: "Cambialo o toglilo.",
  swapCharms: "Cambiali o toglili.",
  otherResin: "Scegli un’altra resina.",
  plus: (name, price) => `${name}, più ${price}`,
  price: {
    clip: (price) => `${price} pinza`,
    resin: (price) => `${price} resina`,
    charms: (price) => `${price} ciondoli`,
    announced: (price) => `Prezzo ${price}`,
  },
  description: "La tua pinza, con ciondoli e lettere, fatta per te.",
  promise:
    "Ogni colata forma le sue venature, quindi la tua sarà un po’ diversa.",
  kept: "La tua creazione resta qui nel frattempo.",
  noWithdrawal:
    "Questa pinza è fatta su misura per te: non c’è diritto di recesso.",
  surprise: "Sorprendimi",
  undo: "Ripristina",
  update: "Salva la pinza",
  updating: "Salvataggio...",
  shared: {
    lead: "Prendila così com’è, o cambia quello che vuoi e falla tua.",
    change: "Modificala",
  },
  share: {
    save: "Salva e condividi",
    saving: "Salvataggio...",
    subject: (shopName) => `Guarda questa pinza · ${shopName}`,
    link: "Link alla tua creazione",
    hint: "Copialo per condividerlo: apre la tua creazione.",
    close: "Chiudi il link",
    copied: "Il link è copiato.",
  },
  told: {
    updated: { title: "Pinza modificata!" },
    addedAgain: {
      title: "Aggiunta come nuova pinza",
      description: "Quella che stavi modificando non è più nel carrello.",
    },
    addFailed: {
      title: "Non è stato possibile aggiungere la pinza al carrello. Riprova.",
    },
    updateFailed: {
      title: "Non è stato possibile modificare la pinza. Riprova.",
    },
    saved: { title: "Fatto!", description: "La tua creazione è salvata." },
    saveFailed: {
      title: "Non salvata",
      description: "Non è stato possibile salvare la tua creazione. Riprova.",
    },
    sharedFailed: {
      title: "Non siamo riusciti ad aprire questa creazione",
      description: "Controlla il link, o crea una pinza tutta tua.",
    },
    empty: "Crea la tua pinza",
    limit: "Non c’è più posto",
  },
};
