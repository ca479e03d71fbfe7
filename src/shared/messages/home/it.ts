import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

export const it: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Scegli fino a ${charms} ciondoli e ${letters} lettere, guarda la tua pinza prendere forma, e noi la realizziamo per te.`,
    name: "Il tuo nome",
    lettersOnly: (letters) =>
      `Scegli fino a ${letters} lettere, guarda la tua pinza prendere forma, e noi la realizziamo per te.`,
    placeholder: (letters) => `Un nome, fino a ${letters} lettere`,
    from: (price) => `Da ${price}, lettere comprese.`,
    begun: "La pinza iniziata ti aspetta.",
  },
  firstDay: {
    sentence: "Le prime pinze per capelli sono in arrivo.",
    art: "Una pinza per capelli tra altre due ancora solo disegnate",
    title: "Nuove pinze sono in arrivo",
    text: "Lascia la tua e-mail e scoprile prima di tutti.",
    comeBack: "Torna presto a trovarci.",
    tellMe: "Avvisami",
  },
  process: {
    minutes: (count) =>
      plural("it", count, {
        one: `${count} minuto`,
        other: `${count} minuti`,
      }),
    bench: "al banco di lavoro",
  },
  social: {
    more: "Altro sui nostri social",
    newTab: "(si apre in una nuova scheda)",
    soon: "La nostra pagina social è in arrivo.",
    pictures: "Foto delle nostre pinze",
  },
  newsletter: {
    email: "Indirizzo e-mail",
    placeholder: "tu@example.com",
    join: "Iscriviti",
    joining: "Iscrizione...",
    invalid: "E-mail non valida",
    failed: {
      title: "Ops! Qualcosa è andato storto",
      description: "Riprova più tardi. Non vediamo l’ora di averti con noi!",
    },
    toConfirm: {
      title: "Ci siamo quasi",
      description:
        "Ti abbiamo inviato un’e-mail. Premi il pulsante che contiene per confermare.",
    },
    welcome: (shopName) => `Ti diamo il benvenuto da ${shopName}!`,
  },
};
