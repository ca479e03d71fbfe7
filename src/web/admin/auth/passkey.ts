import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import {
  addPasskey,
  offerPasskey,
  offerSignIn,
  signInByPasskey,
} from "#shared/account/calls.ts";
import type { Passkey } from "#shared/account/schema.ts";
import type { Me } from "#shared/admin/schema.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { send } from "#web/data/api.ts";

export { browserSupportsWebAuthn };

/** The device made or found no key, or the maker thought better of it. */
export class NoPasskeyError extends Error {}

const orNone = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch(() => {
    throw new NoPasskeyError();
  });

// ES256 and RS256: one of them is known by every device.
const ALGORITHMS = [-7, -257].map(
  (alg) => ({ alg, type: "public-key" }) as const,
);

/** Makes a passkey on this device. Throws NoPasskeyError or an ApiError. */
export async function makePasskey(given: {
  name: string;
  password: string;
}): Promise<Passkey> {
  const { name, password } = given;
  const offer = await sendAsMaker(offerPasskey, { body: { password } });
  const { id, response } = await orNone(
    startRegistration({
      optionsJSON: {
        challenge: offer.challenge,
        rp: { id: offer.rpId, name: offer.shop },
        user: {
          id: offer.userId,
          name: offer.username,
          displayName: offer.username,
        },
        pubKeyCredParams: ALGORITHMS,
        excludeCredentials: offer.known.map((id) => ({
          id,
          type: "public-key",
        })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
      },
    }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  const answer = {
    id,
    response: { clientDataJSON, attestationObject, transports },
  };
  return sendAsMaker(addPasskey, { body: { name, answer } });
}

/** Signs in by a passkey, whose owner says no name. Throws as `makePasskey`. */
export async function signIn(): Promise<Me> {
  const { challenge, rpId } = await send(offerSignIn, {});
  const { id, response } = await orNone(
    startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: "required" },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  const body = {
    id,
    response: { clientDataJSON, authenticatorData, signature },
  };
  return send(signInByPasskey, { body });
}
