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
  uneven: (count: number, rows: string) =>
    plural("fr", count, {
      one: `La ligne ${rows} n’a pas autant de cellules que la première\u00a0: elle est laissée de côté.`,
      other: `${count} lignes n’ont pas autant de cellules que la première et sont laissées de côté\u00a0: ${rows}.`,
    }),
  drafts: (count: number) =>
    plural("fr", count, {
      one: "Une pince y est en brouillon ou archivée\u00a0: elle est laissée de côté.",
      other: `${count} pinces y sont en brouillon ou archivées\u00a0: elles sont laissées de côté.`,
    }),
  giftCards: (count: number) =>
    plural("fr", count, {
      one: "Une carte cadeau est laissée de côté.",
      other: `${count} cartes cadeaux sont laissées de côté.`,
    }),
  letters:
    "Regardez les lettres comme é et œ\u00a0: le fichier ne dit pas comment il les écrit.",
  otherCurrency: (theirs: string, own: string) =>
    `Les prix du fichier sont en ${theirs}, et votre boutique vend en ${own}. Les nombres seraient repris tels quels.`,
  asOwn: (own: string) => `Reprendre les nombres comme des prix en ${own}`,
  losses: {
    name: (_: number, max: number) =>
      `Son nom est raccourci à ${max} caractères.`,
    text: (_: number, max: number) =>
      `Son texte est raccourci à ${max} caractères environ.`,
    optionNames: (_: number, max: number) =>
      `Les noms des versions sont raccourcis à ${max} caractères.`,
    marks: () => "Les signes invisibles de ses textes sont retirés.",
    options: (count: number, max: number) =>
      plural("fr", count, {
        one: `Une version ne vient pas\u00a0: une pince en a ${max} au plus.`,
        other: `${count} versions ne viennent pas\u00a0: une pince en a ${max} au plus.`,
      }),
    pictures: (count: number, max: number) =>
      plural("fr", count, {
        one: `Une photo ne vient pas\u00a0: une pince en a ${max} au plus.`,
        other: `${count} photos ne viennent pas\u00a0: une pince en a ${max} au plus.`,
      }),
  },
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
