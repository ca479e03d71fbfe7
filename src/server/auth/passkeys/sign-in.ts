import type { SignInAnswer, SignInOffer } from "#shared/account/schema.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { beginSession } from "#server/auth/sessions.ts";
import type { Admin } from "#server/auth/store.ts";
import { makeChallenge, takeChallenge } from "./challenges.ts";
import { challengeOf } from "./client-data.ts";
import { relyingParty } from "./relying-party.ts";
import { findPasskey, type PasskeyRow, usePasskey } from "./store.ts";

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
      ? await verify(deps, { answer, challenge, passkey: found.passkey })
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
async function verify(
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
