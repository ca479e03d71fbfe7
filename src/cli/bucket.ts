import type { Config } from "#server/config/config.ts";
import type { S3Place } from "#server/config/s3.ts";
import { CommandError } from "./command-error.ts";
import { EXIT } from "./exit.ts";

/** Returns the bucket in the settings. Throws a CommandError without one. */
export function getBucket({ backup }: Config): S3Place {
  if (backup.s3) return backup.s3;
  throw new CommandError(
    EXIT.config,
    "--s3 needs BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.",
  );
}
