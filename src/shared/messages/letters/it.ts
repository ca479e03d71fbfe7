import { plural } from "#shared/messages/words.ts";
import type { LettersMessages } from "./en.ts";

export const it: LettersMessages = {
  title: "Lettere",
  back: "Prodotti, ciondoli, ordini",
  readers: (count, number) =>
    plural("it", number, {
      one: `${count} lettore`,
      other: `${count} lettori`,
    }),
  add: "Nuova lettera",
  untitled: "[Una nuova lettera]",
  proposed: (open) =>
    `L’oggetto è ancora quello proposto: ${open}. Scrivi prima il tuo.`,
  empty:
    "Ancora niente di scritto. La tua prima lettera comincia da «Nuova lettera».",
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
};
