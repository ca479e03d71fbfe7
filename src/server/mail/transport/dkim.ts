import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Config, ConfigError } from "#server/config/config.ts";

/** The key that signs mails, so that receivers can verify their sender. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/**
 * Reads the signing key that the settings name; undefined if they name none.
 * Throws a ConfigError for a file that cannot be read or has no private key.
 */
export function readDkimKey({ dkim }: Config): DkimKey | undefined {
  if (!dkim) return undefined;
  const { domain, selector, keyFile } = dkim;
  return { domain, selector, privateKey: readKey(keyFile) };
}

function readKey(file: string): string {
  let pem: string;
  try {
    pem = readFileSync(file, "utf8");
  } catch {
    throw new ConfigError([`DKIM_KEY_FILE: ${file} could not be read.`]);
  }
  try {
    const { asymmetricKeyType } = createPrivateKey(pem);
    if (asymmetricKeyType === "rsa") return pem;
  } catch {
    // The file has no private key; the error below reports this.
  }
  throw new ConfigError([
    `DKIM_KEY_FILE: ${file} does not hold an RSA private key in PEM form.`,
  ]);
}
