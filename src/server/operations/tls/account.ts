import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { saveSecret } from "./certificate.ts";

const Account = z.object({
  directoryUrl: z.string(),
  /** The private key, as PEM. */
  key: z.string(),
  /** The account's URL; undefined before the first certificate. */
  url: z.optional(z.string()),
});

/** The shop's account with a certificate authority. */
type Account = z.infer<typeof Account>;

/** Returns the stored account if it belongs to this authority. */
export function findAccount(
  path: string,
  directoryUrl: string,
): Account | undefined {
  if (!existsSync(path)) return undefined;
  const account = parseAccount(readFileSync(path, "utf8"));
  return account?.directoryUrl === directoryUrl ? account : undefined;
}

/** Returns undefined for a damaged account; the shop then registers again. */
function parseAccount(text: string): Account | undefined {
  try {
    return Account.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Creates an account that the authority does not know yet; `key` is PEM. */
export function newAccount(directoryUrl: string, key: Buffer): Account {
  return { directoryUrl, key: key.toString() };
}

/** Saves the account, readable by this user alone. */
export function saveAccount(path: string, account: Account): void {
  saveSecret(path, JSON.stringify(account));
}

/** Removes the URL but keeps the key, by which an authority finds accounts. */
export function forgetAccountUrl(path: string, account: Account): void {
  saveSecret(path, JSON.stringify({ ...account, url: undefined }));
}
