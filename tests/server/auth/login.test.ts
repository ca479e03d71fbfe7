import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { ensureAdmin, expectAdmin } from "#server/auth/administrator.ts";
import { createLoginThrottle } from "#server/auth/login-throttle.ts";
import { ADMIN_ENV, ADMIN_LOGIN, addAdmin } from "#tests/support/admin.ts";
import { sqliteTest } from "#tests/support/database/engine.ts";
import { tempDatabase } from "#tests/support/outbox.ts";
import { createTestClock, startApp } from "#tests/support/app.ts";

const MINUTE_MS = 60_000;
const OPERATIONS = join(import.meta.dir, "../../../.github/OPERATIONS.md");

/** Approximates the pattern that fail2ban 1.0 substitutes for <SUBNET>. */
const SUBNET =
  "(?<subnet>(?:\\d{1,3}\\.){3}\\d{1,3}|(?:[0-9a-fA-F]{1,4}::?|:){1,7}(?:[0-9a-fA-F]{1,4}|(?<=:))(?:/\\d+)?)";

/** Returns the regular expression that OPERATIONS.md gives for fail2ban. */
function documentedFilter(): RegExp {
  const [, filter = ""] =
    /^failregex = (.*)$/m.exec(readFileSync(OPERATIONS, "utf8")) ?? [];
  return new RegExp(filter.replace("<SUBNET>", SUBNET), "u");
}

/** Logs in from an address that a trusted proxy reports. */
async function attempt(
  shop: ReturnType<typeof startApp>,
  address: string,
  login: unknown,
) {
  return shop.visitor().post(API.login, login, { "x-forwarded-for": address });
}

const behindProxy = () => startApp({ ...ADMIN_ENV, TRUST_PROXY: "1" });

describe("a login", () => {
  test("replies the same to a wrong name and to a wrong password", async () => {
    using shop = behindProxy();
    await ensureAdmin(shop.deps);
    const wrongName = await attempt(shop, "192.0.2.1", {
      username: "nobody",
      password: ADMIN_LOGIN.password,
    });
    const wrongPassword = await attempt(shop, "192.0.2.1", {
      ...ADMIN_LOGIN,
      password: "wrong",
    });
    expect(wrongName.status).toBe(401);
    expect(wrongName.text).toBe(wrongPassword.text);
    expect(wrongName.json).toEqual({
      code: "login_failed",
      message: "Invalid username or password",
    });
    expect(wrongName.headers.getSetCookie()).toEqual([]);
  });

  // PostgreSQL's text has no NUL, and half a pair of surrogates is no UTF-8.
  test.each(["\0", "maker\0", "\ud83d", "\u{10ffff}\u202e"])(
    "with the name %j is refused like any other",
    async (username) => {
      using shop = behindProxy();
      await addAdmin(shop);
      const login = { username, password: "\0" };
      for (let tries = 1; tries <= 2; tries += 1)
        expect((await attempt(shop, "192.0.2.1", login)).status).toBe(401);
      expect(shop.logLines.join("")).not.toContain("request_failed");
    },
  );

  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:0:7:aaaa::1", "2001:db8:0:7::/64"],
  ])("that fails from %s is logged with %s", async (address, network) => {
    using shop = behindProxy();
    await addAdmin(shop);
    await attempt(shop, address, { ...ADMIN_LOGIN, password: "wrong" });
    await attempt(shop, address, ADMIN_LOGIN);
    const found = shop.logLines.flatMap((line) => {
      const match = documentedFilter().exec(line.trimEnd());
      return match ? [match.groups?.subnet] : [];
    });
    expect(found).toEqual([network]);
  });

  test("waits until a shop that is starting has created its administrator", async () => {
    using shop = behindProxy();
    expectAdmin(shop.deps);
    const answer = attempt(shop, "192.0.2.1", ADMIN_LOGIN);
    await ensureAdmin(shop.deps);
    expect((await answer).json).toEqual({ username: ADMIN_LOGIN.username });
  });

  test("accepts the space that a phone adds to the name", async () => {
    using shop = behindProxy();
    await addAdmin(shop);
    const answer = await attempt(shop, "192.0.2.1", {
      ...ADMIN_LOGIN,
      username: `${ADMIN_LOGIN.username} `,
    });
    expect(answer.json).toEqual({ username: ADMIN_LOGIN.username });
  });

  test("refuses an invalid login with a message that does not repeat the input", async () => {
    using shop = behindProxy();
    for (const body of [
      {},
      { username: "admin" },
      { username: 1, password: "secret-typed" },
      { username: "admin", password: "x".repeat(1_025) },
      ["admin"],
      "secret-typed",
    ]) {
      const answer = await attempt(
        shop,
        "192.0.2.1",
        typeof body === "string" ? JSON.stringify(body) : body,
      );
      expect(answer.status).toBe(422);
      expect(answer.text).not.toContain("secret-typed");
      expect(answer.text).not.toContain("xxx");
    }
  });

  test("is refused with a message after ten attempts from one address", async () => {
    using shop = behindProxy();
    await addAdmin(shop);
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await attempt(shop, "192.0.2.1", {
        username: `name-${guess}`,
        password: "wrong",
      });
      expect(answer.status).toBe(401);
    }
    shop.clock.advance(5 * MINUTE_MS);
    const refused = await attempt(shop, "192.0.2.1", ADMIN_LOGIN);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("600");
    expect(refused.json).toMatchObject({
      message: "That was a lot at once. Please wait 10 minutes and try again.",
    });
    expect((await attempt(shop, "198.51.100.7", ADMIN_LOGIN)).status).toBe(200);
    shop.clock.advance(10 * MINUTE_MS);
    expect((await attempt(shop, "192.0.2.1", ADMIN_LOGIN)).status).toBe(200);
  });

  test("does not limit successful logins", async () => {
    using shop = behindProxy();
    await addAdmin(shop);
    for (let login = 0; login < 12; login += 1)
      expect((await attempt(shop, "192.0.2.1", ADMIN_LOGIN)).status).toBe(200);
  });
});

