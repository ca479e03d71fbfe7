import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { saveSecret } from "./certificate.ts";

const Account = z.object({
  directoryUrl: z.string(),
  /** As PEM. */
  key: z.string(),
  /** Its name at the authority; none before the first certificate. */
  url: z.optional(z.string()),
});

/** By which a certificate authority knows the shop. */
type Account = z.infer<typeof Account>;

/** The stored account, if it is one of this authority. */
export function findAccount(
  path: string,
  directoryUrl: string,
): Account | undefined {
  if (!existsSync(path)) return undefined;
  const account = parseAccount(readFileSync(path, "utf8"));
  return account?.directoryUrl === directoryUrl ? account : undefined;
}

/** Returns undefined for a damaged account: the shop registers again. */
function parseAccount(text: string): Account | undefined {
  try {
    return Account.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** An account that the authority does not know yet; `key` is PEM. */
export function newAccount(directoryUrl: string, key: Buffer): Account {
  return { directoryUrl, key: key.toString() };
}

/** Keeps the account, readable by this user alone. */
export function saveAccount(path: string, account: Account): void {
  saveSecret(path, JSON.stringify(account));
}

/** The key stays: with it the authority finds an account that it has. */
export function forgetAccountUrl(path: string, account: Account): void {
  saveSecret(path, JSON.stringify({ ...account, url: undefined }));
}
