import { plural } from "#shared/messages/words.ts";
import type { PlanningMessages } from "./en.ts";

export const es: PlanningMessages = {
  opening: {
    title: "Inicio de la venta",
    at: "A la venta desde",
    time: "Hora",
    hint: (zone) =>
      `Hasta entonces se ve una cuenta atrás. La hora es la de ${zone}.`,
    clear: "Vender ya",
    together: (clip, when) => `Junto con ${clip}, ${when}`,
    tag: (when) => `A la venta el ${when}`,
  },
  timeOff: {
    title: "Tiempo libre",
    none: "Se aceptan pedidos todos los días.",
    clips: (count) =>
      plural("es", count, {
        one: `${count} pinza a la semana`,
        other: `${count} pinzas a la semana`,
      }),
    off: (days) => `libre: ${days}`,
    now: (ready) => `Una pinza pedida ahora: ${ready}`,
    paused: (from, until) =>
      `Sin pedidos desde el ${from}; de vuelta el ${until}.`,
    pausedNow: (until) => `Sin pedidos; de vuelta el ${until}.`,
    plan: "Planear una pausa",
    end: "Terminar la pausa",
    callOff: "Cancelar la pausa",
    from: "Primer día sin pedidos",
    until: "De vuelta el",
    text: "Tu frase (opcional)",
    textHint: "Se ve en todas las páginas y al intentar pedir.",
    dates: "Indica los dos días.",
    pace: "¿Cuántas puedes hacer?",
    perWeek: "Pinzas a la semana",
    perWeekHint: "Vacío: no se promete ningún día.",
    lead: "Días que necesita una pinza como mínimo",
    leadHint: "Aunque haya poco que hacer: la resina tiene que curar.",
    daysOff: "Libre cada semana",
    single: "Días libres sueltos",
    singleHint: (example) => `Fechas como ${example}, separadas por comas.`,
    save: "Guardar",
    close: "Cancelar",
    saved: "Guardado. Ya se ve en la tienda.",
    failed: "No se ha guardado",
  },
};
