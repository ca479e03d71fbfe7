import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Config, ConfigError } from "#server/config/config.ts";

/** The key that signs mails, which proves them to be the shop's own. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/**
 * Reads the signing key that the settings name; undefined when they name none.
 * Throws a ConfigError when the file is not there or holds no private key.
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
    // Not a key at all; the error below says so.
  }
  throw new ConfigError([
    `DKIM_KEY_FILE: ${file} does not hold an RSA private key in PEM form.`,
  ]);
}
