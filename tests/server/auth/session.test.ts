import { endWithSessions } from "#server/session-endings.ts";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { describe, expect, test } from "bun:test";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "#shared/account/rules.ts";
import { API } from "#tests/support/api.ts";
import { ensureAdmin, setPassword } from "#server/auth/administrator.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { hashToken } from "#server/runtime/random.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import {
  ADMIN_ENV,
  ADMIN_LOGIN,
  addAdmin,
  logIn,
} from "#tests/support/admin.ts";
import { createVisitor, startApp, type TestApp } from "#tests/support/app.ts";
import { productBody } from "#tests/support/make.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const shopWithAdmin = () => startApp(ADMIN_ENV);

function adminPaths(shop: TestApp) {
  return shop.app.routes
    .filter((route) => route.path.startsWith("/api/admin"))
    .filter((route) => !route.path.startsWith(API.login))
    .map(({ method, path }) => ({ method, path: path.replace(":id", "1") }));
}

describe("the admin guard", () => {
  test("every admin route but the login answers 401 without a session", async () => {
    using shop = shopWithAdmin();
    await addAdmin(shop);
    const paths = adminPaths(shop);
    expect(paths.length).toBeGreaterThan(12);
    for (const { method, path } of paths) {
      const bare = await shop.visitor().request(method, path);
      expect([method, path, bare.status]).toEqual([method, path, 401]);
      expect(bare.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("the session is checked before the body", async () => {
    using shop = shopWithAdmin();
    for (const { method, path } of adminPaths(shop)) {
      if (method === "GET") continue;
      for (const [body, type] of [
        ["{", "application/json"],
        ['{"name":1}', "application/json"],
        ["<x>", "text/xml"],
      ] as const) {
        const answer = await shop
          .visitor()
          .request(method, path, body, { "content-type": type });
        expect([method, path, body, answer.status]).toEqual([
          method,
          path,
          body,
          401,
        ]);
      }
    }
  });

  test("an unusual spelling of an admin path is refused without a session", async () => {
    using shop = shopWithAdmin();
    for (const path of [
      "/api/admin/products/../products",
      "/api/admin//products",
      "/api/admin/products/",
      "/api/admin/unknown",
      "/api/products/../admin/me",
    ]) {
      const answer = await shop.visitor().post(path, productBody());
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  test("a write from another site is refused even with a session", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    for (const { method, path } of adminPaths(shop)) {
      if (method === "GET") continue;
      const answer = await maker.request(method, path, undefined, {
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
      });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
    expect((await maker.get(API.me)).status).toBe(200);
  });
});

describe("a session", () => {
  test("begins with a login and is shown by /me", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const me = await maker.get(API.me);
    expect(me.json).toEqual({ username: "admin" });
    expect(me.headers.get("cache-control")).toBe("no-store");
  });

  test("has a cookie that scripts and other sites cannot use", async () => {
    using shop = shopWithAdmin();
    await addAdmin(shop);
    const answer = await shop.visitor().post(API.login, ADMIN_LOGIN);
    const line = answer.headers.get("set-cookie") ?? "";
    expect(line).toStartWith("barrette_admin=");
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="])
      expect(line).toContain(part);
    expect(line).not.toContain("Secure");
  });

  test("has a Secure cookie that is bound to the host where the shop uses https", async () => {
    using shop = startApp({ ...ADMIN_ENV, PUBLIC_URL: "https://localhost" });
    await addAdmin(shop);
    const answer = await shop.visitor().post(API.login, ADMIN_LOGIN);
    const line = answer.headers.get("set-cookie") ?? "";
    expect(line).toStartWith("__Host-barrette_admin=");
    expect(line).toContain("Secure");
  });

  test("gets a new token at each login, which ends the previous session", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const before = new Map(maker.cookies);
    await maker.post(API.login, ADMIN_LOGIN);
    expect(maker.cookies).not.toEqual(before);
    const old = shop.visitor();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.get(API.me)).status).toBe(401);
    expect((await maker.get(API.me)).status).toBe(200);
  });

  test("never takes its token from a cookie that an attacker chose", async () => {
    using shop = shopWithAdmin();
    await addAdmin(shop);
    const victim = shop.visitor();
    victim.cookies.set("barrette_admin", "chosen-by-an-attacker");
    await victim.post(API.login, ADMIN_LOGIN);
    expect(victim.cookies.get("barrette_admin")).not.toBe(
      "chosen-by-an-attacker",
    );
    const attacker = shop.visitor();
    attacker.cookies.set("barrette_admin", "chosen-by-an-attacker");
    expect((await attacker.get(API.me)).status).toBe(401);
  });

  sqliteTest("cannot be opened with the stored token hash", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const token = maker.cookies.get("barrette_admin") ?? "";
    const reader = new Database(join(shop.deps.config.dataDir, DATABASE_FILE), {
      readonly: true,
    });
    const rows = JSON.stringify(reader.query("SELECT * FROM sessions").all());
    reader.close();
    expect(rows).toContain(hashToken(token));
    expect(rows).not.toContain(token);
    const thief = shop.visitor();
    thief.cookies.set("barrette_admin", hashToken(token));
    expect((await thief.get(API.me)).status).toBe(401);
  });

  test("ends with a logout, also for a copy of its cookie", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const oldBrowser = shop.visitor();
    for (const [name, value] of maker.cookies)
      oldBrowser.cookies.set(name, value);
    const answer = await maker.post(API.logout);
    expect(answer.json).toEqual({ ok: true });
    expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect([...maker.cookies.keys()]).toEqual(["barrette_known"]);
    expect((await oldBrowser.get(API.me)).status).toBe(401);
    expect((await oldBrowser.post(API.logout)).status).toBe(401);
  });

  test("lasts a week without use and a month with use", async () => {
    using shop = shopWithAdmin();
    const idle = await logIn(shop);
    const busy = await logIn(shop);
    for (let day = 0; day < SESSION_MAX_MS / DAY_MS; day += 6) {
      expect((await busy.get(API.me)).status).toBe(200);
      shop.clock.advance(6 * DAY_MS);
      if (day >= SESSION_IDLE_MS / DAY_MS)
        expect((await idle.get(API.me)).status).toBe(401);
    }
    shop.clock.advance(1);
    expect((await busy.get(API.me)).status).toBe(401);
  });

  sqliteTest("is valid where its use cannot be written", async () => {
    using shop = shopWithAdmin();
    const admin = await logIn(shop);
    shop.clock.advance(DAY_MS / 2);
    sqliteOf(shop.deps).run("PRAGMA query_only = ON");
    expect((await admin.get(API.me)).json).toMatchObject({ username: "admin" });
    expect(shop.logLines.join("")).toContain("session_not_updated");
    shop.clock.advance(SESSION_MAX_MS);
    expect((await admin.get(API.me)).status).toBe(401);
  });

  test("that has expired stays ended when the clock is set back", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    shop.clock.advance(365 * DAY_MS);
    expect((await maker.get(API.me)).status).toBe(401);
    shop.clock.advance(-365 * DAY_MS);
    expect((await maker.get(API.me)).status).toBe(401);
  });

  test("with a start time in the future is invalid", async () => {
    using shop = shopWithAdmin();
    shop.clock.advance(365 * DAY_MS);
    const maker = await logIn(shop);
    shop.clock.advance(-365 * DAY_MS);
    expect((await maker.get(API.me)).status).toBe(401);
  });

  test("ends everywhere when the password changes", async () => {
    using shop = shopWithAdmin();
    const phone = await logIn(shop);
    const laptop = await logIn(shop);
    await setPassword(shop.deps, {
      username: "admin",
      passwordHash: await hashPassword("another password"),
      endings: endWithSessions.others,
    });
    expect((await phone.get(API.me)).status).toBe(401);
    expect((await laptop.get(API.me)).status).toBe(401);
    const visitor = createVisitor(shop.app);
    expect((await visitor.post(API.login, ADMIN_LOGIN)).status).toBe(401);
    const now = { username: "admin", password: "another password" };
    expect((await visitor.post(API.login, now)).status).toBe(200);
  });
});

describe("the first administrator", () => {
  test("is created from the settings, once", async () => {
    using shop = shopWithAdmin();
    expect(await ensureAdmin(shop.deps)).toEqual({ created: true });
    expect(await ensureAdmin(shop.deps)).toEqual({ created: false });
    expect(shop.logLines.join()).not.toContain(ADMIN_LOGIN.password);
  });

  test("gets a random password where none was set", async () => {
    using shop = startApp();
    const { generatedPassword } = await ensureAdmin(shop.deps);
    expect(generatedPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(shop.logLines.join()).not.toContain(generatedPassword);
    const answer = await shop
      .visitor()
      .post(API.login, { username: "admin", password: generatedPassword });
    expect(answer.status).toBe(200);
  });
});
