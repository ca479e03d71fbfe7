import type { MailPicture } from "#server/mail/mail.ts";

/** From the seventh line on a mail shows only names. */
export const PICTURED_LINES = 6;

export type OrderPictures = {
  /** By the index of the line. */
  lines: ReadonlyMap<number, MailPicture>;
  /** Of what the maker takes from her drawers, by its key in the pick list. */
  parts: ReadonlyMap<string, MailPicture>;
};

/** The pictures, each once: two lines may show the same product. */
export function attached({ lines, parts }: OrderPictures): MailPicture[] {
  const all = [...lines.values(), ...parts.values()];
  return [...new Map(all.map((picture) => [picture.cid, picture])).values()];
}
