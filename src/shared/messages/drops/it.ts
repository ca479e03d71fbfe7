import { italianDate, plural } from "#shared/messages/words.ts";
import type { DropsMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("it", count, {
    one: `${count}\u00a0minuto`,
    other: `${count}\u00a0minuti`,
  });

export const it: DropsMessages = {
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
      days: (count) => plural("it", count, { one: "giorno", other: "giorni" }),
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
};
