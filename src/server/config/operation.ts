import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { DAY_MS } from "#shared/text/dates.ts";
import { type S3Place, s3Endpoint, s3Prefix, toS3Place } from "./s3.ts";
import { durationMs, wholeNumber } from "./values.ts";

/** Settings of backups, the removal of old data, metrics and the access log. */
export const operationSettings = {
  BACKUP_EVERY: z._default(durationMs, DAY_MS),
  BACKUP_KEEP: z._default(wholeNumber(1, 1_000), 7),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_S3_BUCKET: z.optional(z.string()),
  BACKUP_S3_ENDPOINT: s3Endpoint,
  BACKUP_S3_REGION: z.optional(z.string()),
  BACKUP_S3_ACCESS_KEY_ID: z.optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  BACKUP_S3_PREFIX: s3Prefix,
  CART_DAYS: z._default(wholeNumber(1, 3_650), 90),
  MAIL_DAYS: z._default(wholeNumber(1, 3_650), 365),
  MAIL_PER_HOUR: z.optional(wholeNumber(1, 1_000_000)),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\x21-\x7e]{16,}$/,
          "must have 16 characters at least, no blanks",
        ),
      ),
  ),
  ACCESS_LOG: z._default(
    z.enum(["off", "writes", "all"], {
      error: 'must be "off", "writes" or "all"',
    }),
    "writes",
  ),
} as const;

type S3Settings = {
  BACKUP_S3_BUCKET?: string;
  BACKUP_S3_ENDPOINT?: string;
  BACKUP_S3_REGION?: string;
  BACKUP_S3_ACCESS_KEY_ID?: string;
  BACKUP_S3_SECRET_ACCESS_KEY?: string;
  BACKUP_S3_PREFIX: string;
};

const S3_NEEDED = [
  "BACKUP_S3_BUCKET",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
] as const;

export const S3_ERROR =
  "belongs to BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY: set all three or none";

/** Returns the missing settings of S3_NEEDED where at least one is set. */
export function missingS3(env: Partial<S3Settings>): string[] {
  const missing = S3_NEEDED.filter((name) => env[name] === undefined);
  return missing.length === S3_NEEDED.length ? [] : missing;
}

type Operation = S3Settings & {
  DATA_DIR: string;
  BACKUP_EVERY: number | null;
  BACKUP_KEEP: number;
  BACKUP_DIR?: string;
  CART_DAYS: number;
  MAIL_DAYS: number;
  MAIL_PER_HOUR?: number | undefined;
  METRICS_TOKEN?: string;
  ACCESS_LOG: "off" | "writes" | "all";
};

/** Converts these settings to what the shop uses: times in ms, full paths. */
export function readOperation(env: Operation) {
  return {
    backup: {
      /** Undefined: no scheduled backups. */
      everyMs: env.BACKUP_EVERY ?? undefined,
      keep: env.BACKUP_KEEP,
      dir: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups")),
      /** A bucket for a second copy of each backup; undefined: none. */
      s3: readS3(env),
    },
    /** Carts that nobody has used for this many days are removed. */
    cartDays: env.CART_DAYS,
    /** Sent mails are removed after this many days. */
    mailDays: env.MAIL_DAYS,
    /**
     * The number of mails that the mail account takes an hour; undefined: any
     * number.
     */
    mailPerHour: env.MAIL_PER_HOUR,
    /** The token with which other machines may read /metrics. */
    metricsToken: env.METRICS_TOKEN,
    /** Which requests are logged; "writes" includes every 5xx response. */
    accessLog: env.ACCESS_LOG,
  };
}

function readS3(env: S3Settings): S3Place | undefined {
  return toS3Place({
    bucket: env.BACKUP_S3_BUCKET,
    endpoint: env.BACKUP_S3_ENDPOINT,
    region: env.BACKUP_S3_REGION,
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY,
    prefix: env.BACKUP_S3_PREFIX,
  });
}
