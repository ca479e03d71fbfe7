import { plural } from "#shared/messages/words.ts";
import type { PlanningMessages } from "./en.ts";

export const fr: PlanningMessages = {
  opening: {
    title: "Ouverture de la vente",
    at: "En vente à partir du",
    time: "Heure",
    hint: (zone) =>
      `D’ici là, les clients voient un compte à rebours. L’heure est celle de ${zone}.`,
    clear: "Vendre tout de suite",
    together: (clip, when) => `Avec ${clip}, ${when}`,
    tag: (when) => `En vente le ${when}`,
  },
  timeOff: {
    title: "Congés",
    none: "Les commandes sont prises tous les jours.",
    clips: (count) =>
      plural("fr", count, {
        one: `${count} pince par semaine`,
        other: `${count} pinces par semaine`,
      }),
    off: (days) => `repos : ${days}`,
    now: (ready) => `Une pince commandée maintenant : ${ready}`,
    paused: (from, until) =>
      `Pas de commandes à partir du ${from}\u202f; de retour le ${until}.`,
    pausedNow: (until) => `Pas de commandes\u202f; de retour le ${until}.`,
    plan: "Prévoir une pause",
    end: "Terminer la pause",
    callOff: "Annuler la pause",
    from: "Premier jour sans commandes",
    until: "De retour le",
    text: "Votre phrase (facultatif)",
    textHint: "Affichée sur chaque page et à qui veut commander.",
    dates: "Indiquez les deux jours.",
    pace: "Combien en faites-vous\u202f?",
    perWeek: "Pinces par semaine",
    perWeekHint: "Vide : aucune date n’est annoncée.",
    lead: "Jours nécessaires au minimum pour une pince",
    leadHint: "Même s’il y a peu à faire\u00a0: la résine doit durcir.",
    daysOff: "Repos chaque semaine",
    single: "Jours de repos isolés",
    singleHint: (example) =>
      `Des dates comme ${example}, séparées par des virgules.`,
    save: "Enregistrer",
    close: "Annuler",
    saved: "Enregistré. La boutique l’annonce désormais.",
    failed: "L’enregistrement a échoué",
  },
};
