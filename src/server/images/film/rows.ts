import { errorKey } from "#shared/messages/error-key.ts";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { pictures } from "#server/db/schema/catalog.ts";
import { invalidField } from "#server/http/problem.ts";
import { isFilmFile } from "#server/images/names.ts";

// A film is a row of the pictures table, so that it is swept, backed up and
// moved like a picture. A film has no widths and is never shown as a picture.

/** Records a film whose file is on the disk. */
export async function saveFilm(
  db: Tx,
  { filmUrl, now }: { filmUrl: string; now: number },
): Promise<void> {
  await db
    .insert(pictures)
    .values({
      imageUrl: filmUrl,
      width: 0,
      height: 0,
      widths: [],
      placeholder: "",
      color: "",
      createdAt: now,
    })
    .run();
}

/** Whether the shop stores a film under this address. */
export async function hasFilm(db: Db, filmUrl: string): Promise<boolean> {
  if (!isFilmFile(filmUrl)) return false;
  const row = await db
    .select({ imageUrl: pictures.imageUrl })
    .from(pictures)
    .where(eq(pictures.imageUrl, filmUrl))
    .get();
  return row !== undefined;
}

/** Throws "invalid" for a film that the shop does not store (any more). */
export async function checkStoredFilm(
  db: Db,
  filmUrl: string,
  field: string,
): Promise<void> {
  if (await hasFilm(db, filmUrl)) return;
  throw invalidField(field, errorKey("filmGone"));
}
