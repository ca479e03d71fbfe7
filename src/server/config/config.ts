import { resolve } from "node:path";
import * as z from "zod/mini";
import { DEFAULT_SHOP_NAME } from "#shared/api/page.ts";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "#shared/account/rules.ts";
import {
  DKIM_ERROR,
  dkimName,
  email,
  mailbox,
  missingDkim,
  readDkim,
  smtpUrl,
} from "./mail.ts";
import { httpsErrors, httpsSettings, httpsUrl, readHttps } from "./https.ts";
import {
  missingS3,
  operationSettings,
  readOperation,
  S3_ERROR,
} from "./operation.ts";
import { readUploads, uploadsErrors, uploadsSettings } from "./s3.ts";
import { currency, serverTimeZone, timeZone, wholeNumber } from "./values.ts";

const DATABASE_ERROR =
  "must look like postgres://user:password@host:5432/shop (special characters of the password written as %40 and so on)";

const databaseUrl = z
  .url({ protocol: /^postgres(?:ql)?$/, error: DATABASE_ERROR })
  .check(z.refine(hasName, { error: DATABASE_ERROR }));

function hasName(text: string): boolean {
  return (URL.parse(text)?.pathname.length ?? 0) > 1;
}

const httpUrl = z.pipe(
  z.url({ protocol: /^https?$/, error: "must begin with http:// or https://" }),
  z.transform((url: string) => url.replace(/\/+$/, "")),
);
/** The shop's origin: the shop is always at the root path of its host. */
const publicUrl = z.pipe(
  httpUrl.check(
    z.refine(isAddressAlone, {
      error: "must be an address alone, such as https://shop.example.com",
    }),
  ),
  z.transform((url: string) => new URL(url).origin),
);

function isAddressAlone(text: string): boolean {
  const url = URL.parse(text);
  return url?.href === `${url?.origin}/`;
}

const NAME_ERROR = "must have 1 to 200 characters";
const PASSWORD_ERROR = `must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`;
const DEMO_OWNER_EMAIL = "owner@example.com";
export const DEFAULT_DATA_DIR = "./data";

/** Every setting with its format and default; .env.example lists the same. */
const Environment = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  DATA_DIR: z._default(z.string(), DEFAULT_DATA_DIR),
  DATABASE_URL: z.optional(databaseUrl),
  PUBLIC_URL: z.optional(publicUrl),
  SHOP_NAME: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(60, "must have 60 characters at most"),
        z.regex(/^\P{Cc}*$/u, "must be one line"),
      ),
    DEFAULT_SHOP_NAME,
  ),
  SHOP_LANGUAGE: z._default(
    z.enum(LANGUAGES, { error: `must be one of ${LANGUAGES.join(", ")}` }),
    "en",
  ),
  SHOP_CURRENCY: z._default(currency, "USD"),
  SHOP_TIME_ZONE: z.optional(timeZone),
  OWNER_EMAIL: z.optional(email),
  SUPPORT_EMAIL: z.optional(email),
  SOCIAL_URL: z.optional(httpUrl),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(mailbox),
  DKIM_DOMAIN: z.optional(dkimName),
  DKIM_SELECTOR: z.optional(dkimName),
  DKIM_KEY_FILE: z.optional(z.string()),
  ADMIN_USERNAME: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, NAME_ERROR),
        z.maxLength(200, NAME_ERROR),
      ),
    "admin",
  ),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(MIN_PASSWORD, PASSWORD_ERROR),
        z.maxLength(MAX_PASSWORD, PASSWORD_ERROR),
      ),
  ),
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  LOG_FORMAT: z.optional(
    z.enum(["json", "pretty"], { error: 'must be "json" or "pretty"' }),
  ),
  ...httpsSettings,
  ...operationSettings,
  ...uploadsSettings,
});

/** The name of every setting. */
export const SETTING_NAMES: ReadonlySet<string> = new Set(
  Object.keys(Environment.shape),
);

type Settings = z.output<typeof Environment>;

export type Config = ReturnType<typeof toConfig>;

