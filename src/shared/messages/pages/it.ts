import { plural } from "#shared/messages/words.ts";
import type { PagesMessages } from "./en.ts";

export const it: PagesMessages = {
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
    removal: "Far cancellare i dati",
    removalText:
      "Scrivi a {} e ti diciamo che cosa abbiamo conservato, lo correggiamo o lo cancelliamo.",
  },
};
