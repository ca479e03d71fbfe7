import type { S3ListObjectsResponse } from "bun";

type Found = NonNullable<S3ListObjectsResponse["contents"]>[number];

/**
 * Returns all objects of a bucket's list, which comes in pages: `readPage` reads
 * the one after a key. Throws where the list does not advance.
 */
export async function listObjects(
  readPage: (startAfter: string | undefined) => Promise<S3ListObjectsResponse>,
): Promise<Found[]> {
  const found: Found[] = [];
  let startAfter: string | undefined;
  do {
    const { contents = [], isTruncated } = await readPage(startAfter);
    found.push(...contents);
    const last = contents.at(-1)?.key;
    if (isTruncated && (last === undefined || last <= (startAfter ?? "")))
      throw new Error("its list does not advance");
    startAfter = isTruncated ? last : undefined;
  } while (startAfter !== undefined);
  return found;
}
