import { plural } from "#shared/messages/words.ts";

/** Clips from the file of another shop, in the panel. */
export const en = {
  title: "Clips from another shop",
  intro:
    "Choose the CSV file that Etsy, Shopify or Big Cartel makes of your products. You see first what would come. The clips come hidden, and you show them when you like.",
  choose: "Choose the file",
  reading: "Reading the file...",
  failed: "The file was not read.",
  found: (count: number) =>
    plural("en", count, {
      one: "One clip in the file.",
      other: `${count} clips in the file.`,
    }),
  unread: (columns: string) => `Not taken over: ${columns}.`,
  uneven: (count: number, rows: string) =>
    plural("en", count, {
      one: `Row ${rows} has more or fewer cells than the first one, and is left out.`,
      other: `${count} rows have more or fewer cells than the first one, and are left out: ${rows}.`,
    }),
  drafts: (count: number) =>
    plural("en", count, {
      one: "One clip is a draft or archived there, and is left out.",
      other: `${count} clips are drafts or archived there, and are left out.`,
    }),
  giftCards: (count: number) =>
    plural("en", count, {
      one: "One gift card is left out.",
      other: `${count} gift cards are left out.`,
    }),
  letters:
    "Look at letters such as é and ß: the file does not say how it writes them.",
  otherCurrency: (theirs: string, own: string) =>
    `The prices in the file are in ${theirs}, and your shop sells in ${own}. The numbers would come as they are.`,
  asOwn: (own: string) => `Take the numbers as prices in ${own}`,
  losses: {
    name: (_: number, max: number) => `Its name is cut to ${max} characters.`,
    text: (_: number, max: number) =>
      `Its text is cut to about ${max} characters.`,
    optionNames: (_: number, max: number) =>
      `Names of options are cut to ${max} characters.`,
    marks: () => "Invisible signs are left out of its texts.",
    options: (count: number, max: number) =>
      plural("en", count, {
        one: `One option does not come: a clip has at most ${max}.`,
        other: `${count} options do not come: a clip has at most ${max}.`,
      }),
    pictures: (count: number, max: number) =>
      plural("en", count, {
        one: `One picture does not come: a clip has at most ${max}.`,
        other: `${count} pictures do not come: a clip has at most ${max}.`,
      }),
  },
  states: {
    named: "There is a clip of this name.",
    imported: "Imported before.",
    withoutPicture: "It has no picture. Add it by hand.",
    withoutPrice: "Its price cannot be read. Add it by hand.",
  },
  options: (count: number) =>
    plural("en", count, { one: "one option", other: `${count} options` }),
  pictures: (count: number) =>
    plural("en", count, { one: "one picture", other: `${count} pictures` }),
  start: (count: number) =>
    plural("en", count, {
      one: "Import one clip",
      other: `Import ${count} clips`,
    }),
  progress: (done: number, total: number) => `${done} of ${total}`,
  keepOpen:
    "Keep this window open. What has come stays, and the same file adds nothing twice.",
  stop: "Stop",
  done: (count: number) =>
    plural("en", count, {
      one: "One clip has come, hidden. Show it with Edit.",
      other: `${count} clips have come, hidden. Show each with Edit.`,
    }),
  none: "Nothing has come.",
  missing: (name: string, count: number) =>
    plural("en", count, {
      one: `One picture of ${name} could not be fetched.`,
      other: `${count} pictures of ${name} could not be fetched.`,
    }),
  another: "Choose another file",
};
export type ImportMessages = typeof en;
