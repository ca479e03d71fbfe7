import { italianDate, plural } from "#shared/messages/words.ts";
import type { PlanningMessages } from "./en.ts";

export const it: PlanningMessages = {
  opening: {
    title: "Inizio della vendita",
    at: "In vendita da",
    time: "Ora",
    hint: (zone) =>
      `Fino ad allora si vede un conto alla rovescia. L’ora è quella di ${zone}.`,
    clear: "Vendi subito",
    together: (clip, when) => `Insieme a ${clip}, ${when}`,
    tag: (when) => `In vendita ${italianDate("da", when)}`,
  },
  timeOff: {
    title: "Giorni liberi",
    none: "Gli ordini sono accettati ogni giorno.",
    clips: (count) =>
      plural("it", count, {
        one: `${count} pinza alla settimana`,
        other: `${count} pinze alla settimana`,
      }),
    off: (days) => `liberi: ${days}`,
    now: (ready) => `Una pinza ordinata adesso: ${ready}`,
    paused: (from, until) =>
      `Niente ordini ${italianDate("da", from)}; di ritorno ${italianDate("", until)}.`,
    pausedNow: (until) =>
      `Niente ordini; di ritorno ${italianDate("", until)}.`,
    plan: "Prevedi una pausa",
    end: "Termina la pausa",
    callOff: "Annulla la pausa",
    from: "Primo giorno senza ordini",
    until: "Di ritorno il",
    text: "La tua frase (facoltativa)",
    textHint: "Si vede su ogni pagina e quando si prova a ordinare.",
    dates: "Indica entrambi i giorni.",
    pace: "Quante ne puoi fare?",
    perWeek: "Pinze alla settimana",
    perWeekHint: "Vuoto: non si promette alcun giorno.",
    lead: "Giorni necessari come minimo per una pinza",
    leadHint: "Anche se c’è poco da fare: la resina deve indurire.",
    daysOff: "Liberi ogni settimana",
    single: "Singoli giorni liberi",
    singleHint: (example) => `Date come ${example}, separate da virgole.`,
    save: "Salva",
    close: "Annulla",
    saved: "Salvato. Ora si vede nel negozio.",
    failed: "Non è stato salvato",
  },
};
