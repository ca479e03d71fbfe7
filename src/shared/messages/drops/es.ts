import { plural } from "#shared/messages/words.ts";
import type { DropsMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("es", count, {
    one: `${count}\u00a0minuto`,
    other: `${count}\u00a0minutos`,
  });

export const es: DropsMessages = {
  ready: (day) => `Lista hacia el ${day}.`,
  pause: {
    fact: (day) => `Ahora no aceptamos pedidos; volvemos el ${day}.`,
    rest: "Llena ya tu carrito; entonces podrás volver a pedir.",
    back: (day) => `Vuelve el ${day}`,
  },
  drop: {
    opens: (when) => `A la venta el ${when}`,
    inDays: (count) =>
      plural("es", count, {
        one: `En ${count} día`,
        other: `En ${count} días`,
      }),
    soon: (clock) => `En ${clock}`,
    units: {
      days: (count) => plural("es", count, { one: "día", other: "días" }),
      hours: (count) => plural("es", count, { one: "hora", other: "horas" }),
      minutes: (count) =>
        plural("es", count, { one: "minuto", other: "minutos" }),
      seconds: (count) =>
        plural("es", count, { one: "segundo", other: "segundos" }),
    },
    calendar: "Añadir al calendario",
    remind: "Recuérdamelo",
    hint: "Un solo correo cuando salga a la venta y después olvidamos tu dirección.",
  },
  wait: {
    back: "Avísame cuando vuelva",
    free: "Avísame si queda libre",
    someones: "En el carrito de alguien",
    held: (left) =>
      `Puede quedar libre en ${minutes(left)}. Esta página lo sabrá.`,
    heldSome: "Esta página sabrá cuándo queda libre.",
    tell: "Avísame",
    hint: "Un solo correo cuando vuelva y después olvidamos tu dirección.",
    email: "Tu correo electrónico",
    placeholder: "tu@example.com",
    missing: "Escribe tu correo electrónico.",
    sending: "Un momento...",
    done: "Te escribiremos.",
    failed: {
      title: "No ha funcionado",
      description: "Inténtalo de nuevo en un momento.",
    },
  },
};
