import { italianDate, plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("it", count, {
    one: `${count}\u00a0minuto`,
    other: `${count}\u00a0minuti`,
  });

export const it: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Scegli fino a ${charms} ciondoli e ${letters} lettere, guarda la tua pinza prendere forma, e noi la realizziamo per te.`,
    name: "Il tuo nome",
    lettersOnly: (letters) =>
      `Scegli fino a ${letters} lettere, guarda la tua pinza prendere forma, e noi la realizziamo per te.`,
    placeholder: (letters) => `Un nome, fino a ${letters} lettere`,
    from: (price) => `Da ${price}, lettere comprese.`,
    begun: "La pinza iniziata ti aspetta.",
  },
  firstDay: {
    sentence: "Le prime pinze per capelli sono in arrivo.",
    art: "Una pinza per capelli tra altre due ancora solo disegnate",
    title: "Nuove pinze sono in arrivo",
    text: "Lascia la tua e-mail e scoprile prima di tutti.",
    comeBack: "Torna presto a trovarci.",
    tellMe: "Avvisami",
  },
  process: {
    minutes: (count) =>
      plural("it", count, {
        one: `${count} minuto`,
        other: `${count} minuti`,
      }),
    bench: "al banco di lavoro",
  },
  social: {
    more: "Altro sui nostri social",
    newTab: "(si apre in una nuova scheda)",
    soon: "La nostra pagina social è in arrivo.",
    pictures: "Foto delle nostre pinze",
  },
  newsletter: {
    email: "Indirizzo e-mail",
    placeholder: "tu@example.com",
    join: "Iscriviti",
    joining: "Iscrizione...",
    invalid: "E-mail non valida",
    failed: {
      title: "Ops! Qualcosa è andato storto",
      description: "Riprova più tardi. Non vediamo l’ora di averti con noi!",
    },
    toConfirm: {
      title: "Ci siamo quasi",
      description:
        "Ti abbiamo inviato un’e-mail. Premi il pulsante che contiene per confermare.",
    },
    welcome: (shopName) => `Ti diamo il benvenuto da ${shopName}!`,
  },
  pages: {
    more: {
      none: "Non ci sono altre pinze.",
      shown: (count) =>
        plural("it", count, {
          one: "È visibile un’altra pinza.",
          other: `Sono visibili altre ${count} pinze.`,
        }),
      reached: (reached, count) => `${reached} pinze su ${count}`,
      failed: "Non siamo riusciti a caricare altre pinze.",
      previous: "Pinze precedenti",
      next: "Altre pinze",
      loading: "Caricamento delle pinze",
      range: (first, last) => `Pinze da ${first} a ${last}`,
    },
    sort: {
      label: "Ordina le pinze",
      all: "Il nostro ordine",
      new: "Prima le novità",
      price: "Prezzo crescente",
      available: "Disponibili ora",
      none: "Ora non c’è nulla di disponibile. Presto arrivano nuove pinze.",
    },
    neighbours: { title: "Buono a sapersi", write: "Scrivici" },
    designCard: {
      title: "Qualcuno ha creato questa pinza",
      description: (design) => `${design}. Prendila così com’è, o falla tua.`,
    },
    contentFailed: "Non siamo riusciti a caricare questa pagina.",
    letter: {
      clips: "In questa lettera",
      next: "Ricevi la prossima",
    },
    notFound: {
      title: "404 Pagina non trovata",
      text: "Questa pagina è scivolata via. Tutto il resto tiene ancora.",
      order:
        "Questo link non porta a nessun ordine, o è scaduto. Il tuo ordine è al sicuro: possiamo rimandarti il suo link via e-mail.",
      back: "Torna al negozio",
    },
    privacy: {
      intro: (shopName) =>
        `${shopName} conserva ciò che serve per venderti una pinza, e nient’altro. Nessun tracciamento, nessuna pubblicità, e nessuna pagina carica qualcosa dai server di altre aziende, tranne le immagini che il laboratorio ha collegato.`,
      cart: "Il tuo carrello",
      cartText: (days) =>
        `La prima volta che aggiungi una pinza impostiamo un cookie con un numero casuale, così il carrello è ancora lì quando torni, e uno che dice solo che c’è un carrello. Durano ${days === 1 ? "un giorno" : `${days} giorni`} dalla tua ultima visita e non dicono nulla di te.`,
      order: "Il tuo ordine",
      orderText:
        "Conserviamo il tuo nome, la tua e-mail e il tuo numero di telefono insieme a ciò che hai ordinato, e inviamo questi dati via e-mail al laboratorio e a te. Servono per realizzare il tuo ordine e per scriverti del pagamento e della consegna. Il link nelle nostre e-mail apre una pagina che mostra a che punto è il tuo ordine; chi ha il link può vederla.",
      addressText:
        "Se il tuo ordine viene spedito, conserviamo anche l’indirizzo e, se li scrivi, la tua nota e le parole del biglietto. Sono nelle stesse e-mail.",
      browser: "Nel tuo browser",
      browserText:
        "Ciò che scrivi alla cassa resta in questa scheda finché l’ordine non è inviato o la scheda non è chiusa. Il riepilogo di un ordine resta lì finché la pagina di conferma non lo ha mostrato.",
      saved: "Newsletter e creazioni salvate",
      savedText:
        "Se ti iscrivi, teniamo il tuo indirizzo e-mail finché non annulli l’iscrizione; ogni newsletter ha un link per farlo. Se aspetti una pinza, teniamo l’indirizzo fino alla nostra unica e-mail al riguardo, al massimo un anno. Una creazione che salvi viene conservata senza il tuo nome, e chi ha il suo link può vederla.",
      counted: "Quante volte, mai chi",
      countedText:
        "Contiamo quante volte una pagina è stata guardata e quale sito ha portato qui, come somme al giorno, per capire che cosa piace. Per questo non si conserva nessun cookie, nessun indirizzo, nessun nome di browser né altro che distingua una persona da un’altra.",
      removal: "Far cancellare i dati",
      removalText:
        "Scrivi a {} e ti diciamo che cosa abbiamo conservato, lo correggiamo o lo cancelliamo.",
    },
  },
  sale: {
    lowest: "prezzo più basso degli ultimi 30 giorni",
    wasLowest: (price) =>
      `${price} era il prezzo più basso degli ultimi 30 giorni.`,
    until: (day) => `Fino al ${day}`,
    former: (before, now) => `prima ${before}, ora ${now}`,
  },
  clips: {
    allClips: "Tutte le pinze",
    zoom: "Mostra l’immagine in grande",
    close: "Chiudi",
    payLater: "Ora non paghi nulla. Prima ti scriviamo.",
    deliveryAt: (price) => `Consegna: ${price}`,
    deliveryFrom: (price) => `Consegna da ${price}, da scegliere all’ordine`,
    deliveryTo: (place, price) => `${place}: ${price}`,
    deliveryToFrom: (place, price) => `${place}: da ${price}`,
    places: { EU: "UE", EEA: "SEE" },
    deliveryFreeWay: (name, price) => `${name}: gratis da ${price}`,
    deliveryFree: "La consegna non costa nulla",
    deliveryFreeFrom: (price) => `Consegna gratis da ${price}`,
    inDrop: (count) => `${count} pinze in questa vendita`,
    details: "Dettagli",
    care: "Cura",
    careText:
      "La resina si ammorbidisce con il calore: non lasciarla in un’auto calda o in sauna. Basta un panno morbido e asciutto.",
    careLink: "Altro sulla cura",
    deliveryReturns: "Consegna e resi",
    questions: "Domande? Scrivi a {}",
    inHand: "Nella tua mano",
    scaleText:
      "Disegnata in scala accanto a una carta di credito, così sai cosa va bene per i tuoi capelli prima che arrivi.",
    lifeSize: "A grandezza naturale sul tuo schermo",
    lifeSizeHelp:
      "Appoggia una carta allo schermo e scorri finché i bordi combaciano. Lo ricordiamo su questo dispositivo.",
    bankCard: "Carta di credito",
    more: "Altre da questa colata",
    failed: "Non siamo riusciti a caricare questa pinza.",
    gone: "Questa pinza non c’è più",
    goneText: "Forse ha trovato la sua chioma. Le altre tengono ancora.",
    wide: (width) => `larga ${width}`,
    drawing: (width) =>
      `La pinza, larga ${width}, disegnata in scala su una carta di credito`,
    picture: (number, count) => `Immagine ${number} di ${count}`,
  },
  drops: {
    ready: (day) => `Pronta verso ${day}.`,
    pause: {
      fact: (day) =>
        `In questo momento non accettiamo ordini: torniamo ${italianDate("", day)}.`,
      rest: "Riempi già il carrello: da quel giorno potrai di nuovo ordinare.",
      back: (day) => `Di ritorno ${italianDate("", day)}`,
    },
    drop: {
      opens: (when) => `In vendita ${italianDate("da", when)}`,
      inDays: (count) =>
        plural("it", count, {
          one: `Tra ${count} giorno`,
          other: `Tra ${count} giorni`,
        }),
      soon: (clock) => `Tra ${clock}`,
      units: {
        days: (count) =>
          plural("it", count, { one: "giorno", other: "giorni" }),
        hours: (count) => plural("it", count, { one: "ora", other: "ore" }),
        minutes: (count) =>
          plural("it", count, { one: "minuto", other: "minuti" }),
        seconds: (count) =>
          plural("it", count, { one: "secondo", other: "secondi" }),
      },
      calendar: "Aggiungi al calendario",
      remind: "Ricordamelo",
      hint: "Una sola e-mail all’inizio della vendita, poi dimentichiamo il tuo indirizzo.",
    },
    wait: {
      back: "Avvisami quando torna",
      free: "Avvisami se si libera",
      someones: "Nel carrello di qualcuno",
      held: (left) =>
        `Forse sarà di nuovo libera tra ${minutes(left)}. Questa pagina lo saprà.`,
      heldSome: "Questa pagina saprà quando si libera.",
      tell: "Avvisami",
      hint: "Una sola e-mail quando torna, poi dimentichiamo il tuo indirizzo.",
      email: "Il tuo indirizzo e-mail",
      placeholder: "tu@example.com",
      missing: "Inserisci il tuo indirizzo e-mail.",
      sending: "Un momento...",
      done: "Ti scriveremo.",
      failed: {
        title: "Non ha funzionato",
        description: "Riprova tra un momento.",
      },
    },
  },
};
