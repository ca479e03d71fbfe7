import * as z from "zod/mini";
import { toAscii, wholeNumber } from "./values.ts";

const LETS_ENCRYPT = "https://acme-v02.api.letsencrypt.org/directory";
const DEFAULT_HTTPS_PORT = 443;

const NAME =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const HTTPS_ERROR =
  "must be a name such as shop.example.com, or several with commas between them";

/** The settings of the https that the shop itself serves. */
export const httpsSettings = {
  DOMAIN: z.optional(
    z
      .pipe(
        z.string(),
        z.transform((text) =>
          text.split(",").map((name) => toAscii(name.trim().toLowerCase())),
        ),
      )
      .check(
        z.refine((names) => names.length <= 10 && names.every(isName), {
          error: HTTPS_ERROR,
        }),
      ),
  ),
  HTTPS_PORT: z._default(wholeNumber(1, 65_535), DEFAULT_HTTPS_PORT),
  HTTP_PORT: z._default(wholeNumber(1, 65_535), 80),
  HSTS_PRELOAD: z._default(
    z.enum(["on", "off"], { error: 'must be "on" or "off"' }),
    "off",
  ),
  ACME_DIRECTORY_URL: z._default(
    z.url({ protocol: /^https$/, error: "must begin with https://" }),
    LETS_ENCRYPT,
  ),
} as const;

function isName(name: string): boolean {
  return NAME.test(name);
}

type Https = {
  DOMAIN?: string[];
  HTTPS_PORT: number;
  HTTP_PORT: number;
  ACME_DIRECTORY_URL: string;
};

/** Returns the settings that contradict each other, as [setting, error]. */
export function httpsErrors(
  env: Https & { PORT: number; PUBLIC_URL?: string },
): [string, string][] {
  const { DOMAIN: [domain] = [], PUBLIC_URL = `https://${domain}` } = env;
  if (domain === undefined) return [];
  const errors: [string, string][] = [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol !== "https:" || hostname !== domain)
    errors.push(["PUBLIC_URL", `must be https://${domain}, or left out`]);
  if (env.HTTP_PORT === env.HTTPS_PORT)
    errors.push(["HTTP_PORT", "must differ from HTTPS_PORT"]);
  if (env.PORT === env.HTTPS_PORT || env.PORT === env.HTTP_PORT)
    errors.push(["PORT", "must differ from HTTPS_PORT and HTTP_PORT"]);
  return errors;
}

/** Returns the settings of the shop's own https; undefined without DOMAIN. */
export function readHttps(env: Https) {
  const [domain, ...aliases] = env.DOMAIN ?? [];
  if (domain === undefined) return undefined;
  return {
    domain,
    /** Other names, such as www, that redirect to the domain. */
    aliases,
    httpsPort: env.HTTPS_PORT,
    httpPort: env.HTTP_PORT,
    directoryUrl: env.ACME_DIRECTORY_URL,
  };
}

export type HttpsConfig = NonNullable<ReturnType<typeof readHttps>>;

/** "https://shop.example.com", with the port where it is not 443. */
export function httpsUrl({ domain, httpsPort }: HttpsConfig): string {
  const port = httpsPort === DEFAULT_HTTPS_PORT ? "" : `:${httpsPort}`;
  return `https://${domain}${port}`;
}
