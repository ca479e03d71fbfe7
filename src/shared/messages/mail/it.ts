import { italianDate, plural } from "#shared/messages/words.ts";
import type { MailMessages } from "./en.ts";

export const it: MailMessages = {
  order: {
    placed: (number, date) => `Ordine numero ${number}, ${date}`,
    about: (number, sentence) => `Ordine numero ${number}. ${sentence}`,
    preview: (number, sentence) => `Ordine ${number}: ${sentence}`,
    subject: (number) => `Ordine ${number}`,
    yours: "Il tuo ordine",
    resin: (name) => `Resina: ${name}`,
    letters: (letters) => `Lettere: ${letters}`,
    withdrawnLine: "Recesso richiesto",
    charm: (name) => `Ciondolo, al centro: ${name}`,
    charms: (names) => `Ciondoli, da sinistra a destra: ${names}`,
    each: (price) => `${price} l’una`,
    see: "Segui il tuo ordine",
    questions: "Domande? Rispondi a questa e-mail o scrivi a {}.",
  },
  confirmation: {
    subject: (number, shop) => `Il tuo ordine ${number} da ${shop}`,
    preview: {
      both: "ti scriviamo per il pagamento e la consegna.",
      payment: "ti scriviamo per il pagamento.",
      delivery: "ti scriviamo per la consegna.",
      none: "cominciamo a realizzare le tue pinze.",
    },
    word: {
      both: "Ti scriviamo per il pagamento e la consegna. Finora non è stato addebitato nulla.",
      payment:
        "Ti scriviamo per il pagamento. Finora non è stato addebitato nulla.",
      delivery:
        "Ti scriviamo per la consegna. Finora non è stato addebitato nulla.",
      none: "Finora non è stato addebitato nulla.",
    },
    thanks: "Grazie del tuo ordine!",
    thanksTo: (name) => `Grazie del tuo ordine, ${name}!`,
    steps: {
      making: "Cominciamo a realizzare le tue pinze.",
      progress: "Ti raccontiamo come procedono.",
      sending: "Le confezioniamo con cura e te le spediamo.",
      collect: "Ti avvisiamo quando puoi ritirarle.",
    },
    contact: (email, phone) =>
      `Possiamo contattarti all’indirizzo ${phone ? `${email} o al numero ${phone}` : email}.`,
    change: "Qualcosa da cambiare?",
    changeText:
      "Finché non abbiamo iniziato, puoi annullare dalla pagina del tuo ordine. Per tutto il resto rispondi a questa e-mail o scrivi a {}.",
  },
  making: {
    subject: (number, shop) =>
      `Il tuo ordine ${number} da ${shop} è in lavorazione`,
    heading: "Il tuo ordine è in lavorazione",
    text: "Abbiamo cominciato a realizzarlo.",
    next: "Ti scriviamo di nuovo quando è in viaggio.",
    nextCollect: "Ti scriviamo di nuovo quando puoi ritirarlo.",
  },
  sent: {
    subject: (number, shop) =>
      `Il tuo ordine ${number} da ${shop} è in viaggio`,
    heading: "Il tuo ordine è in viaggio",
    text: "È finito, confezionato e spedito.",
    next: "Se non arriva, o se qualcosa non è come dovrebbe, scrivici.",
  },
  collect: {
    subject: (number, shop) =>
      `Il tuo ordine ${number} da ${shop} è pronto per il ritiro`,
    heading: "Il tuo ordine è pronto per il ritiro",
    text: "È finito e puoi ritirarlo.",
    next: "Se qualcosa non è come dovrebbe, scrivici.",
  },
  cancelled: {
    subject: (number, shop) => `Il tuo ordine ${number} da ${shop} è annullato`,
    heading: "Il tuo ordine è annullato",
    text: "Non lo realizzeremo e non devi pagare nulla.",
    next: "Se hai domande, scrivici.",
  },
  payment: {
    asked: {
      subject: (number, total, shop) =>
        `Ordine ${number} da ${shop}: ${total} da pagare`,
      heading: "Manca solo il pagamento, poi parte",
      headingCollect: "Manca solo il pagamento",
      text: (total) => `Il totale del tuo ordine è ${total}.`,
    },
    reminder: {
      subject: (number, total, shop) =>
        `Promemoria: ordine ${number} da ${shop}, ${total}`,
      heading: "Un piccolo promemoria",
      text: (total) =>
        `Non abbiamo ancora visto il tuo pagamento di ${total}. Se il denaro è già in viaggio, non devi fare altro.`,
    },
    paid: {
      subject: (number, shop) =>
        `Grazie: l’ordine ${number} da ${shop} è pagato`,
      heading: "Il tuo pagamento è arrivato",
      text: (total) => `Abbiamo ricevuto ${total}. Grazie!`,
      receipt: "La pagina del tuo ordine si può stampare come ricevuta.",
    },
    refunded: {
      subject: (number, amount, shop) =>
        `Rimborso di ${amount} per l’ordine ${number} da ${shop}`,
      heading: "Il tuo denaro sta tornando indietro",
      text: (total) =>
        `Ti abbiamo rimandato ${total}. A seconda della banca ci vuole qualche giorno.`,
    },
    amount: "Importo",
    cancelledPaid: (amount) =>
      `Non lo realizzeremo. L’hai pagato: ti rimborsiamo ${amount}.`,
    cancelledRefunded: (amount) =>
      `Non lo realizzeremo. Ti abbiamo rimborsato ${amount}.`,
    step: "Paga in uno dei modi qui sotto. Non è ancora stato addebitato nulla.",
    toRefund: (amount) =>
      `L’ordine era pagato. Rimborsa ${amount} e poi segnalo nella pagina dell’ordine.`,
    toldHow:
      "Il cliente sa già come pagare. Segna l’ordine come pagato quando arriva il pagamento.",
    unpaid: "Non pagati da una settimana o più",
    unpaidOrder: (number, total, date) =>
      `Ordine ${number}: ${total}, richiesto ${italianDate("", date)}`,
    unpaidMore: (count) =>
      plural("it", count, { one: "e un altro", other: `e altri ${count}` }),
  },
  corrected: {
    subject: (number, shop) => `Il tuo ordine corretto ${number} da ${shop}`,
    heading: "Il tuo ordine corretto",
    text: "Lo abbiamo corretto come ci hai chiesto. Ecco il tuo ordine adesso.",
    changes: "Che cosa è cambiato",
  },
  maker: {
    subject: (number, total, name) =>
      `Nuovo ordine ${number}: ${total} da ${name}`,
    preview: (total, name) => `${total} da ${name}`,
    heading: (clips, name) =>
      `${plural("it", clips, { one: "1 pinza", other: `${clips} pinze` })} per ${name}`,
    open: "Apri l’ordine",
    openNote:
      "Da lì lo inizi, chiedi il pagamento, segnali che è pronto e stampi il foglio.",
    toMake: "Che cosa realizzare",
    noPayment: {
      both: "Nessun pagamento è stato incassato. Scrivi al cliente per il pagamento e la consegna: se rispondi a questa e-mail, la riceve.",
      payment:
        "Nessun pagamento è stato incassato. Scrivi al cliente per il pagamento: se rispondi a questa e-mail, la riceve.",
      delivery:
        "Non c’è nulla da pagare. Scrivi al cliente per la consegna: se rispondi a questa e-mail, la riceve.",
      none: "Non c’è nulla da pagare.",
    },
    write: "Scrivi ora",
    drawers: "Dai cassetti",
    contact: "Contatti",
    low: "In esaurimento",
    lowLast: (name) => `${name}: era l’ultimo pezzo`,
    lowLeft: (name, left) =>
      `${name}: ${plural("it", left, { one: "ne resta", other: "ne restano" })} ${left}`,
    remarks: "Da notare",
    largeTake: (name, taken, before) =>
      `Questo ordine ha preso ${taken} degli ultimi ${before} pezzi di ${name}.`,
    large: (clips) =>
      `Questo ordine chiede ${clips} pinze. Finché non lo apri, ritarda gli altri al massimo di una settimana.`,
    unconfirmed: {
      limit:
        "Il cliente non ha ricevuto la conferma: oggi quella casella ne ha già ricevute diverse. È un ordine vero?",
      origin:
        "Il cliente non ha ricevuto la conferma: oggi moltissimi ordini sono arrivati dalla stessa rete. È un ordine vero?",
      program:
        "Il cliente non ha ricevuto la conferma: era compilato un campo che nessuno vede, come fanno i bot. È un ordine vero?",
    },
  },
  withdrawn: {
    subject: (number, total, name) =>
      `L’ordine ${number} è annullato: ${total} da ${name}`,
    heading: (name, number) => `${name} ha annullato l’ordine ${number}`,
    text: "Non avevi ancora cominciato, e il cliente è avvisato.",
    comesBack: (names) => `Di nuovo in magazzino: ${names}.`,
    open: "Apri l’ordine",
    notToMake: "Che cosa non realizzare più",
  },
  withdrawal: {
    receipt: {
      subject: (order, shop) =>
        `Il tuo recesso dall’ordine ${order} da ${shop}`,
      heading: "Abbiamo ricevuto il tuo recesso",
      text: (order, date) =>
        `Hai esercitato il recesso dall’ordine ${order}. La tua dichiarazione ci è arrivata ${italianDate("", date)}.`,
      formText: (order, date) =>
        `Con il nostro modulo è arrivato ${italianDate("", date)} un recesso dall’ordine ${order}, con questo indirizzo e-mail.`,
      from: "Recedi da",
      next: "Ti scriviamo per la restituzione e il rimborso. Domande? Rispondi a questa e-mail o scrivi a {}.",
      notYou:
        "Se la richiesta non è tua, rispondi a questa e-mail. Non è ancora cambiato nulla.",
      preview: "Conserva questa e-mail come ricevuta.",
    },
    maker: {
      subject: (order, name) => `Recesso dall’ordine ${order}: ${name}`,
      late: (subject) => `In ritardo: ${subject}`,
      heading: (name, order) => `Recesso di ${name} dall’ordine ${order}`,
      text: (date) =>
        `La dichiarazione è arrivata ${italianDate("", date)} e la ricevuta è stata inviata.`,
      keeps: "L’ordine mantiene il suo stato.",
      todo: "Scrivi per la restituzione e il rimborso; la giacenza la ripristini tu.",
      lateSent: (days, date) =>
        `Secondo il conto del negozio è in ritardo: più di ${days} giorni dopo ${italianDate("", date)}, quando l’ordine è stato segnato come spedito. Il termine decorre dal ricevimento, che il negozio non conosce.`,
      latePlaced: (days, date) =>
        `Forse è in ritardo: più di ${days} giorni dopo ${italianDate("", date)}, data dell’ordine. Non è mai stato segnato come spedito, e il termine decorre dal ricevimento, che il negozio non conosce.`,
      open: "Apri l’ordine",
      formText: (date) =>
        `Dichiarato ${italianDate("", date)} con il modulo, in cui chiunque può scrivere. Confrontalo con l’ordine prima di agire.`,
      matches: "Numero e indirizzo corrispondono a un ordine del tuo negozio.",
      unknown:
        "Nessun ordine ha questo numero e questo indirizzo e-mail. Forse uno dei due è scritto male.",
    },
  },
  welcome: {
    see: "Scopri il negozio",
    reason: (shop) =>
      `Ricevi questa e-mail perché questo indirizzo si è iscritto alla newsletter di ${shop}.`,
    unsubscribe: "Annulla l’iscrizione",
  },
  invoice: {
    invoice: "Fattura",
    correction: "Nota di variazione",
    date: "Data",
    order: "Ordine",
    ordered: "Ordinato il",
    supplied: "Consegna",
    later: "dopo il pagamento",
    taxNumber: "Codice fiscale o partita IVA",
    what: "Articolo",
    quantity: "Quantità",
    each: "Prezzo",
    sum: "Importo",
    discount: "Sconto",
    net: "Imponibile",
    total: "Totale",
    takenBack: "Rimborsato",
    cancelled: "Rimborsato: ordine annullato",
    withdrawn: "Rimborsato dopo un recesso",
    reduced: "Rimborsato: prezzo ridotto in seguito",
    unpaid: "Il pagamento non è arrivato",
    cameAgain: "Pagato in seguito",
    noTax: "Nessuna imposta indicata.",
    of: (number: string, day: string) =>
      `Corregge la fattura ${number} in data ${day}.`,
    tax: (rate: string) => `IVA ${rate}`,
  },
  year: {
    columns: {
      day: "Giorno",
      order: "Ordine",
      kind: "Operazione",
      country: "Paese",
      currency: "Valuta",
      paid: "Pagato",
      delivery: "di cui spedizione",
      discount: "Sconto",
      refunded: "Rimborsato",
      rate: "Aliquota",
      tax: "IVA inclusa",
    },
    kinds: { paid: "Pagamento", refunded: "Rimborso" },
  },
  week: {
    subject: (open) =>
      plural("it", open, {
        one: "La tua settimana: un ordine aperto",
        other: `La tua settimana: ${open} ordini aperti`,
      }),
    heading: "La tua settimana",
    open: (orders, clips) =>
      `Aperti: ${plural("it", orders, { one: "1 ordine", other: `${orders} ordini` })}, ${plural("it", clips, { one: "1 pinza", other: `${clips} pinze` })}`,
    late: (orders) => `In ritardo: ${orders}`,
    sentUnpaid: (orders, total) =>
      `Spediti o ritirati, non pagati: ${plural("it", orders, { one: "1 ordine", other: `${orders} ordini` })}, ${total}`,
    notAsked: (orders, total) =>
      `Aperti da una settimana, pagamento non chiesto: ${plural("it", orders, { one: "1 ordine", other: `${orders} ordini` })}, ${total}`,
    toRefund: (orders, total) =>
      `Da rimborsare: ${plural("it", orders, { one: "1 ordine", other: `${orders} ordini` })}, ${total}`,
    unpaid: (orders) =>
      `Pagamento chiesto una settimana fa, non arrivato: ${plural("it", orders, { one: "1 ordine", other: `${orders} ordini` })}`,
    low: (items) => `Sta per finire: ${items}`,
    lowItem: (name, left) =>
      `${name} (${plural("it", left, { one: "ne resta 1", other: `ne restano ${left}` })})`,
    noneLow: "Sta per finire: niente",
    sold: (orders, total) =>
      `Venduto negli ultimi sette giorni: ${plural("it", orders, { one: "1 ordine", other: `${orders} ordini` })}, ${total}`,
    visits: (shown: string, visits: number) =>
      `Guardato negli ultimi sette giorni: ${plural("it", visits, { one: `${shown} visita`, other: `${shown} visite` })}`,
    best: (clip: string, count: number) => `Più ordinato: ${clip} (${count})`,
    custom: "Pinze personalizzate",
    cameFrom: (source: string) => `La maggior parte arrivava da: ${source}`,
    sources: {
      direct: "Direttamente al negozio",
      search: "Ricerca",
      chat: "Messaggi",
      mail: "E-mail",
      other: "Altrove",
      letter: (id: number) => `Lettera n. ${id}`,
    },
    below: "Ogni ordine è qui sotto, con la sua pagina.",
    free: "È tutto in ordine.",
    orders: "Ordini aperti",
    owed: "Spediti o ritirati, non pagati",
    unasked: "Aperti da una settimana, pagamento non chiesto",
    refunds: "Da rimborsare",
    order: (id, name, clips) =>
      `${id}, ${name}: ${plural("it", clips, { one: "1 pinza", other: `${clips} pinze` })}`,
    readyBy: (day) => `pronto per ${italianDate("", day)}`,
    isLate: "in ritardo",
    isUnpaid: "non pagato",
    why: (shop) =>
      `Hai scelto questa e-mail in Ordini, nel pannello di ${shop}.`,
  },
  letter: {
    inBrowser: "Leggi nel browser",
    see: "Guarda la pinza",
  },
  test: {
    subject: (shop) => `E-mail di prova da ${shop}`,
    heading: "Funziona",
    text: "Questa è una prova. Le e-mail del negozio funzionano: gli ordini ti arriveranno e i tuoi clienti riceveranno le loro conferme.",
  },
  reminder: {
    open: {
      title: (clip) => `${clip}: è il momento`,
      text: "Volevi saperlo: adesso è nel negozio. Chi arriva prima, sceglie prima.",
    },
    moved: {
      title: (clip) => `${clip}: nuova data`,
      text: (when) => `Nuova data: ${when}.`,
      unknown: "Non c’è ancora un’altra data. Ti scriveremo quando sarà qui.",
    },
    off: {
      title: (clip) => `${clip} non arriverà`,
      text: "È stata tolta dal negozio. Grazie per aver aspettato.",
    },
    see: "Guarda nel negozio",
    reason: (shop) =>
      `Ricevi questa e-mail perché questo indirizzo è stato lasciato presso ${shop} per questa pinza. È l’unica che mandiamo, e ora dimentichiamo l’indirizzo.`,
    later: (shop) =>
      `Ricevi questa e-mail perché questo indirizzo è stato lasciato presso ${shop} per questa pinza. Scriveremo ancora una volta quando sarà qui, poi dimenticheremo l’indirizzo.`,
    forget: "Togli il mio indirizzo",
  },
  forgetReminder: {
    title: "Togliere il tuo indirizzo?",
    text: "Lo cancelliamo subito e non scriveremo più su questa pinza.",
    confirm: "Togli",
    doneTitle: "Il tuo indirizzo è cancellato",
    done: "Non ti scriveremo più su questa pinza.",
    unknownTitle: "Niente da togliere",
    unknown:
      "Questo indirizzo non è più da noi: lo dimentichiamo con l’e-mail che aspettava.",
  },
  confirmSubscription: {
    subject: (shop) => `Conferma: newsletter di ${shop}`,
    title: "Vuoi iscriverti alla newsletter?",
    text: (shop) =>
      `Questo indirizzo è stato indicato per la newsletter di ${shop}. Vale appena lo confermi.`,
    confirm: "Conferma",
    notYou:
      "La richiesta non è tua? Non fare nulla: l’indirizzo viene dimenticato dopo un mese.",
    doneTitle: "Sei nella lista",
    done: "Grazie! Puoi annullare l’iscrizione quando vuoi con il link in ogni newsletter.",
    offTitle: "Non sei nella lista",
    off: "Questo indirizzo non è più iscritto alla newsletter. Per riceverla di nuovo, iscriviti ancora una volta nel negozio.",
  },
  passwordLink: {
    subject: (shop) => `Una nuova password per ${shop}`,
    heading: "Una nuova password",
    text: (shop) =>
      `Qualcuno, probabilmente tu, ha chiesto una nuova password per il pannello di ${shop}.`,
    choose: "Scegli una nuova password",
    once: (minutes) =>
      `Il link funziona una volta sola, per ${minutes} minuti.`,
    username: (name) => `Il tuo nome utente è ${name}.`,
    notYou:
      "Non eri tu? Allora non fare nulla: la tua password resta com’è e il link è solo in questa casella.",
  },
  unsubscribe: {
    title: "Annullare l’iscrizione alla newsletter?",
    text: (shop) =>
      `Non riceverai più newsletter da ${shop}. Puoi iscriverti di nuovo quando vuoi.`,
    confirm: "Annulla l’iscrizione",
    doneTitle: "Iscrizione alla newsletter annullata",
    done: "Non riceverai più newsletter. Se è stato un errore, puoi iscriverti di nuovo nel negozio.",
    unknownTitle: "Questo link non funziona più",
    unknown:
      "Con questo link non abbiamo trovato il tuo indirizzo. Forse era incompleto, o forse non sei più nella lista. Apri ancora una volta il link nella nostra e-mail, oppure rispondi a quella e-mail e ti togliamo noi.",
    back: "Torna al negozio",
  },
  colon: ": ",
  /** The lines that a phone shows of new orders, on its locked screen. */
  push: {
    one: (number: number) => `Nuovo ordine ${number}`,
    many: (orders: number) => `${orders} nuovi ordini`,
    body: (total: string, shop: string) =>
      `${total}, ${shop}. Tutto il resto è nella tua e-mail.`,
  },
  failures: {
    login: () =>
      "Il server di posta ha rifiutato l’accesso. Controlla utente e password in SMTP_URL.",
    certificate: (server) =>
      `Il certificato del server di posta ${server} non è attendibile.`,
    unencrypted: (server) =>
      `Il server di posta ${server} comincia senza cifratura. Scrivi smtp:// invece di smtps:// in SMTP_URL, o indica la porta per TLS (di solito 465).`,
    encrypted: (server) =>
      `Il server di posta ${server} non ha risposto in tempo. Se si aspetta la cifratura fin dall’inizio (di solito sulla porta 465), scrivi smtps:// invece di smtp:// in SMTP_URL.`,
    insecure: (server) =>
      `Il server di posta ${server} non offre una connessione sicura, perciò non è stato inviato nulla.`,
    allowance: () =>
      "Il server di posta per ora non accetta altre e-mail da questo negozio, o rifiuta il suo indirizzo. Si riproverà. Controlla il limite dell’account e MAIL_FROM.",
    sender: () =>
      "Il server di posta ha rifiutato il mittente. Controlla MAIL_FROM.",
    recipient: () =>
      "Il server di posta ha rifiutato l’indirizzo del destinatario.",
    mail: () => "Il server di posta ha rifiutato l’e-mail.",
    shop: (server) =>
      `Il server di posta ${server} si è rifiutato di parlare con questo negozio.`,
    notNow: () =>
      "Il server di posta per ora non ha potuto accettare l’e-mail.",
    late: (server) => `Il server di posta ${server} non ha risposto in tempo.`,
    unknown: (server) =>
      `Il nome del server di posta ${server} non è stato trovato. Controlla SMTP_URL e la rete.`,
    tooLarge: () => "L’e-mail è più grande di quanto accetti il server.",
    unreachable: (server) =>
      `Il server di posta ${server} non è raggiungibile.`,
    uncomposed: () =>
      "Non è stato possibile comporre l’e-mail; il registro dice perché.",
    folder: () => "Non è stato possibile scrivere l’e-mail nella cartella.",
    recipients: () => "Questa e-mail non ha esattamente un destinatario.",
    replied: (sentence, reply) => `${sentence} La sua risposta: ${reply}`,
  },
};
