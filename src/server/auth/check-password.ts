import { errorKey } from "#shared/messages/error-key.ts";
import type { LoginInput } from "#shared/admin/schema.ts";
import type { Exchange, Session } from "#server/http/exchange.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { findKnownBrowser } from "./known-browser.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { verifyPassword } from "./passwords.ts";
import { type Admin, findAdmin } from "./store.ts";

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
