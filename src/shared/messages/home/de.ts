import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

export const de: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Such dir bis zu ${charms} Charms und ${letters} Buchstaben aus, sieh zu, wie deine Klammer entsteht, und wir fertigen sie für dich.`,
    name: "Dein Name",
    lettersOnly: (letters) =>
      `Such dir bis zu ${letters} Buchstaben aus, sieh zu, wie deine Klammer entsteht, und wir fertigen sie für dich.`,
    placeholder: (letters) => `Name, bis zu ${letters} Buchstaben`,
    from: (price) => `Ab ${price}, mit Buchstaben.`,
    begun: "Deine angefangene Klammer wartet auf dich.",
  },
  firstDay: {
    sentence: "Die ersten Haarklammern sind unterwegs.",
    art: "Eine Haarklammer zwischen zweien, die erst gezeichnet sind",
    title: "Neue Klammern sind unterwegs",
    text: "Hinterlass deine E-Mail-Adresse und sieh sie als Erste oder Erster.",
    comeBack: "Schau bald wieder vorbei.",
    tellMe: "Sag mir Bescheid",
  },
  process: {
    minutes: (count) =>
      plural("de", count, {
        one: `${count} Minute`,
        other: `${count} Minuten`,
      }),
    bench: "an der Werkbank",
  },
  social: {
    more: "Mehr auf Social Media",
    newTab: "(öffnet sich in einem neuen Tab)",
    soon: "Unsere Social-Media-Seite kommt bald.",
    pictures: "Bilder unserer Klammern",
  },
  newsletter: {
    email: "E-Mail-Adresse",
    placeholder: "du@example.com",
    join: "Anmelden",
    joining: "Wird angemeldet\u00a0...",
    invalid: "E-Mail-Adresse ungültig",
    failed: {
      title: "Hoppla! Da ist etwas schiefgegangen",
      description:
        "Bitte versuch es später noch einmal. Wir freuen uns schon auf dich!",
    },
    toConfirm: {
      title: "Fast geschafft",
      description:
        "Wir haben dir eine E-Mail geschickt. Drück den Knopf darin, dann bist du dabei.",
    },
    welcome: (shopName) => `Willkommen bei ${shopName}!`,
  },
};
