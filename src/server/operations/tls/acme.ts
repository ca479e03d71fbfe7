import { join } from "node:path";
import {
  findAccount,
  forgetAccountUrl,
  newAccount,
  saveAccount,
} from "./account.ts";

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
// One more attempt after 5 s; the renewal tries again later anyway.
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
  // Loaded when needed, every two months, because it would slow down every start.
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
    // With it the account is used as it is. Else acme-client updates it with
    // nothing, which some authorities refuse.
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
    // The authority may have forgotten it, so the next attempt registers again.
    forgetAccountUrl(path, account);
    throw isUnreachable(error)
      ? new Error(`${directoryUrl} could not be reached`, { cause: error })
      : error;
  }
}

/** Without any response acme-client fails with a TypeError. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

function answers(challenges: Challenges) {
  type Challenge = { token: string };
  return {
    termsOfServiceAgreed: true,
    challengePriority: ["http-01"],
    // The authority checks it itself; from here the name may lead elsewhere.
    skipChallengeVerification: true,
    async challengeCreateFn(_: unknown, { token }: Challenge, answer: string) {
      challenges.set(token, answer);
    },
    async challengeRemoveFn(_: unknown, { token }: Challenge) {
      challenges.delete(token);
    },
  };
}
