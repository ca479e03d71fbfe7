import { plural } from "#shared/messages/words.ts";
import type { ImportMessages } from "./en.ts";

export const es: ImportMessages = {
  title: "Pinzas de otra tienda",
  intro:
    "Elige el archivo CSV que Etsy, Shopify o Big Cartel hace de tus productos. Primero ves lo que vendría. Las pinzas llegan ocultas, y las muestras cuando quieras.",
  choose: "Elegir el archivo",
  reading: "Leyendo el archivo...",
  failed: "El archivo no se ha leído.",
  found: (count: number) =>
    plural("es", count, {
      one: "Una pinza en el archivo.",
      other: `${count} pinzas en el archivo.`,
    }),
  unread: (columns: string) => `No se importa: ${columns}.`,
  uneven: (count: number, rows: string) =>
    plural("es", count, {
      one: `La fila ${rows} tiene más o menos celdas que la primera y se deja fuera.`,
      other: `${count} filas tienen más o menos celdas que la primera y se dejan fuera: ${rows}.`,
    }),
  drafts: (count: number) =>
    plural("es", count, {
      one: "Una pinza está allí en borrador o archivada y se deja fuera.",
      other: `${count} pinzas están allí en borrador o archivadas y se dejan fuera.`,
    }),
  giftCards: (count: number) =>
    plural("es", count, {
      one: "Se deja fuera una tarjeta regalo.",
      other: `Se dejan fuera ${count} tarjetas regalo.`,
    }),
  letters: "Mira letras como é y ñ: el archivo no dice cómo las escribe.",
  otherCurrency: (theirs: string, own: string) =>
    `Los precios del archivo están en ${theirs} y tu tienda vende en ${own}. Los números vendrían tal cual.`,
  asOwn: (own: string) => `Tomar los números como precios en ${own}`,
  losses: {
    name: (_: number, max: number) =>
      `Su nombre se acorta a ${max} caracteres.`,
    text: (_: number, max: number) =>
      `Su texto se acorta a unos ${max} caracteres.`,
    optionNames: (_: number, max: number) =>
      `Los nombres de las opciones se acortan a ${max} caracteres.`,
    marks: () => "Se quitan los signos invisibles de sus textos.",
    options: (count: number, max: number) =>
      plural("es", count, {
        one: `Una opción no viene: una pinza tiene como máximo ${max}.`,
        other: `${count} opciones no vienen: una pinza tiene como máximo ${max}.`,
      }),
    pictures: (count: number, max: number) =>
      plural("es", count, {
        one: `Una foto no viene: una pinza tiene como máximo ${max}.`,
        other: `${count} fotos no vienen: una pinza tiene como máximo ${max}.`,
      }),
  },
  states: {
    named: "Ya hay una pinza con este nombre.",
    imported: "Ya importada.",
    withoutPicture: "No tiene foto. Añádela a mano.",
    withoutPrice: "Su precio no se puede leer. Añádela a mano.",
  },
  options: (count: number) =>
    plural("es", count, { one: "una opción", other: `${count} opciones` }),
  pictures: (count: number) =>
    plural("es", count, { one: "una foto", other: `${count} fotos` }),
  start: (count: number) =>
    plural("es", count, {
      one: "Importar una pinza",
      other: `Importar ${count} pinzas`,
    }),
  progress: (done: number, total: number) => `${done} de ${total}`,
  keepOpen:
    "Deja esta ventana abierta. Lo que ha llegado se queda, y el mismo archivo no añade nada dos veces.",
  stop: "Parar",
  done: (count: number) =>
    plural("es", count, {
      one: "Ha llegado una pinza, oculta. Muéstrala con «Editar».",
      other: `Han llegado ${count} pinzas, ocultas. Muestra cada una con «Editar».`,
    }),
  none: "No ha llegado nada.",
  missing: (name: string, count: number) =>
    plural("es", count, {
      one: `No se ha podido obtener una foto de ${name}.`,
      other: `No se han podido obtener ${count} fotos de ${name}.`,
    }),
  another: "Elegir otro archivo",
};
