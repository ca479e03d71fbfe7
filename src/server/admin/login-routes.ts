import { Elysia } from "elysia";
import { LoginInput, type Me } from "#shared/admin.ts";
import { API } from "#shared/paths.ts";
import { clientAddress } from "#server/client-address.ts";
import type { Deps } from "#server/deps.ts";
import { parseBody } from "#server/parse.ts";
import { Problem } from "#server/problem.ts";
import { adminMade } from "./first-admin.ts";
import { createLoginThrottle } from "./login-throttle.ts";
import { verifyPassword } from "./passwords.ts";
import { beginSession } from "./sessions.ts";
import { type Admin, findAdmin } from "./store.ts";

type Throttle = ReturnType<typeof createLoginThrottle>;

/** Logging in: the one route of the panel that needs no session. */
export function loginRoutes(deps: Deps) {
  const throttle = createLoginThrottle(deps.clock);
  return new Elysia({ name: "admin-login" }).post(
    API.login,
    async ({ request, body, server, set }): Promise<Me> => {
      const input = parseBody(LoginInput, body);
      const address = clientAddress(request, server, deps.config.trustProxy);
      const admin = await logIn(deps, throttle, address, input);
      const cookie = beginSession(deps, request, admin);
      if (!cookie) throw new Problem("login_failed");
      set.headers["set-cookie"] = cookie;
      deps.log.info("admin_logged_in");
      return { username: admin.username };
    },
  );
}

async function logIn(
  deps: Deps,
  throttle: Throttle,
  address: string,
  { username, password }: LoginInput,
): Promise<Admin> {
  throttle.countAttempt(address);
  await throttle.delay(username);
  await adminMade(deps);
  const admin = findAdmin(deps.db, username);
  const fits = await verifyPassword(password, admin?.passwordHash);
  if (!admin || !fits) {
    throttle.countFailure(username);
    deps.log.warn("admin_login_failed");
    throw new Problem("login_failed");
  }
  throttle.forget(address, username);
  return admin;
}
