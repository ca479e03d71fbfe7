import { MAX_PASSWORD, MIN_PASSWORD } from "#shared/admin.ts";
import { randomText } from "#server/random.ts";
import { createTurns } from "#server/turns.ts";

// A hash takes 64 MiB: two at once is what a small server can spare. Whoever
// finds the queue full is asked to try again, so guessing piles up no work.
const inTurn = createTurns({
  atOnce: 2,
  maxWaiting: 40,
  retryAfterSeconds: 5,
});

// One password, however the keyboard composed its accents.
const composed = (password: string) => password.normalize("NFC");

/** An argon2id hash. Throws "unavailable" when too many are being made. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => Bun.password.hash(composed(password), "argon2id"));
}

/**
 * Whether a password fits a hash. Without a hash it takes as long and answers
 * false, so that nobody learns which names exist. Throws "unavailable" when
 * too many are being checked.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  // Made for known names too, or the first unknown one would take longer.
  const standIn = await dummyHash();
  const against = passwordHash ?? standIn;
  const fits = await inTurn(() =>
    Bun.password.verify(composed(password), against),
  );
  return fits && passwordHash !== undefined;
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= Bun.password.hash(crypto.randomUUID(), "argon2id");
  return dummy;
}

/** What is wrong with a new password, in words; undefined: nothing. */
export function passwordFault(password: string): string | undefined {
  if (!password.isWellFormed()) return "The password is not readable text.";
  if (password.length < MIN_PASSWORD)
    return `The password needs ${MIN_PASSWORD} characters at least.`;
  if (password.length > MAX_PASSWORD)
    return `The password can have ${MAX_PASSWORD} characters at most.`;
  return undefined;
}

// No 0/O, 1/l/I: it is read off a terminal and typed on a phone.
const READABLE = "abcdefghijkmnpqrstuvwxyz23456789";

/** A random password to be typed once: four groups of five, 100 bits. */
export function generatePassword(): string {
  return Array.from({ length: 4 }, () => randomText(READABLE, 5)).join("-");
}
