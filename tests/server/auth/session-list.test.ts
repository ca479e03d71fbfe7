import { endWithSessions } from "#server/session-endings.ts";
import { sessions } from "#server/db/schema/admins.ts";
import { describe, expect, test } from "bun:test";
import { AdminSessionList } from "#shared/account/schema.ts";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { API, sessionPath } from "#tests/support/api.ts";
import { ensureAdmin, setPassword } from "#server/auth/administrator.ts";
import { browserName } from "#server/auth/browser.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { ADMIN_ENV, ADMIN_LOGIN, addAdmin } from "#tests/support/admin.ts";
import { startApp, type TestApp, type Visitor } from "#tests/support/app.ts";
import { listen } from "#tests/support/servers/listener.ts";

const FIREFOX =
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

const behindProxy = () => startApp({ ...ADMIN_ENV, TRUST_PROXY: "1" });

async function logInFrom(shop: TestApp, address: string, userAgent: string) {
  const visitor = shop.visitor(address);
  const headers = { "user-agent": userAgent };
  const answer = await visitor.post(API.login, ADMIN_LOGIN, headers);
  expect(answer.status).toBe(200);
  return visitor;
}

async function listOf(visitor: Visitor): Promise<AdminSessionList> {
  return AdminSessionList.parse((await visitor.get(API.sessions)).json);
}

/** Opens a shop with two logged-in browsers, the phone five minutes later. */
async function openWithTwo() {
  const shop = behindProxy();
  await addAdmin(shop);
  const desk = await logInFrom(shop, "203.0.113.7", FIREFOX);
  shop.clock.advance(5 * MINUTE_MS);
  const phone = await logInFrom(shop, "2001:db8::1:2:3:4", IPHONE);
  return { shop, desk, phone };
}

describe("the list of sessions", () => {
  test("says where and when each browser logged in, with the current browser first", async () => {
    const { shop, desk, phone } = await openWithTwo();
    using _ = shop;
    expect(await listOf(desk)).toMatchObject([
      {
        browser: "Firefox on Linux",
        network: "203.0.113.7",
        createdAt: "2026-11-21T10:00:00.000Z",
        lastUsedAt: "2026-11-21T10:00:00.000Z",
        isCurrent: true,
      },
      {
        browser: "Safari on iPhone",
        network: "2001:db8:0:0::/64",
        createdAt: "2026-11-21T10:05:00.000Z",
        isCurrent: false,
      },
    ]);
    const seenByPhone = await listOf(phone);
    expect(seenByPhone.map((each) => each.isCurrent)).toEqual([true, false]);
    expect(seenByPhone[0]?.browser).toBe("Safari on iPhone");
  });

  test("contains nothing that could be used to log in", async () => {
    const { shop, desk } = await openWithTwo();
    using _ = shop;
    const { text } = await desk.get(API.sessions);
    for (const [, token] of desk.cookies) expect(text).not.toContain(token);
    const rows = await shop.deps.db.select().from(sessions).all();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(text).not.toContain(row.tokenHash);
  });

  test("leaves out expired sessions", async () => {
    const { shop, desk, phone } = await openWithTwo();
    using _ = shop;
    for (let day = 0; day < 8; day += 1) {
      shop.clock.advance(DAY_MS);
      await desk.get(API.me);
    }
    expect((await listOf(desk)).map((each) => each.browser)).toEqual([
      "Firefox on Linux",
    ]);
    expect((await phone.get(API.me)).status).toBe(401);
  });

  test("ends one session and leaves the others alone", async () => {
    const { shop, desk, phone } = await openWithTwo();
    using _ = shop;
    const [, other] = await listOf(desk);
    const path = sessionPath(other?.id ?? "");
    expect((await desk.delete(path)).json).toEqual({ ok: true });
    expect((await phone.get(API.me)).status).toBe(401);
    expect((await desk.get(API.me)).status).toBe(200);
    expect((await desk.delete(path)).status).toBe(404);
    expect((await desk.delete(sessionPath("none"))).status).toBe(404);
  });

  test("ends all others at once", async () => {
    const { shop, desk, phone } = await openWithTwo();
    using _ = shop;
    const third = await logInFrom(shop, "203.0.113.8", "curl/8");
    expect((await desk.delete(API.sessions)).status).toBe(200);
    for (const visitor of [phone, third])
      expect((await visitor.get(API.me)).status).toBe(401);
    expect(await listOf(desk)).toHaveLength(1);
  });

  test("is refused to visitors who are not logged in", async () => {
    const { shop } = await openWithTwo();
    using _ = shop;
    const stranger = shop.visitor();
    expect((await stranger.get(API.sessions)).status).toBe(401);
    expect((await stranger.delete(API.sessions)).status).toBe(401);
    const id = "0".repeat(32);
    expect((await stranger.delete(sessionPath(id))).status).toBe(401);
  });
});

describe("the panel's notices", () => {
  test("ask for a new password until the generated one has been replaced", async () => {
    using shop = startApp({ ADMIN_USERNAME: ADMIN_LOGIN.username });
    const { generatedPassword: password = "" } = await ensureAdmin(shop.deps);
    const maker = shop.visitor();
    const { username } = ADMIN_LOGIN;
    const login = await maker.post(API.login, { username, password });
    const notices = ["password_generated"];
    expect(login.json).toEqual({ username, notices });
    expect((await maker.get(API.me)).json).toEqual({ username, notices });
    const passwordHash = await hashPassword(ADMIN_LOGIN.password);
    await setPassword(shop.deps, {
      username,
      passwordHash,
      endings: endWithSessions.others,
    });
    const after = await maker.post(API.login, ADMIN_LOGIN);
    expect(after.json).toEqual({ username });
  });

  test("say that a proxy on this machine is not trusted", async () => {
    using shop = startApp(ADMIN_ENV);
    await addAdmin(shop);
    const maker = shop.visitor();
    await maker.post(API.login, ADMIN_LOGIN);
    expect((await maker.get(API.me)).json).not.toHaveProperty("notices");
    await using listener = listen(shop.app);
    const headers = { "x-forwarded-for": "203.0.113.9" };
    await fetch(`${listener.url}${API.cart}`, { headers });
    expect((await maker.get(API.me)).json).toMatchObject({
      notices: ["proxy_not_trusted"],
    });
  });
});

test.each([
  [FIREFOX, "Firefox on Linux"],
  [IPHONE, "Safari on iPhone"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["curl/8.5.0", undefined],
  [null, undefined],
])("calls %s %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