function toConfig(env: Settings) {
  const ownerEmail = env.OWNER_EMAIL ?? DEMO_OWNER_EMAIL;
  const https = readHttps(env);
  const publicUrl =
    env.PUBLIC_URL ??
    (https ? httpsUrl(https) : `http://localhost:${env.PORT}`);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    /** The URL of the PostgreSQL database; undefined: SQLite in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    publicUrl,
    /** Whether people use https: cookies are then Secure and prefixed. */
    isHttps: publicUrl.startsWith("https:"),
    /** Whether the HSTS header asks for the preload lists of browsers. */
    hstsPreload: env.HSTS_PRELOAD === "on",
    /** The shop's own https; undefined: a proxy does https, or nothing does. */
    https,
    // The settings that a new shop begins with, until the maker chooses.
    shopName: env.SHOP_NAME,
    language: env.SHOP_LANGUAGE,
    currency: env.SHOP_CURRENCY,
    /**
     * The time zone of times in pages and mails. This is a getter, as finding
     * the server's zone may load the language data, which takes 20 ms.
     */
    get timeZone(): string {
      return env.SHOP_TIME_ZONE ?? serverTimeZone();
    },
    ownerEmail,
    /** Whether OWNER_EMAIL is set; otherwise `ownerEmail` is the demo's. */
    isOwnerSet: env.OWNER_EMAIL !== undefined,
    supportEmail: env.SUPPORT_EMAIL ?? ownerEmail,
    socialUrl: env.SOCIAL_URL ?? "",
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? { name: "", address: ownerEmail },
    dkim: readDkim(env),
    adminUsername: env.ADMIN_USERNAME,
    adminPassword: env.ADMIN_PASSWORD,
    /** The number of proxies whose X-Forwarded-For entries are trusted. */
    trustProxy: env.TRUST_PROXY,
    /** Undefined: "pretty" on a terminal, "json" elsewhere. */
    logFormat: env.LOG_FORMAT,
    ...readOperation(env),
    /** The bucket that the copies share for pictures; undefined: no bucket. */
    uploadsS3: readUploads(env),
  };
}

/** The settings are invalid; `errors` has a sentence for each error. */
export class ConfigError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(
      `These settings need a look:\n${errors.map((each) => `  ${each}`).join("\n")}`,
    );
  }
}

/**
 * Reads every setting at once. An empty variable counts as not set.
 * Throws a ConfigError that names every error.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.entries(env).filter(([, value]) => value !== "");
  const parsed = Environment.safeParse(Object.fromEntries(given), {
    // The settings are parsed only once, so compiling the schema does not pay.
    jitless: true,
  });
  // A value that is wrong in several ways is one error: the first says enough.
  const own = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (!own.has(name)) own.set(name, message);
  }
  // The settings without an error of their own are still checked together.
  const good = given.filter(([name]) => !own.has(name));
  const rest = parsed.success
    ? parsed
    : Environment.safeParse(Object.fromEntries(good));
  const others = [
    ...missing(Object.fromEntries(given)),
    ...(rest.success ? contradictions(rest.data) : []),
  ];
  const errors = [...own, ...others.filter(([name]) => !own.has(name))];
  if (!parsed.success || errors.length > 0)
    throw new ConfigError(errors.map((error) => error.join(" ")));
  return toConfig(parsed.data);
}

/** The name of a setting and what is wrong with its value. */
type SettingError = [name: string, error: string];

/**
 * Returns the errors of settings that belong to others and are not set. What is
 * set counts even where its own value is wrong, so that one list has all errors.
 */
function missing(env: Record<string, string | undefined>): SettingError[] {
  const errors = missingS3(env).map((name): SettingError => [name, S3_ERROR]);
  const dkim = missingDkim(env);
  if (dkim) errors.push([dkim, DKIM_ERROR]);
  // A demo needs no owner's address; a shop that sends mail sends orders to it.
  if (env.SMTP_URL && !env.OWNER_EMAIL)
    errors.push([
      "OWNER_EMAIL",
      "must be set where SMTP_URL is: orders are sent to it",
    ]);
  return [...errors, ...uploadsErrors(env)];
}

/** Returns the errors of settings that are valid alone but not together. */
function contradictions(env: Settings): SettingError[] {
  return [...httpsErrors(env), ...databaseErrors(env)];
}

/** Returns the settings that contradict each other, as [setting, error]. */
function databaseErrors(env: {
  DATABASE_URL?: string;
  DOMAIN?: string[];
}): [string, string][] {
  if (!env.DATABASE_URL || !env.DOMAIN) return [];
  return [
    [
      "DOMAIN",
      "must be left out where DATABASE_URL is set: a balancer in front of the copies does https; set PUBLIC_URL",
    ],
  ];
}
