import { italianDate } from "#shared/messages/words.ts";
import type { WithdrawalMessages } from "./en.ts";

export const it: WithdrawalMessages = {
  open: "Recedere dal contratto qui",
  title: "Recedere dal contratto",
  close: "Chiudi",
  keep: "Annulla",
  name: "Nome",
  order: "Ordine",
  email: "Indirizzo e-mail",
  items: "Da che cosa recedi",
  excepted: "Le pinze personalizzate sono escluse.",
  confirm: "Conferma il recesso",
  sending: "Invio...",
  failed: "Il tuo recesso non è stato inviato",
  done: {
    title: "Abbiamo ricevuto il tuo recesso",
    description: "La ricevuta ti arriva per e-mail.",
  },
  withdrawn: (date) =>
    `Hai esercitato il recesso ${italianDate("", date)}. La ricevuta ti è stata inviata per e-mail.`,
  badge: { whole: "Recesso", inPart: "Recesso parziale" },
  noScript: "Per recedere senza JavaScript, scrivi a {}.",
  form: {
    text: "Scrivi il tuo nome, il numero dell’ordine e l’indirizzo e-mail con cui hai ordinato. Il numero è nelle nostre e-mail.",
    done: "Il tuo recesso ci è arrivato. Se l’indirizzo e-mail è giusto, la ricevuta è in arrivo.",
    again: "Recedere da un altro ordine",
  },
  told: (date) => `Recesso ${italianDate("di", date)}:`,
};
