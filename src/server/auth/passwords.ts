import { MAX_PASSWORD, MIN_PASSWORD } from "#shared/account/rules.ts";
import { randomText } from "#server/runtime/random.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";

// Computing a hash takes 64 MiB, and a small server has memory for two at once:
// one for browsers that logged in before and one for all others, so that
// guessers never delay the maker. If a queue is full, the caller must retry
// later, so that guessing cannot pile up work.
const limits = { concurrency: 1, maxWaiting: 20, retryAfterSeconds: 5 };
const reserved = createSemaphore(limits);
const shared = createSemaphore(limits);

// Keyboards encode accents in different ways; NFC makes the passwords equal.
const composed = (password: string) => password.normalize("NFC");

/** Returns an argon2id hash. Throws a SemaphoreFullError if too many wait. */
export function hashPassword(password: string): Promise<string> {
  return reserved(() => Bun.password.hash(composed(password), "argon2id"));
}

/**
 * Returns whether a password matches a hash. Without a hash, takes as long and
 * returns false, so that nobody learns which usernames exist. Throws a
 * SemaphoreFullError if too many calls wait. Calls with `isKnown` have a queue
 * of their own, without guessers.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | undefined,
  { isKnown = false } = {},
): Promise<boolean> {
  // Computed for known names too: otherwise the first unknown one takes longer.
  const dummy = await dummyHash();
  const against = passwordHash ?? dummy;
  const limited = isKnown ? reserved : shared;
  const fits = await limited(() =>
    Bun.password.verify(composed(password), against),
  );
  return fits && passwordHash !== undefined;
}

let cachedDummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  cachedDummy ??= Bun.password.hash(crypto.randomUUID(), "argon2id");
  return cachedDummy;
}

/** Returns a sentence on what is wrong with a new password, or undefined. */
export function passwordError(password: string): string | undefined {
  if (!password.isWellFormed()) return "The password is not readable text.";
  if (password.length < MIN_PASSWORD)
    return `The password needs ${MIN_PASSWORD} characters at least.`;
  if (password.length > MAX_PASSWORD)
    return `The password can have ${MAX_PASSWORD} characters at most.`;
  return undefined;
}

// Without 0, o, 1 and l, which are easily confused: the password is read from a
// terminal and typed on a phone.
const READABLE = "abcdefghijkmnpqrstuvwxyz23456789";

/** Returns a random password of 100 bits, in four groups of five characters. */
export function generatePassword(): string {
  return Array.from({ length: 4 }, () => randomText(READABLE, 5)).join("-");
}
