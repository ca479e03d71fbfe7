import type { Picture } from "#shared/images.ts";
import type { pictures } from "#server/db/schema.ts";

type PictureRow = typeof pictures.$inferSelect;

/** What a list says of a held picture; null where the picture is not held. */
export function toPicture(row: PictureRow | null): Picture | null {
  if (!row) return null;
  const { width, height, widths, placeholder, color } = row;
  return { width, height, widths, placeholder, color };
}
