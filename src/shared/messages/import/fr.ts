import { plural } from "#shared/messages/words.ts";
import type { ImportMessages } from "./en.ts";

export const fr: ImportMessages = {
  title: "Pinces d’une autre boutique",
  intro:
    "Choisissez le fichier CSV qu’Etsy, Shopify ou Big Cartel crée de vos produits. Vous voyez d’abord ce qui viendrait. Les pinces arrivent masquées, et vous les montrez quand vous voulez.",
  choose: "Choisir le fichier",
  reading: "Lecture du fichier...",
  failed: "Le fichier n’a pas été lu.",
  found: (count: number) =>
    plural("fr", count, {
      one: "Une pince dans le fichier.",
      other: `${count} pinces dans le fichier.`,
    }),
  unread: (columns: string) => `Non repris : ${columns}.`,
  states: {
    named: "Une pince porte déjà ce nom.",
    imported: "Déjà importée.",
    withoutPicture: "Elle n’a pas de photo. Ajoutez-la à la main.",
    withoutPrice: "Son prix est illisible. Ajoutez-la à la main.",
  },
  options: (count: number) =>
    plural("fr", count, { one: "une version", other: `${count} versions` }),
  pictures: (count: number) =>
    plural("fr", count, { one: "une photo", other: `${count} photos` }),
  start: (count: number) =>
    plural("fr", count, {
      one: "Importer une pince",
      other: `Importer ${count} pinces`,
    }),
  progress: (done: number, total: number) => `${done} sur ${total}`,
  keepOpen:
    "Laissez cette fenêtre ouverte. Ce qui est arrivé reste, et le même fichier n’ajoute rien deux fois.",
  stop: "Arrêter",
  done: (count: number) =>
    plural("fr", count, {
      one: "Une pince est arrivée, masquée. Montrez-la avec « Modifier ».",
      other: `${count} pinces sont arrivées, masquées. Montrez chacune avec « Modifier ».`,
    }),
  none: "Rien n’est arrivé.",
  missing: (name: string, count: number) =>
    plural("fr", count, {
      one: `Une photo de ${name} n’a pas pu être récupérée.`,
      other: `${count} photos de ${name} n’ont pas pu être récupérées.`,
    }),
  another: "Choisir un autre fichier",
};
