import { errorKey } from "#shared/messages/error-key.ts";
import type { Db } from "#server/db/handle.ts";
import { invalidField } from "#server/http/problem.ts";
import { findPicture } from "#server/images/store.ts";

const RATIO = 16 / 9;
/** Programs round the sides; a picture of 1000 x 560 is close enough. */
const TOLERANCE = 0.02;

/**
 * Throws "invalid" for an upload on which a clip cannot be drawn: charms and
 * letters have their places on a picture of 16:9, and what is around the clip
 * must let the designer's ground through. Of pictures elsewhere nothing is
 * known: the shop never fetches them.
 */
export async function checkResinPicture(
  db: Db,
  imageUrl: string,
): Promise<void> {
  const picture = await findPicture(db, imageUrl);
  if (!picture) return;
  const { width, height, placeholder } = picture;
  const isWide = Math.abs(width / height / RATIO - 1) <= TOLERANCE;
  // Only a picture without transparent parts has a blurred placeholder.
  const isTransparent = placeholder === "";
  if (isWide && isTransparent) return;
  const message = isTransparent
    ? errorKey("resinRatio", width, height)
    : isWide
      ? errorKey("resinGround")
      : errorKey("resinRatioAndGround", width, height);
  throw invalidField("imageUrl", message);
}
