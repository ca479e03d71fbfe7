import type {
  NewPasskey,
  Passkey,
  PasskeyOffer,
} from "#shared/account/schema.ts";
import { ACCOUNT, NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/exchange.ts";
import { Problem } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";
import { makeChallenge, takeChallenge } from "./challenges.ts";
import { challengeOf } from "./client-data.ts";
import { relyingParty } from "./relying-party.ts";
import { insertPasskey, listPasskeys, type PasskeyRow } from "./store.ts";

/** Returns what a device needs to make a key for the administrator. */
export async function offerPasskey(
  deps: Deps,
  { adminId, tokenHash, username }: Session,
): Promise<PasskeyOffer> {
  const { commit, clock, config, db } = deps;
  const { id: rpId } = relyingParty(config);
  const { shopName } = await deps.locale();
  const known = await listPasskeys(db, adminId);
  const challenge = await commit(NO_LOCK, (tx) =>
    makeChallenge(tx, { sessionHash: tokenHash, now: clock.now() }),
  );
  return {
    challenge,
    rpId,
    shop: shopName,
    // A device keeps one key for each of these; no name is in it.
    userId: Buffer.from(`maker ${adminId}`).toString("base64url"),
    username,
    known: known.map(({ credentialId }) => credentialId),
  };
}

/** Adds a key that a device made. Throws "passkey_refused". */
export async function addPasskey(
  deps: Deps,
  { adminId, tokenHash }: Session,
  { name, answer }: NewPasskey,
): Promise<Passkey> {
  const { commit, clock, config } = deps;
  const { id: expectedRPID, origin } = relyingParty(config);
  const challenge = challengeOf(answer.response.clientDataJSON);
  const now = clock.now();
  const isOwn = await commit(NO_LOCK, (tx) =>
    takeChallenge(tx, { challenge, sessionHash: tokenHash, now }),
  );
  if (!isOwn) throw new Problem("passkey_refused");
  const credential = await verify({ answer, challenge, origin, expectedRPID });
  const row = await commit(ACCOUNT, (tx) =>
    insertPasskey(tx, {
      adminId,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: answer.response.transports ?? null,
      createdAt: now,
    }),
  );
  if (!row) throw new Problem("passkey_refused");
  deps.log.info("passkey_added");
  return toPasskey(row);
}

type Verified = {
  answer: NewPasskey["answer"];
  challenge: string;
  origin: string;
  expectedRPID: string;
};

async function verify({ answer, challenge, origin, expectedRPID }: Verified) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { clientDataJSON, attestationObject } = answer.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.id,
        type: "public-key",
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch {
    // It says in English what the sender made wrong; the maker can try again.
  }
  throw new Problem("passkey_refused");
}

export function toPasskey({
  id,
  name,
  createdAt,
  lastUsedAt,
}: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: toIso(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt),
  };
}
