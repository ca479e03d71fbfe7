import { MAX_PASSWORD, MIN_PASSWORD } from "#shared/account/rules.ts";
import { randomText } from "#server/runtime/random.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { LoginInput } from "#shared/admin/schema.ts";
import type { Exchange, Session } from "#server/http/exchange.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { findKnownBrowser } from "./browser.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { type Admin, findAdmin } from "./store.ts";

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
async function verifyPassword(
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

type Caller = {
  address: string;
  /** The id of a browser that logged in before; undefined for others. */
  browser: string | undefined;
};

/**
 * Returns the administrator with this name and password. Throws "login_failed",
 * or "too_many_requests" to somebody who tries often.
 */
export async function checkPassword(
  deps: Pick<Deps, "db" | "log">,
  throttle: LoginThrottle,
  { address, browser }: Caller,
  { username, password }: LoginInput,
): Promise<Admin> {
  const isKnown = browser !== undefined;
  // Guesses from other browsers must not delay or block a known browser.
  const account = isKnown ? `${username} in ${browser}` : username;
  if (isKnown) await throttle.countKnownAttempt(browser);
  else await throttle.countAttempt(address);
  await throttle.delay(account);
  const admin = await findAdmin(deps.db, username);
  const fits = await verifyPassword(password, admin?.passwordHash, { isKnown });
  if (!admin || !fits) {
    await throttle.countFailure(account);
    // The fail2ban filter in OPERATIONS.md matches this entry word for word.
    deps.log.warn("admin_login_failed", { network: address });
    throw new Problem("login_failed");
  }
  await throttle.forget(isKnown ? `browser ${browser}` : address, account);
  return admin;
}

type Sent = Pick<Exchange, "request" | "address"> & { password: string };

/**
 * Asks somebody who is logged in for her password again, with the limits of a
 * login: a session that was left open must not lead further than it does.
 */
export async function checkOwnPassword(
  deps: Deps,
  throttle: LoginThrottle,
  { username }: Session,
  { request, address, password }: Sent,
): Promise<Admin> {
  const { config, db } = deps;
  const admin = await findAdmin(db, username);
  const browser = findKnownBrowser(config, request, admin?.passwordHash);
  const caller = { address, browser };
  try {
    return await checkPassword(deps, throttle, caller, { username, password });
  } catch (error) {
    if (error instanceof Problem && error.code === "login_failed")
      throw invalidField("password", errorKey("passwordWrong"));
    throw error;
  }
}
