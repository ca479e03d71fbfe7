import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_PASSKEY_NAME, MAX_PASSWORD, MIN_PASSWORD } from "./rules.ts";
import { Id } from "#shared/api/schema.ts";

const MAX_LINK_TOKEN = 100;

const NewPassword = z.string().check(
  z.minLength(MIN_PASSWORD, errorKey("passwordShort", MIN_PASSWORD)),
  z.maxLength(MAX_PASSWORD, errorKey("passwordLong", MAX_PASSWORD)),
  // A half of a character is no text.
  z.refine((text) => !/\p{Cs}/u.test(text), {
    error: errorKey("unexpected"),
  }),
);

export const PasswordInput = z.object({
  password: z
    .string()
    .check(
      z.minLength(1, errorKey("passwordWrong")),
      z.maxLength(MAX_PASSWORD, errorKey("passwordWrong")),
    ),
  newPassword: NewPassword,
});
export type PasswordInput = z.infer<typeof PasswordInput>;

/** A new password by the link of a mail, for somebody who lost the old one. */
export const NewPasswordInput = z.object({
  token: z.string().check(z.maxLength(MAX_LINK_TOKEN)),
  newPassword: NewPassword,
});

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

/** The facts that a device needs to make a key. */
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

/**
 * The challenge that a device is asked to sign to sign in; it knows whose key
 * it has.
 */
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

/** A device that rings for a new order. */
const PushDevice = z.object({
  id: Id,
  /** Such as "Chrome on Android"; null if unknown. */
  device: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Whether this session's browser is the device. */
  isOwn: z.boolean(),
});

export const PushState = z.object({
  /** The shop's key, which a push service wants to know. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
});
export type PushState = z.infer<typeof PushState>;

const keyOf = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${bytes}}=*$`)));

/** The address and keys that a browser's push service gave it. */
export const PushInput = z.object({
  endpoint: z
    .string()
    .check(
      z.maxLength(2_000),
      z.regex(/^https:\/\/[^\s@]+$/, errorKey("webUrl")),
    ),
  keys: z.object({ p256dh: keyOf(87), auth: keyOf(22) }),
});
export type PushInput = z.infer<typeof PushInput>;

/**
 * The message that a device gets; no name is in it, as it lies on a locked
 * screen.
 */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A later message with the same tag takes its place. */
  tag: z.string(),
  open: z.int(),
});
export type PushMessage = z.infer<typeof PushMessage>;

const SessionId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The parameters of the path of one session. */
export const SessionPath = z.object({ id: SessionId });

/** A browser that is logged in to the panel. */
export const AdminSession = z.object({
  id: SessionId,
  /** Such as "Firefox on Linux"; null if unknown. */
  browser: z.nullable(z.string()),
  /** The network that the login came from; null if unknown. */
  network: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Exact to ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Whether this session sent the request. */
  isCurrent: z.boolean(),
});
export type AdminSession = z.infer<typeof AdminSession>;

/** The session that sent the request, then the others by their last use. */
export const AdminSessionList = z.array(AdminSession);
export type AdminSessionList = z.infer<typeof AdminSessionList>;
