import { isIP } from "node:net";
import * as z from "zod/mini";
import type {
  NewPasskey,
  Passkey,
  PasskeyOffer,
  SignInAnswer,
  SignInOffer,
} from "#shared/account/schema.ts";
import { ACCOUNT, NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/exchange.ts";
import { Problem } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { Config } from "#server/config/config.ts";
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  makeChallenge,
  type PasskeyRow,
  takeChallenge,
  usePasskey,
} from "./passkey-store.ts";
import { beginSession } from "./sessions.ts";
import type { Admin } from "./store.ts";

const ClientData = z.object({ challenge: z.string() });

/**
 * Returns what a browser says that the key has signed; empty if it cannot be
 * read. Whether it did is verified with the signature.
 */
function challengeOf(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, "base64url").toString();
    return ClientData.parse(JSON.parse(text)).challenge;
  } catch {
    return "";
  }
}

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

/** Returns what any key of the shop may sign: nobody says who she is. */
export async function offerSignIn(deps: Deps): Promise<SignInOffer> {
  const { commit, clock, config } = deps;
  const { id: rpId } = relyingParty(config);
  const challenge = await commit(NO_LOCK, (tx) =>
    makeChallenge(tx, { sessionHash: null, now: clock.now() }),
  );
  return { challenge, rpId };
}

type SignIn = { request: Request; network: string; answer: SignInAnswer };

/**
 * Begins a session for the owner of a key. Returns her and the Set-Cookie line.
 * Throws "passkey_refused" for a key that is not known here, an answer that was
 * sent before, one for another origin, and a key whose copy has signed since.
 */
export async function signInByPasskey(
  deps: Deps,
  { request, network, answer }: SignIn,
): Promise<{ admin: Admin; cookie: string }> {
  const { commit, clock, db } = deps;
  const now = clock.now();
  const challenge = challengeOf(answer.response.clientDataJSON);
  const isOpen = await commit(NO_LOCK, (tx) =>
    takeChallenge(tx, { challenge, sessionHash: null, now }),
  );
  const found = await findPasskey(db, answer.id);
  const counter =
    isOpen && found
      ? await verifyAnswer(deps, { answer, challenge, passkey: found.passkey })
      : undefined;
  if (!found || counter === undefined) throw refuse(deps, network);
  const { admin, passkey } = found;
  const cookie = await beginSession(deps, request, {
    admin,
    network,
    alsoIf: (tx) => usePasskey(tx, passkey, { counter, now }),
  });
  if (!cookie) throw refuse(deps, network);
  return { admin, cookie };
}

function refuse({ log }: Pick<Deps, "log">, network: string): Problem {
  // The same entry as for a wrong password, which fail2ban looks for.
  log.warn("admin_login_failed", { network });
  return new Problem("passkey_refused");
}

type Given = { answer: SignInAnswer; challenge: string; passkey: PasskeyRow };

/** Returns how often the key has signed now; undefined for a wrong answer. */
async function verifyAnswer(
  { config }: Pick<Deps, "config">,
  { answer, challenge, passkey }: Given,
): Promise<number | undefined> {
  const { id: expectedRPID, origin } = relyingParty(config);
  const { verifyAuthenticationResponse } =
    await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse(
      {
        response: {
          id: answer.id,
          rawId: answer.id,
          type: "public-key",
          response: answer.response,
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID,
        // Throws where the counter has not grown: the key was copied.
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(
            Buffer.from(passkey.publicKey, "base64url"),
          ),
          counter: passkey.counter,
        },
      },
    );
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** The names that passkeys of this shop are bound to. */
type RelyingParty = { id: string; origin: string };

/**
 * Returns what passkeys are bound to. Browsers make them for a name alone, and
 * only over https or on the machine itself: elsewhere throws
 * "passkeys_unavailable".
 */
function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isName = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  const isSafe = protocol === "https:" || hostname === "localhost";
  if (!isName || !isSafe) throw new Problem("passkeys_unavailable");
  return { id: hostname, origin };
}
