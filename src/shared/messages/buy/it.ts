import { italianDate, list, plural } from "#shared/messages/words.ts";
import type { BuyMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("it", count, {
    one: `${count}\u00a0minuto`,
    other: `${count}\u00a0minuti`,
  });

export const it: BuyMessages = {
  cart: {
    title: "Il tuo carrello",
    close: "Chiudi il carrello",
    failed: "Non siamo riusciti a caricare il tuo carrello.",
    safe: "Le tue pinze sono al sicuro.",
    loading: "Caricamento del carrello...",
    empty: "Ancora niente tra le pinze",
    emptyText:
      "Il tuo carrello è vuoto. Aggiungi una pinza che ti piace, o creane una con i ciondoli e le lettere che vuoi.",
    total: "Totale",
    subtotal: "Totale parziale",
    checkout: "Vai alla cassa",
    note: "Qui non si paga nulla. Ti scriviamo per il pagamento e la consegna.",
    deliveryNext:
      "Scegli la consegna nel prossimo passaggio. Qui non si paga nulla.",
    unavailable: (names) =>
      `${list("it", names)} non si ${names.length === 1 ? "può" : "possono"} più acquistare. ${names.length === 1 ? "Rimuovi l’articolo" : "Rimuovi gli articoli"} per ordinare il resto.`,
    clear: "Svuota il carrello",
    clearing: "Svuotamento...",
  },
  hold: {
    still: (left) => `Riservato per te ancora per ${minutes(left)}`,
    over: "Di nuovo libero per tutti.",
    again: "Riserva di nuovo",
    failed: {
      title: "Non riservato",
      description: "Non è stato possibile riservarlo di nuovo. Riprova.",
    },
    notHeld: {
      title: "Non riservato",
      description:
        "Non possiamo riservarlo più a lungo. È tuo appena invii l’ordine.",
    },
  },
  line: {
    parts: (stored) => stored,
    edit: "Modifica",
    editName: (name) => `Modifica ${name}`,
    remove: "Rimuovi",
    removeName: (name) => `Rimuovi ${name}`,
    quantity: (name) => `Quantità di ${name}`,
    fewer: "Una in meno",
    more: "Una in più",
    each: (price) => `${price} l’una`,
    reducedLowest: (price) =>
      `scontato, prezzo più basso degli ultimi 30 giorni: ${price}`,
    reduced: (price) => `scontato, altrimenti ${price}`,
    was: (price) => `costava ${price} quando l’hai aggiunto`,
    unavailable: "Non si può più acquistare.",
  },
  told: {
    undo: "Ripristina",
    removed: { title: "Articolo rimosso" },
    removeFailed: {
      title: "Non rimosso",
      description:
        "Non è stato possibile rimuovere l’articolo dal carrello. Riprova.",
    },
    quantityFailed: {
      title: "Non modificato",
      description: "Non è stato possibile modificare il carrello. Riprova.",
    },
    restored: { title: "Di nuovo nel carrello" },
    restoreFailed: {
      title: "Non è tornato",
      description:
        "Controlla la connessione, poi aggiungilo di nuovo dal negozio.",
    },
    cleared: { title: "Carrello svuotato" },
  },
  noWithdrawal: (names) =>
    `Su misura, quindi senza diritto di recesso: ${list("it", names)}.`,
  checkout: {
    title: "Cassa",
    close: "Chiudi la cassa",
    order: "Il tuo ordine",
    unavailable: "(non si può più acquistare)",
    name: "Nome e cognome",
    email: "E-mail",
    phone: "Telefono",
    spare: "Lascia vuoto questo campo",
    cancel: "Annulla",
    place: "Invia l’ordine",
    /** Where the order is one to be paid by law. */
    placeBinding: "Ordine con obbligo di pagare",
    placing: "Invio in corso...",
    payNothing: "Adesso non paghi nulla.",
    note: (email) => `I dettagli del tuo ordine vanno a ${email}.`,
    meant: "Volevi dire {}?",
    toCart: "Torna al carrello",
    unknown: (button) =>
      `Non sappiamo se il tuo ordine è arrivato. Quello che hai scritto resta: premi di nuovo «${button}», non verrà mai inviato due volte.`,
    found: {
      text: "Non è stato ordinato nulla due volte. Contiene quello che avevi scritto al momento dell’ordine.",
      open: (number) => `Vai all’ordine ${number}`,
      asking: "Cerchiamo il tuo ordine...",
      failed:
        "Non siamo riusciti a verificare se un ordine è stato inviato. Controlla la connessione e riprova.",
    },
    missing: {
      title: "Manca qualcosa",
      description: "Compila tutti i campi obbligatori.",
    },
    emailInvalid: "E-mail non valida",
    phoneInvalid: "Numero di telefono non valido",
    failed: {
      title: "Ordine non riuscito",
      description: "C’è stato un problema con il tuo ordine. Riprova.",
    },
  },
  discount: {
    line: (code) => `Codice ${code}`,
    have: "Hai un codice?",
    your: "Il tuo codice",
    apply: "Applica",
    checking: "Controllo...",
    takes: (amount) => `toglie ${amount}.`,
    free: "rende gratis la consegna.",
    none: "non vale per ciò che è già scontato.",
    remove: (code) => `Togli ${code}`,
    applied: (code) => `${code} è applicato`,
    former: (before, now) => `prima ${before}, ora ${now}`,
  },
  delivery: {
    you: "I tuoi dati",
    delivery: "Consegna",
    free: "gratis",
    freeFrom: (amount) => `Gratis da ${amount}`,
    optional: (field) => `${field} (facoltativo)`,
    fields: {
      country: "Paese",
      street: "Via e numero",
      line1: "Indirizzo",
      postalCode: "CAP",
      postcode: "Codice postale",
      zip: "Codice ZIP",
      city: "Città",
      town: "Città",
      state: "Stato",
      province: "Provincia",
      region: "Regione o provincia",
    },
    chooseCountry: "Scegli un paese",
    addLine2: "Scala, interno, presso",
    unusualCode: "Sembra insolito. Rileggilo ancora una volta.",
    extras: "Regalo e nota",
    gift: "È un regalo",
    card: "Biglietto",
    cardHint: "Lo scriviamo a mano. La bolla non riporta i prezzi.",
    recipient: "Nome sul pacco",
    recipientHint: "Se va direttamente a un’altra persona.",
    note: "Una nota per il laboratorio",
    clips: (count) =>
      plural("it", count, { one: `${count} pinza`, other: `${count} pinze` }),
    total: "Totale",
    payNothing: "Oggi non paghi nulla.",
    payLater: "Ti scriviamo come pagare.",
    order: {
      sendTo: "Da spedire a",
      yourNote: "La tua nota",
      theirNote: "La sua nota",
      isGift: "Un regalo, sul biglietto va",
      isGiftWithout: "Un regalo, senza biglietto",
      copyAddress: "Copia l’indirizzo",
      notCopied:
        "Non è stato possibile copiare l’indirizzo. Selezionalo e copialo tu.",
      copied: "Copiato",
      map: "Mostra sulla mappa",
    },
    slip: {
      print: "Stampa la bolla",
      printGift: "Stampa la bolla regalo",
      forYou: "Per te",
    },
    lost: {
      title: "Hai perso il link del tuo ordine?",
      text: "Scrivi l’indirizzo e-mail del tuo ordine. Ti mandiamo i link dei tuoi ordini.",
      email: "E-mail",
      send: "Mandami i link",
      sent: "Se ci sono ordini con questo indirizzo, i link sono in viaggio. Può volerci qualche minuto.",
      sending: "Invio...",
      failed: "Invio non riuscito",
      noScript:
        "Attiva JavaScript per usare questo modulo, oppure scrivi a {}.",
      subject: "I link dei tuoi ordini",
      hello: "Ecco i link dei tuoi ordini.",
      order: (id, day) => `Ordine ${id} ${italianDate("di", day)}`,
      ignore:
        "Se non l’hai chiesto tu, non è successo nulla: questa e-mail puoi leggerla solo tu.",
    },
  },
};
