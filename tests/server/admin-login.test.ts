import { describe, expect, test } from "bun:test";
import { API } from "#shared/paths.ts";
import { ensureAdmin } from "#server/admin/first-admin.ts";
import { createLoginThrottle } from "#server/admin/login-throttle.ts";
import { ADMIN_ENV, ADMIN_LOGIN } from "#tests/admin.ts";
import { createTestClock, startApp } from "#tests/app.ts";

const MINUTE_MS = 60_000;

/** A login from an address, as a proxy that is believed reports it. */
async function attempt(
  shop: ReturnType<typeof startApp>,
  address: string,
  login: unknown,
) {
  return shop.visitor().post(API.login, login, { "x-forwarded-for": address });
}

const behindProxy = () => startApp({ ...ADMIN_ENV, TRUST_PROXY: "1" });

describe("a login", () => {
  test("says the same of a wrong name and of a wrong password", async () => {
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

  test("waits for the administrator of a shop that has just been opened", async () => {
    using shop = behindProxy();
    const made = ensureAdmin(shop.deps);
    const answer = await attempt(shop, "192.0.2.1", ADMIN_LOGIN);
    expect(answer.json).toEqual({ username: ADMIN_LOGIN.username });
    await made;
  });

  test("takes the blank that a phone adds to the name", async () => {
    using shop = behindProxy();
    await ensureAdmin(shop.deps);
    const answer = await attempt(shop, "192.0.2.1", {
      ...ADMIN_LOGIN,
      username: `${ADMIN_LOGIN.username} `,
    });
    expect(answer.json).toEqual({ username: ADMIN_LOGIN.username });
  });

  test("refuses what is no login in words and never repeats it", async () => {
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

  test("is refused after ten attempts from one address, in words", async () => {
    using shop = behindProxy();
    await ensureAdmin(shop.deps);
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

  test("lets the owner in as often as she likes", async () => {
    using shop = behindProxy();
    await ensureAdmin(shop.deps);
    for (let login = 0; login < 12; login += 1)
      expect((await attempt(shop, "192.0.2.1", ADMIN_LOGIN)).status).toBe(200);
  });
});

describe("the delay of an account", () => {
  function watched() {
    const waits: number[] = [];
    const clock = createTestClock();
    const throttle = createLoginThrottle(clock, async (ms) => {
      waits.push(ms);
    });
    return { clock, throttle, waits };
  }

  test("grows with each wrong password up to a bound, whoever asks", async () => {
    const { throttle, waits } = watched();
    for (let guess = 0; guess < 12; guess += 1) {
      await throttle.delay("admin");
      throttle.countFailure("admin");
    }
    expect(waits).toEqual([
      250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000,
    ]);
  });

  test("is the account's own and is forgotten in time or at a login", async () => {
    const { clock, throttle, waits } = watched();
    for (let guess = 0; guess < 5; guess += 1) throttle.countFailure("admin");
    await throttle.delay("other");
    expect(waits).toEqual([]);
    clock.advance(16 * MINUTE_MS);
    await throttle.delay("admin");
    expect(waits).toEqual([]);
    for (let guess = 0; guess < 5; guess += 1) throttle.countFailure("admin");
    throttle.forget("192.0.2.1", "admin");
    await throttle.delay("admin");
    expect(waits).toEqual([]);
  });

  test("takes a bounded memory under a flood of names and addresses", () => {
    const { throttle } = watched();
    for (let guess = 0; guess < 30_000; guess += 1) {
      throttle.countAttempt(`address-${guess}`);
      throttle.countFailure(`name-${guess}`);
    }
    expect(throttle.size()).toBe(20_000);
  });
});
