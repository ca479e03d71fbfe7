import { resolve } from "node:path";
import * as z from "zod/mini";
import { toAscii } from "./values.ts";

const EMAIL_ERROR = "must be one email address";

/** A mail address; a domain such as klammerglück.de gets its ASCII form. */
export const email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) =>
      text.replace(/[^@]*$/, (domain) => toAscii(domain)),
    ),
  ),
  z.email({ error: EMAIL_ERROR }),
);

const SMTP_ERROR =
  "must look like smtp://user:pass@host:port or smtps://... (special characters of the password written as %40 and so on)";

/** The URL of the SMTP server, with its login. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: SMTP_ERROR })
  .check(z.refine(isUsable, { error: SMTP_ERROR }));

function isUsable(text: string): boolean {
  const url = URL.parse(text);
  if (!url?.hostname) return false;
  try {
    decodeURIComponent(url.username + url.password);
    return true;
  } catch {
    return false;
  }
}

const MAILBOX = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>]+))$/;

/** `mail@example.com` or `Shop <mail@example.com>`. */
export const mailbox = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const [, name = "", inBrackets, bare] = MAILBOX.exec(text.trim()) ?? [];
    const address = email.safeParse(inBrackets ?? bare);
    if (address.success) return { name: name.trim(), address: address.data };
    context.issues.push({
      code: "custom",
      input: text,
      message: `${EMAIL_ERROR}, or a name with it: Shop <mail@example.com>`,
    });
    return z.NEVER;
  }),
);

export const dkimName = z.pipe(
  z.pipe(z.string(), z.transform(toAscii)),
  z.string().check(
    z.regex(/^[A-Za-z0-9_.-]{1,253}$/, {
      error: "must be a name such as example.com",
    }),
  ),
);

type DkimSettings = {
  DKIM_DOMAIN?: string;
  DKIM_SELECTOR?: string;
  DKIM_KEY_FILE?: string;
};

/** Mails are signed when all three are set; setting only some is an error. */
export const DKIM_ERROR =
  "belongs to DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE: set all three or none";

/** Returns the first missing DKIM setting where at least one is set. */
export function missingDkim(env: DkimSettings): string | undefined {
  const names = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_KEY_FILE"] as const;
  const missing = names.filter((name) => env[name] === undefined);
  return missing.length === names.length ? undefined : missing[0];
}

/** Returns the signing settings; undefined when mails are not signed. */
export function readDkim(env: DkimSettings) {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE } = env;
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_KEY_FILE) return undefined;
  return {
    domain: DKIM_DOMAIN,
    selector: DKIM_SELECTOR,
    keyFile: resolve(DKIM_KEY_FILE),
  };
}
