import { eq, sql } from "drizzle-orm";
import type { Picture } from "#shared/images.ts";
import type { Tx } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import { pictures } from "#server/db/schema/goods.ts";

type PictureRow = typeof pictures.$inferSelect;

const selectPicture = prepared((db) =>
  db
    .select()
    .from(pictures)
    .where(eq(pictures.imageUrl, sql.placeholder("imageUrl")))
    .prepare(),
);

/** What a list says of a held picture; null where the picture is not held. */
export function toPicture(row: PictureRow | null): Picture | null {
  if (!row) return null;
  const { width, height, widths, placeholder, color } = row;
  return { width, height, widths, placeholder, color };
}

/** What is known of the picture at an address; null where it is not held. */
export function findPicture(db: Tx, imageUrl: string): Picture | null {
  return toPicture(selectPicture(db).get({ imageUrl }) ?? null);
}
