import * as z from "zod/mini";

/** A bucket of any S3-compatible storage, or its part under `prefix`. */
export type S3Place = {
  bucket: string;
  endpoint: string | undefined;
  region: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  prefix: string;
};

/** The schema of BACKUP_S3_ENDPOINT and UPLOADS_S3_ENDPOINT. */
export const s3Endpoint = z.optional(
  z.url({ protocol: /^https?$/, error: "must begin with https://" }),
);
export const s3Prefix = z._default(
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9._/-]{0,200}$/, "must be a plain path such as shop/"),
    ),
  "",
);

/** Settings of the bucket in which the copies of a shop share pictures. */
export const uploadsSettings = {
  UPLOADS_S3_BUCKET: z.optional(z.string()),
  UPLOADS_S3_ENDPOINT: s3Endpoint,
  UPLOADS_S3_REGION: z.optional(z.string()),
  UPLOADS_S3_ACCESS_KEY_ID: z.optional(z.string()),
  UPLOADS_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  UPLOADS_S3_PREFIX: s3Prefix,
} as const;

type UploadsSettings = {
  UPLOADS_S3_BUCKET?: string;
  UPLOADS_S3_ENDPOINT?: string;
  UPLOADS_S3_REGION?: string;
  UPLOADS_S3_ACCESS_KEY_ID?: string;
  UPLOADS_S3_SECRET_ACCESS_KEY?: string;
  UPLOADS_S3_PREFIX: string;
};

const NEEDED = [
  "UPLOADS_S3_BUCKET",
  "UPLOADS_S3_ACCESS_KEY_ID",
  "UPLOADS_S3_SECRET_ACCESS_KEY",
] as const;

/** Returns the missing settings where one is set, as [setting, error]. */
export function uploadsErrors(
  env: Partial<UploadsSettings>,
): [string, string][] {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  if (missing.length === NEEDED.length) return [];
  return missing.map((name) => [
    name,
    `belongs to ${NEEDED.join(", ")}: set all three or none`,
  ]);
}

/** Returns the bucket of the pictures; undefined: only the data folder. */
export function readUploads(env: UploadsSettings): S3Place | undefined {
  return toS3Place({
    bucket: env.UPLOADS_S3_BUCKET,
    endpoint: env.UPLOADS_S3_ENDPOINT,
    region: env.UPLOADS_S3_REGION,
    accessKeyId: env.UPLOADS_S3_ACCESS_KEY_ID,
    secretAccessKey: env.UPLOADS_S3_SECRET_ACCESS_KEY,
    prefix: env.UPLOADS_S3_PREFIX,
  });
}

type GivenPlace = Omit<
  S3Place,
  "bucket" | "accessKeyId" | "secretAccessKey"
> & {
  bucket: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
};

/** Returns the bucket; undefined without its name or either of its keys. */
export function toS3Place({
  bucket,
  accessKeyId,
  secretAccessKey,
  ...rest
}: GivenPlace): S3Place | undefined {
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, accessKeyId, secretAccessKey, ...rest };
}