describe("the delay of an account", () => {
  function watched() {
    const waits: number[] = [];
    const clock = createTestClock();
    const db = tempDatabase();
    const throttle = createLoginThrottle({ clock, db }, async (ms) => {
      waits.push(ms);
    });
    return { clock, throttle, waits };
  }

  test("grows with each wrong password up to a limit, from any address", async () => {
    const { throttle, waits } = watched();
    for (let guess = 0; guess < 12; guess += 1) {
      await throttle.delay("admin");
      await throttle.countFailure("admin");
    }
    expect(waits).toEqual([
      250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000,
    ]);
  });

  test("is separate for each account and ends after a time or with a login", async () => {
    const { clock, throttle, waits } = watched();
    for (let guess = 0; guess < 5; guess += 1)
      await throttle.countFailure("admin");
    await throttle.delay("other");
    expect(waits).toEqual([]);
    clock.advance(16 * MINUTE_MS);
    await throttle.delay("admin");
    expect(waits).toEqual([]);
    for (let guess = 0; guess < 5; guess += 1)
      await throttle.countFailure("admin");
    await throttle.forget("192.0.2.1", "admin");
    await throttle.delay("admin");
    expect(waits).toEqual([]);
  });

  sqliteTest(
    "uses bounded memory under a flood of names and addresses",
    async () => {
      const { throttle } = watched();
      for (let guess = 0; guess < 30_000; guess += 1) {
        await throttle.countAttempt(`address-${guess}`);
        await throttle.countFailure(`name-${guess}`);
      }
      expect(throttle.size()).toBe(30_000);
    },
  );
});

test("one network has forty attempts, however many addresses it uses", async () => {
  const db = tempDatabase();
  const throttle = createLoginThrottle({ clock: createTestClock(), db });
  for (let guess = 0; guess < 40; guess += 1)
    await throttle.countAttempt(`203.0.113.${guess}`);
  await throttle.countAttempt("198.51.100.1");
  await expect(throttle.countAttempt("203.0.113.40")).rejects.toMatchObject({
    code: "too_many_requests",
  });
});
