import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
} from "node:crypto";

type Where = { rpId: string; origin: string };

/** A device with one passkey, which counts how often the key has signed. */
export type Authenticator = ReturnType<typeof createAuthenticator>;

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** Makes a device that signs as a browser at `origin` lets it sign. */
export function createAuthenticator({ rpId, origin }: Where) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const device = {
    /** What the key says of itself; a copy of the key says it, too. */
    counter: 0,
    origin,
    /** Answers to the challenge of a new key. */
    register(challenge: string) {
      const key = Buffer.concat([
        // A map in CBOR: kty EC2, alg ES256, crv P-256, x and y.
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([
        authData(PRESENT_AND_VERIFIED | HAS_KEY),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        // A map in CBOR: fmt "none", attStmt {}, authData of one length byte.
        Buffer.from("a363666d74646e6f6e656761747453746d74a0", "hex"),
        Buffer.from("686175746844617461", "hex"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: clientData("webauthn.create", challenge),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Answers to the challenge of a login. */
    signIn(challenge: string) {
      device.counter += 1;
      const data = authData(PRESENT_AND_VERIFIED);
      const clientDataJSON = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([
        data,
        sha256(Buffer.from(clientDataJSON, "base64url")),
      ]);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON,
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      };
    },
  };
  return device;

  function authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(device.counter);
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags]),
      counter,
    ]);
  }

  function clientData(type: string, challenge: string): string {
    const data = { type, challenge, origin: device.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString("base64url");
  }
}

const sha256 = (bytes: Uint8Array) =>
  createHash("sha256").update(bytes).digest();
