import type { OrderMessages } from "./en.ts";

export const it: OrderMessages = {
  statuses: {
    received: "Ricevuto",
    making: "In lavorazione",
    sent: "Spedito",
    collect: "Pronto per il ritiro",
    cancelled: "Annullato",
  },
  next: "E adesso?",
  questions: "Domande su questo ordine? Scrivi a {}",
  readyBy: (day) => `Pronto verso ${day}.`,
  total: "Totale",
  parts: { resin: "Resina", charms: "Ciondoli", letters: "Lettere" },
  gap: "(spazio)",
  confirmed: {
    loading: "Caricamento dell’ordine...",
    title: "Ordine confermato!",
    thanks: "Grazie del tuo ordine, {}!",
    shop: "Continua gli acquisti",
    print: "Stampa la conferma",
    steps: {
      mail: "Tra poco ricevi un’e-mail di conferma.",
      making: "Cominciamo a realizzare le tue pinze.",
      word: {
        both: "Ti raccontiamo come procedono e ti scriviamo per pagamento e consegna.",
        payment:
          "Ti raccontiamo come procedono e ti scriviamo per il pagamento.",
        delivery:
          "Ti raccontiamo come procedono e ti scriviamo per la consegna.",
        none: "Ti raccontiamo come procedono.",
      },
      pay: "La pagina del tuo ordine dice come pagare.",
      sending: "Le confezioniamo con cura e te le spediamo.",
      collect: "Ti avvisiamo quando puoi ritirarle.",
    },
    keep: "Per questo ordine non arriva nessuna e-mail: il suo link ti riporta qui. Copialo o stampa questa pagina.",
    copy: "Copia il link",
    copied: "Copiato",
    notCopied:
      "Non è stato possibile copiare il link. Selezionalo e copialo tu.",
    follow: "Segui il tuo ordine",
    receipt: "Ricevuta",
    number: "Numero d’ordine",
    email: "E-mail",
    phone: "Telefono",
    date: "Data dell’ordine",
    total: "Totale",
  },
  page: {
    received: {
      title: "Abbiamo il tuo ordine",
      next: {
        both: "Ti scriviamo per il pagamento e la consegna e cominciamo a realizzare le tue pinze. Ti avvisiamo con un’e-mail.",
        payment:
          "Ti scriviamo per il pagamento e cominciamo a realizzare le tue pinze. Ti avvisiamo con un’e-mail.",
        delivery:
          "Ti scriviamo per la consegna e cominciamo a realizzare le tue pinze. Ti avvisiamo con un’e-mail.",
        none: "Cominciamo a realizzare le tue pinze. Ti avvisiamo con un’e-mail.",
      },
    },
    making: {
      title: "Lo stiamo realizzando",
      next: "Le tue pinze sono sul banco. Ti avvisiamo con un’e-mail quando partono.",
      collect:
        "Le tue pinze sono sul banco. Ti avvisiamo con un’e-mail quando puoi ritirarle.",
    },
    sent: {
      title: "È in viaggio",
      next: "Finito, confezionato e spedito. Se non arriva, o se qualcosa non è come dovrebbe, scrivici.",
    },
    collect: {
      title: "Il tuo ordine è pronto per il ritiro",
      next: "È finito e ti aspetta. Se qualcosa non è come dovrebbe, scrivici.",
    },
    cancelled: {
      title: "Questo ordine è annullato",
      next: "Non lo realizzeremo e non devi pagare nulla.",
    },
    steps: "A che punto è l’ordine",
    ready: "Pronto verso",
    fromMaker: "Dal laboratorio",
    write: "Scrivici",
    parcel: "Segui il pacco",
    ordered: "Che cosa hai ordinato",
    noScript: "Per annullarlo, scrivici prima che cominciamo.",
  },
  cancel: {
    ask: "Annulla questo ordine",
    question: (number) => `Annullare definitivamente l’ordine ${number}?`,
    text: "Non lo realizzeremo e non c’è nulla da pagare.",
    yes: "Sì, annullalo",
    cancelling: "Annullamento...",
    no: "Tienilo",
    done: { title: "Il tuo ordine è annullato" },
    failed: "L’ordine non è stato annullato",
  },
  make: {
    ended: "Questo link non è più valido; ecco l’ordine.",
    dueIn: (days) =>
      days === 0
        ? "Questo ordine deve essere pronto oggi."
        : days === 1
          ? "Questo ordine deve essere pronto domani."
          : `Questo ordine deve essere pronto fra ${days} giorni.`,
    dueLate: "Il giorno annunciato per questo ordine è passato.",
    progress: "Stato",
    call: "Chiama",
    write: "Scrivi",
    subject: (number) => `Il tuo ordine ${number}`,
    noScript:
      "Senza JavaScript questa pagina si può leggere e stampare. Per modificare l’ordine, consentilo.",
    toMake: "Che cosa realizzare",
    ordered: "Che cosa era stato ordinato",
    print: "Stampa la scheda",
    picks: "Elenco dei pezzi",
    resins: "Resine da colare",
    beads: "Perline con lettera",
    ready: "Quando sarà pronto, più o meno? (facoltativo)",
    readyHint: "Il cliente lo legge nell’e-mail e nella sua pagina.",
    word: "Due parole al cliente (facoltativo)",
    tracking: "Link per seguire il pacco (facoltativo)",
    start: "Comincia",
    send: "Segna come spedito",
    collect: "Segna come pronto per il ritiro",
    sendNow: "Spedisci subito",
    collectNow: "È già pronto",
    saveReady: "Salva la data",
    saveSent: "Salva i dati",
    back: (status) => `Torna a «${status}»`,
    cancel: "Annulla l’ordine",
    why: "Perché? (facoltativo)",
    whyHint: "Il cliente lo legge.",
    comesBack: (names) => `Torna in magazzino: ${names}.`,
    customerCancelled:
      "Il cliente ha annullato questo ordine. Non devi fare nulla.",
  },
  told: {
    received: "Di nuovo ricevuto",
    making: "Cominciato",
    sent: "Segnato come spedito",
    collect: "Segnato come pronto per il ritiro",
    cancelled: "L’ordine è annullato",
    mailed: "Il cliente riceve un’e-mail tra un minuto.",
    saved: "Salvato. Il cliente lo vede già.",
    undo: "Torna indietro",
    undone: "Ripristinato",
    failed: "Non è stato salvato",
  },
};
