import { MAX_PASSWORD, MIN_PASSWORD } from "#shared/admin.ts";
import { randomText } from "#server/random.ts";

// A hash takes 64 MiB: two at once is what a small server can spare. Who comes
// beyond the queue is asked to try again, so guessing cannot pile up work.
const MAX_HASHING = 2;
const MAX_WAITING = 40;

let hashing = 0;
const waiting: (() => void)[] = [];

/** Too many passwords are being checked right now. */
export class HashingBusyError extends Error {}

async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing >= MAX_HASHING) {
    if (waiting.length >= MAX_WAITING) throw new HashingBusyError();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    hashing += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else hashing -= 1;
  }
}

// One password, however the keyboard composed its accents.
const composed = (password: string) => password.normalize("NFC");

export function hashPassword(password: string): Promise<string> {
  return withTurn(() => Bun.password.hash(composed(password), "argon2id"));
}

/**
 * Whether a password fits a hash. Without a hash it takes as long and answers
 * false, so that nobody learns which names exist.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  // Made for known names too, or the first unknown one would take longer.
  const standIn = await dummyHash();
  const against = passwordHash ?? standIn;
  const fits = await withTurn(() =>
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
