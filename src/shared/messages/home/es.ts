import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

export const es: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Elige hasta ${charms} charms y ${letters} letras, mira cómo tu pinza va tomando forma y te la hacemos.`,
    name: "Tu nombre",
    lettersOnly: (letters) =>
      `Elige hasta ${letters} letras, mira cómo tu pinza va tomando forma y te la hacemos.`,
    placeholder: (letters) => `Un nombre, hasta ${letters} letras`,
    from: (price) => `Desde ${price}, letras incluidas.`,
    begun: "Tu pinza a medias te espera.",
  },
  firstDay: {
    sentence: "Las primeras pinzas de pelo están en camino.",
    art: "Una pinza de pelo entre otras dos que solo están dibujadas",
    title: "Hay pinzas nuevas en camino",
    text: "Deja tu correo y sé la primera persona en verlas.",
    comeBack: "Vuelve pronto.",
    tellMe: "Avísame",
  },
  process: {
    minutes: (count) =>
      plural("es", count, {
        one: `${count} minuto`,
        other: `${count} minutos`,
      }),
    bench: "en la mesa de trabajo",
  },
  social: {
    more: "Ver más en nuestras redes",
    newTab: "(se abre en una pestaña nueva)",
    soon: "Muy pronto, también en redes sociales.",
    pictures: "Fotos de nuestras pinzas",
  },
  newsletter: {
    email: "Correo electrónico",
    placeholder: "tu@example.com",
    join: "Apúntame",
    joining: "Apuntándote...",
    invalid: "Correo no válido",
    failed: {
      title: "¡Vaya! Algo ha salido mal",
      description:
        "Inténtalo más tarde, por favor. ¡Tenemos muchas ganas de que te apuntes!",
    },
    toConfirm: {
      title: "Casi listo",
      description:
        "Te hemos enviado un correo. Pulsa el botón que lleva para confirmar.",
    },
    welcome: (shopName) => `¡Te damos la bienvenida a ${shopName}!`,
  },
};
