import { join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { saveSecret } from "./certificate.ts";

/** The responses to the challenges of the certificate authority, by token. */
export type Challenges = Map<string, string>;

type CertificateOrder = {
  directoryUrl: string;
  names: string[];
  /** Where the account is stored. */
  folder: string;
  challenges: Challenges;
};

const TIMEOUT_MS = 30_000;
// Retries once after 5 s; the renewal makes further attempts later anyway.
const PATIENCE = { retryMaxAttempts: 1, retryDefaultDelay: 5 };

/**
 * Gets a certificate for names whose port 80 reaches this shop: the authority
 * requests the response to its challenge from each of them (HTTP-01). Resolves
 * to key and chain as PEM; rejects with the error of the authority.
 */
export async function orderCertificate(
  order: CertificateOrder,
): Promise<string> {
  const { directoryUrl, names } = order;
  // Loaded on demand, every two months, because it would slow down each start.
  const acme = await import("acme-client");
  Object.assign(acme.axios.defaults, {
    timeout: TIMEOUT_MS,
    acmeSettings: PATIENCE,
  });
  const path = join(order.folder, "account.json");
  const account =
    findAccount(path, directoryUrl) ??
    newAccount(directoryUrl, await acme.crypto.createPrivateEcdsaKey());
  const client = new acme.Client({
    directoryUrl,
    accountKey: account.key,
    // With the URL, acme-client uses the account as it is. Without the URL it
    // sends an empty account update, which some authorities refuse.
    accountUrl: account.url,
  });
  const [key, csr] = await acme.crypto.createCsr(
    { altNames: names },
    await acme.crypto.createPrivateEcdsaKey(),
  );
  try {
    const chain = await client.auto({ csr, ...answers(order.challenges) });
    saveAccount(path, { ...account, url: client.getAccountUrl() });
    return `${key.toString().trim()}\n${chain.trim()}\n`;
  } catch (error) {
    // The authority may have deleted the account: without the URL, the next
    // attempt registers again.
    forgetAccountUrl(path, account);
    throw isUnreachable(error)
      ? new Error(`${directoryUrl} could not be reached`, { cause: error })
      : error;
  }
}

/** When there is no response at all, acme-client throws a TypeError. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

function answers(challenges: Challenges) {
  type Challenge = { token: string };
  return {
    termsOfServiceAgreed: true,
    challengePriority: ["http-01"],
    // The authority checks it; here, the name may resolve to another address.
    skipChallengeVerification: true,
    async challengeCreateFn(_: unknown, { token }: Challenge, answer: string) {
      challenges.set(token, answer);
    },
    async challengeRemoveFn(_: unknown, { token }: Challenge) {
      challenges.delete(token);
    },
  };
}

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
function findAccount(path: string, directoryUrl: string): Account | undefined {
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
function newAccount(directoryUrl: string, key: Buffer): Account {
  return { directoryUrl, key: key.toString() };
}

/** Saves the account, readable by this user alone. */
function saveAccount(path: string, account: Account): void {
  saveSecret(path, JSON.stringify(account));
}

/** Removes the URL but keeps the key, by which an authority finds accounts. */
function forgetAccountUrl(path: string, account: Account): void {
  saveSecret(path, JSON.stringify({ ...account, url: undefined }));
}
