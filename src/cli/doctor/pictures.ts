import type { Config } from "#server/config/config.ts";
import { openPictureBucket } from "#server/images/bucket.ts";
import { failure } from "#cli/failure.ts";
import { about, type Finding } from "./finding.ts";

/** Checks whether every copy of the shop can access the pictures. */
export async function checkPictures({
  uploadsS3,
  databaseUrl,
}: Config): Promise<Finding[]> {
  const pictures = about("Pictures");
  if (!uploadsS3)
    return databaseUrl
      ? [
          pictures.warn(
            "they are in this machine's data folder, so only one copy of the shop can run. Set UPLOADS_S3_BUCKET for more.",
          ),
        ]
      : [];
  try {
    const { length } = await openPictureBucket(uploadsS3).list();
    return [pictures.ok(`${length} files in the bucket "${uploadsS3.bucket}"`)];
  } catch (error) {
    return [pictures.fail(failure(error).sentence)];
  }
}
