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
