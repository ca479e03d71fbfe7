import { plural } from "#shared/messages/words.ts";
import type { DropsMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("fr", count, {
    one: `${count}\u00a0minute`,
    other: `${count}\u00a0minutes`,
  });

export const fr: DropsMessages = {
  ready: (day) => `Prête vers le ${day}.`,
  pause: {
    fact: (day) =>
      `Nous ne prenons pas de commandes en ce moment et serons de retour le ${day}.`,
    rest: "Remplissez déjà votre panier ; vous pourrez commander à nouveau dès cette date.",
    back: (day) => `De retour le ${day}`,
  },
  drop: {
    opens: (when) => `En vente le ${when}`,
    inDays: (count) =>
      plural("fr", count, {
        one: `Dans ${count} jour`,
        other: `Dans ${count} jours`,
      }),
    soon: (clock) => `Dans ${clock}`,
    units: {
      days: (count) => plural("fr", count, { one: "jour", other: "jours" }),
      hours: (count) => plural("fr", count, { one: "heure", other: "heures" }),
      minutes: (count) =>
        plural("fr", count, { one: "minute", other: "minutes" }),
      seconds: (count) =>
        plural("fr", count, { one: "seconde", other: "secondes" }),
    },
    calendar: "Ajouter à l’agenda",
    remind: "Me le rappeler",
    hint: "Un seul e-mail à la mise en vente, puis nous oublions votre adresse.",
  },
  wait: {
    back: "Me prévenir de son retour",
    free: "Me prévenir si elle se libère",
    someones: "Dans le panier de quelqu’un",
    held: (left) =>
      `Elle sera peut-être libre dans ${minutes(left)}. Cette page le saura.`,
    heldSome: "Cette page saura quand elle se libère.",
    tell: "Me prévenir",
    hint: "Un seul e-mail quand elle sera de retour, puis nous oublions votre adresse.",
    email: "Votre adresse e-mail",
    placeholder: "vous@example.com",
    missing: "Saisissez votre adresse e-mail.",
    sending: "Un instant...",
    done: "Nous vous écrirons.",
    failed: {
      title: "Cela n’a pas fonctionné",
      description: "Veuillez réessayer dans un instant.",
    },
  },
};
