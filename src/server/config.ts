import { resolve } from "node:path";
import { z } from "zod";
import {
  DKIM_FAULT,
  dkimName,
  EMAIL_FAULT,
  mailbox,
  missingDkim,
  readDkim,
  smtpUrl,
} from "./config-mail.ts";
import { httpsSettings, httpsUrl, readHttps } from "./config-https.ts";
import {
  missingS3,
  operationSettings,
  readOperation,
  S3_FAULT,
} from "./config-operation.ts";
import { wholeNumber } from "./config-values.ts";

const email = z.email({ error: EMAIL_FAULT });
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must begin with http:// or https://" })
  .transform((url) => url.replace(/\/+$/, ""));
const DEMO_OWNER_EMAIL = "owner@example.com";

/** Every setting, its form and its default. The README's table follows it. */
const Environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z.string().default("./data"),
    PUBLIC_URL: httpUrl.optional(),
    SHOP_NAME: z
      .string()
      .trim()
      .max(60, "must have 60 characters at most")
      .default("Barrette & Bloom"),
    OWNER_EMAIL: email.optional(),
    SUPPORT_EMAIL: email.optional(),
    SOCIAL_URL: httpUrl.optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailbox.optional(),
    DKIM_DOMAIN: dkimName.optional(),
    DKIM_SELECTOR: dkimName.optional(),
    DKIM_KEY_FILE: z.string().optional(),
    ADMIN_USERNAME: z.string().trim().min(1).max(200).default("admin"),
    ADMIN_PASSWORD: z
      .string()
      .min(8, "must have 8 characters at least")
      .max(1_024)
      .optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    LOG_FORMAT: z
      .enum(["json", "pretty"], { error: 'must be "json" or "pretty"' })
      .default("json"),
    ...httpsSettings,
    ...operationSettings,
  })
  .superRefine((env, context) => {
    // A demo needs no owner; a shop that sends mail must not send to nobody.
    if (env.SMTP_URL && !env.OWNER_EMAIL)
      context.addIssue({
        code: "custom",
        path: ["OWNER_EMAIL"],
        message: "must be set where SMTP_URL is: orders are sent to it",
      });
    const missing = missingDkim(env);
    if (missing)
      context.addIssue({
        code: "custom",
        path: [missing],
        message: DKIM_FAULT,
      });
    for (const name of missingS3(env))
      context.addIssue({ code: "custom", path: [name], message: S3_FAULT });
  })
  .transform((env) => {
    const ownerEmail = env.OWNER_EMAIL ?? DEMO_OWNER_EMAIL;
    const https = readHttps(env);
    const publicUrl =
      env.PUBLIC_URL ??
      (https ? httpsUrl(https) : `http://localhost:${env.PORT}`);
    return {
      port: env.PORT,
      host: env.HOST,
      dataDir: resolve(env.DATA_DIR),
      publicUrl,
      /** Cookies are Secure and prefixed where people come by https. */
      isHttps: publicUrl.startsWith("https:"),
      /** The shop's own https; undefined: a proxy does it, or nobody. */
      https,
      shopName: env.SHOP_NAME,
      ownerEmail,
      supportEmail: env.SUPPORT_EMAIL ?? ownerEmail,
      socialUrl: env.SOCIAL_URL ?? "",
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM ?? { name: "", address: ownerEmail },
      dkim: readDkim(env),
      adminUsername: env.ADMIN_USERNAME,
      adminPassword: env.ADMIN_PASSWORD,
      /** How many proxies' X-Forwarded-For entries are believed. */
      trustProxy: env.TRUST_PROXY,
      logFormat: env.LOG_FORMAT,
      ...readOperation(env),
    };
  });

export type Config = z.output<typeof Environment>;

/** What is wrong with the settings, a sentence each. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(
      `These settings need a look:\n${faults.map((f) => `  ${f}`).join("\n")}`,
    );
  }
}

/**
 * Reads every setting at once. An empty variable counts as not set.
 * Throws a ConfigError that names every fault.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.entries(env).filter(([, value]) => value !== "");
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map(
      (issue) => `${issue.path.join(".")} ${issue.message}`,
    ),
  );
}
