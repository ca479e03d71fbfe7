import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_PASSWORD, MAX_PASSKEY_NAME } from "./limits.ts";

/** A key of one of the maker's devices, with which she signs in. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: never yet. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyList = z.array(Passkey);
export type PasskeyList = z.infer<typeof PasskeyList>;

/** A new key can sign in for good, so the password is asked for. */
export const PasskeyOfferInput = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD)),
});

/** What a device needs to make a key. */
export const PasskeyOffer = z.object({
  challenge: z.string(),
  rpId: z.string(),
  shop: z.string(),
  userId: z.string(),
  username: z.string(),
  /** The keys that there are: a device has one at most. */
  known: z.array(z.string()),
});
export type PasskeyOffer = z.infer<typeof PasskeyOffer>;

/** What a device is asked to sign to sign in; it knows whose key it has. */
export const SignInOffer = z.object({
  challenge: z.string(),
  rpId: z.string(),
});
export type SignInOffer = z.infer<typeof SignInOffer>;

const Encoded = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(20_000));

/** The parts of WebAuthn's answers that the shop reads. */
export const NewPasskey = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, errorKey("passkeyName")),
      z.maxLength(MAX_PASSKEY_NAME, errorKey("nameLong", MAX_PASSKEY_NAME)),
    ),
  answer: z.object({
    id: Encoded,
    response: z.object({
      clientDataJSON: Encoded,
      attestationObject: Encoded,
      transports: z.optional(
        z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
      ),
    }),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const SignInAnswer = z.object({
  id: Encoded,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
  }),
});
export type SignInAnswer = z.infer<typeof SignInAnswer>;
