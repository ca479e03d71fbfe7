import { X509Certificate } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { syncToDisk } from "#server/db/disk.ts";

/** A certificate and its private key, both as PEM. Times are ms since 1970. */
export type Certificate = {
  key: string;
  chain: string;
  startsAt: number;
  endsAt: number;
};

const KEY_BEGINS = /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----/;
const KEY_ENDS = /-----END [A-Z ]{0,20}PRIVATE KEY-----/;
const CHAIN_BEGINS = "-----BEGIN CERTIFICATE-----";
const CHAIN_ENDS = "-----END CERTIFICATE-----";

/** The first private key of a PEM. */
function keyIn(pem: string): string | undefined {
  const begin = KEY_BEGINS.exec(pem);
  const rest = begin ? pem.slice(begin.index) : "";
  const end = KEY_ENDS.exec(rest);
  return end ? rest.slice(0, end.index + end[0].length) : undefined;
}

/** All certificates of a PEM, from the first to the last. */
function chainIn(pem: string): string | undefined {
  const [from, to] = [pem.indexOf(CHAIN_BEGINS), pem.lastIndexOf(CHAIN_ENDS)];
  if (from < 0 || to < from) return undefined;
  return pem.slice(from, to + CHAIN_ENDS.length);
}

/** Reads key and chain. Throws when one is missing or a name is not covered. */
export function parseCertificate(pem: string, names: string[]): Certificate {
  const key = keyIn(pem);
  const chain = chainIn(pem);
  if (!key || !chain) throw new Error("the key or the certificate is missing");
  const certificate = new X509Certificate(chain);
  const missing = names.find((name) => !certificate.checkHost(name));
  if (missing) throw new Error(`the certificate is not made for ${missing}`);
  return {
    key,
    chain,
    startsAt: Date.parse(certificate.validFrom),
    endsAt: Date.parse(certificate.validTo),
  };
}

/** Returns the stored certificate; undefined: there is none for these names. */
export function readCertificate(
  path: string,
  names: string[],
): Certificate | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return parseCertificate(readFileSync(path, "utf8"), names);
  } catch {
    // Damaged, unreadable or for other names: a new certificate replaces it.
    return undefined;
  }
}

/** At two thirds of the validity, time is left for many failed attempts. */
export function renewalAt({ startsAt, endsAt }: Certificate): number {
  return startsAt + ((endsAt - startsAt) * 2) / 3;
}

/** Writes a secret atomically, as a file that only this user can read. */
export function saveSecret(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.new`;
  const fd = openSync(unfinished, "w", 0o600);
  try {
    writeSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(unfinished, path);
  syncToDisk(dirname(path));
}
