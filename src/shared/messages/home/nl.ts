import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

export const nl: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Kies maximaal ${charms} bedels en ${letters} letters, zie hoe je klem ontstaat, en wij maken hem voor je.`,
    name: "Je naam",
    lettersOnly: (letters) =>
      `Kies maximaal ${letters} letters, zie hoe je klem ontstaat, en wij maken hem voor je.`,
    placeholder: (letters) => `Een naam, tot ${letters} letters`,
    from: (price) => `Vanaf ${price}, letters inbegrepen.`,
    begun: "De klem die je begon, wacht op je.",
  },
  firstDay: {
    sentence: "De eerste haarklemmen zijn onderweg.",
    art: "Een haarklem tussen twee die nog maar getekend zijn",
    title: "Er zijn nieuwe klemmen onderweg",
    text: "Laat je e-mailadres achter en zie ze als eerste.",
    comeBack: "Kom snel weer eens kijken.",
    tellMe: "Houd me op de hoogte",
  },
  process: {
    minutes: (count) =>
      plural("nl", count, {
        one: `${count} minuut`,
        other: `${count} minuten`,
      }),
    bench: "aan de werkbank",
  },
  social: {
    more: "Meer zien op onze socials",
    newTab: "(opent in een nieuw tabblad)",
    soon: "Onze pagina op social media komt eraan.",
    pictures: "Foto’s van onze klemmen",
  },
  newsletter: {
    email: "E-mailadres",
    placeholder: "jij@example.com",
    join: "Aanmelden",
    joining: "Aanmelden...",
    invalid: "Ongeldig e-mailadres",
    failed: {
      title: "Oeps! Er ging iets mis",
      description: "Probeer het later nog eens. We kijken al naar je uit!",
    },
    toConfirm: {
      title: "Bijna klaar",
      description:
        "We hebben je een e-mail gestuurd. Druk op de knop erin om te bevestigen.",
    },
    welcome: (shopName) => `Welkom bij ${shopName}!`,
  },
};
