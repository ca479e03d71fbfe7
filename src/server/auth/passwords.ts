import { MAX_PASSWORD, MIN_PASSWORD } from "#shared/admin/schema.ts";
import { randomText } from "#server/runtime/random.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";

// A hash takes 64 MiB, and a small server can spare two of them: one for
// browsers that logged in before, one for everybody else, so that guessers
// never stand in the owner's way. A caller that finds the queue full must try
// again later, so that guessing causes no pile of work.
const limits = { concurrency: 1, maxWaiting: 20, retryAfterSeconds: 5 };
const reserved = createSemaphore(limits);
const shared = createSemaphore(limits);

// Keyboards compose accents in different ways; the password is the same.
const composed = (password: string) => password.normalize("NFC");

/** An argon2id hash. Throws a SemaphoreFullError when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return reserved(() => Bun.password.hash(composed(password), "argon2id"));
}

/**
 * Whether a password fits a hash. Without a hash it takes as long and returns
 * false, so that nobody learns which names exist. Throws a SemaphoreFullError
 * when too many are waiting; with `isKnown` guessers are not among them.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | undefined,
  { isKnown = false } = {},
): Promise<boolean> {
  // Also for known names: otherwise the first unknown one would take longer.
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

/** What is wrong with a new password, as a sentence; undefined: nothing. */
export function passwordError(password: string): string | undefined {
  if (!password.isWellFormed()) return "The password is not readable text.";
  if (password.length < MIN_PASSWORD)
    return `The password needs ${MIN_PASSWORD} characters at least.`;
  if (password.length > MAX_PASSWORD)
    return `The password can have ${MAX_PASSWORD} characters at most.`;
  return undefined;
}

// Without 0/O and 1/l/I: it is read from a terminal and typed on a phone.
const READABLE = "abcdefghijkmnpqrstuvwxyz23456789";

/** A random password of 100 bits, in four groups of five characters. */
export function generatePassword(): string {
  return Array.from({ length: 4 }, () => randomText(READABLE, 5)).join("-");
}
