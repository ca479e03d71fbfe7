import { join } from "node:path";
import {
  findAccount,
  forgetAccountUrl,
  newAccount,
  saveAccount,
} from "./account.ts";

/** The answers that the certificate authority looks for, by their token. */
export type Challenges = Map<string, string>;

type CertificateOrder = {
  directoryUrl: string;
  names: string[];
  /** Where the account is kept. */
  folder: string;
  challenges: Challenges;
};

const TIMEOUT_MS = 30_000;
// One more try after 5 s; whoever orders tries again later anyway.
const PATIENCE = { retryMaxAttempts: 1, retryDefaultDelay: 5 };

/**
 * Gets a certificate for names whose port 80 leads here: the authority asks
 * each of them for the answer to its challenge (HTTP-01). Answers key and
 * chain as PEM; rejects with what the authority said.
 */
export async function orderCertificate(
  order: CertificateOrder,
): Promise<string> {
  const { directoryUrl, names } = order;
  // Needed every two months: it should not slow every start.
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
    // Perhaps the authority no longer knows it: the next try registers anew.
    forgetAccountUrl(path, account);
    throw isUnreachable(error)
      ? new Error(`${directoryUrl} could not be reached`, { cause: error })
      : error;
  }
}

/** Where there is no answer at all acme-client stumbles over its absence. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

function answers(challenges: Challenges) {
  type Challenge = { token: string };
  return {
    termsOfServiceAgreed: true,
    challengePriority: ["http-01"],
    // The authority itself looks; from here the name may lead elsewhere.
    skipChallengeVerification: true,
    async challengeCreateFn(_: unknown, { token }: Challenge, answer: string) {
      challenges.set(token, answer);
    },
    async challengeRemoveFn(_: unknown, { token }: Challenge) {
      challenges.delete(token);
    },
  };
}
