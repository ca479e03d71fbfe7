import type { SiteMessages } from "./en.ts";

export const es: SiteMessages = {
  about: "Pinzas de pelo",
  products: "En la tienda",
  promo: "Diseña la tuya",
  sample: "HOLA",
  process: "Así las hacemos",
  processText: (minutes) =>
    `Hacer una pinza personalizada lleva unos ${minutes} minutos, de principio a fin.`,
  gallery: "Ver más",
  newsletter: "Entérate de las novedades",
  newsletterText: "Un correo breve cuando hay algo nuevo. Nada más.",
  welcome: "Ya estás en la lista. Te escribimos cuando haya algo nuevo.",
};
