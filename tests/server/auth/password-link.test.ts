import { describe, expect, test } from "bun:test";
import {
  changePassword,
  sendPasswordLink,
  setPasswordByLink,
} from "#shared/account/calls.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_LOGIN, addAdmin, logIn } from "#tests/support/admin.ts";
import { API, makePath } from "#tests/support/api.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { orderWithLinks } from "#tests/support/orders.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";

const newPassword = "salt lamp umbrella";
const OWNER = { OWNER_EMAIL: "lena@example.com" };

const ask = (shop: TestApp, address = "192.0.2.1") =>
  shop.visitor().post(sendPasswordLink.path, undefined, {
    "x-forwarded-for": address,
  });

const use = (shop: TestApp, token: string, password = newPassword) =>
  shop.visitor().post(setPasswordByLink.path, { token, newPassword: password });

const linkMails = async ({ deps }: TestApp) =>
  (await outboxRows(deps.db)).filter(({ kind }) => kind === "password_link");

/** Composes the newest mail with a link, as a try to send it does. */
async function mailed(shop: TestApp) {
  const mail = await composeRow(shop, (await linkMails(shop)).at(-1));
  const [, token = ""] = /\/admin\/password#([\w-]{43})/.exec(mail.text) ?? [];
  return { mail, token };
}

async function tokenOf(shop: TestApp): Promise<string> {
  await ask(shop);
  return (await mailed(shop)).token;
}

const logsIn = async (shop: TestApp, password: string) =>
  (await shop.visitor().post(API.login, { ...ADMIN_LOGIN, password })).status;

describe("the link for a new password", () => {
  test("goes to the owner, names her username, and sets a password once", async () => {
    using shop = startApp(OWNER);
    await addAdmin(shop);
    expect((await ask(shop)).json).toEqual({ ok: true });
    const { mail, token } = await mailed(shop);
    expect(mail.to).toBe("lena@example.com");
    expect(mail.text).toContain("Your username is admin.");
    expect(mail.html).toContain(`${PAGES.adminPassword}#${token}`);
    const done = await use(shop, token);
    expect([done.status, done.json]).toEqual([200, { username: "admin" }]);
    expect(done.headers.getSetCookie().join()).toContain("barrette_admin=");
    expect(await logsIn(shop, newPassword)).toBe(200);
    expect(await logsIn(shop, ADMIN_LOGIN.password)).toBe(401);
    const again = await use(shop, token, "another lamp umbrella");
    expect(again.status).toBe(404);
    expect(again.json).toMatchObject({
      message: "This link has ended. Ask for a new one on the login page.",
    });
    expect(await logsIn(shop, newPassword)).toBe(200);
  });

  test("is stored as a hash alone", async () => {
    using shop = startApp(OWNER);
    await addAdmin(shop);
    const token = await tokenOf(shop);
    const rows = JSON.stringify(await outboxRows(shop.deps.db));
    expect(token).toHaveLength(43);
    expect(rows).not.toContain(token);
    expect(shop.logLines.join("")).not.toContain(token);
  });

  test("ends all sessions and the links of the maker's pages", async () => {
    using shop = startApp(OWNER);
    const maker = await logIn(shop);
    const shopper = shop.visitor();
    await addProduct(shopper, await makeProduct(shop.deps));
    const { makerToken } = await orderWithLinks(shop, shopper);
    expect((await use(shop, await tokenOf(shop))).status).toBe(200);
    expect((await maker.get(API.me)).status).toBe(401);
    expect((await shop.visitor().get(makePath(makerToken))).status).toBe(404);
  });

  test("works for 30 minutes from its mail on", async () => {
    using shop = startApp(OWNER);
    await addAdmin(shop);
    const late = await tokenOf(shop);
    shop.clock.advance(30 * MINUTE_MS + 1);
    expect((await use(shop, late)).status).toBe(404);
    const inTime = await tokenOf(shop);
    shop.clock.advance(29 * MINUTE_MS);
    expect((await use(shop, inTime)).status).toBe(200);
  });

  test("ends with a password that is set meanwhile", async () => {
    using shop = startApp(OWNER);
    const maker = await logIn(shop);
    const first = await tokenOf(shop);
    const second = await tokenOf(shop);
    expect(first).not.toBe(second);
    expect((await use(shop, first)).status).toBe(200);
    expect((await use(shop, second)).status).toBe(404);
    expect((await maker.get(API.me)).status).toBe(401);
    shop.clock.advance(16 * MINUTE_MS);
    const third = await tokenOf(shop);
    const fresh = shop.visitor();
    await fresh.post(API.login, { ...ADMIN_LOGIN, password: newPassword });
    const body = { password: newPassword, newPassword: "three more words" };
    expect((await fresh.put(changePassword.path, body)).status).toBe(200);
    expect((await use(shop, third)).status).toBe(404);
  });

  test("stays where the password is refused, and where a scanner opens it", async () => {
    using shop = startApp(OWNER);
    await addAdmin(shop);
    const token = await tokenOf(shop);
    for (const weak of ["short", "password1", "schmetterling1"]) {
      const { status, json } = await use(shop, token, weak);
      expect(status).toBe(422);
      expect(json).toMatchObject({
        fields: { newPassword: expect.any(String) },
      });
    }
    const scanner = shop.visitor();
    for (const path of [setPasswordByLink.path, sendPasswordLink.path])
      expect((await scanner.get(`${path}?token=${token}`)).status).toBe(405);
    expect((await use(shop, token)).status).toBe(200);
  });

  test("is used once, however many use it at the same moment", async () => {
    using shop = startApp(OWNER);
    await addAdmin(shop);
    const token = await tokenOf(shop);
    const answers = await Promise.all(
      ["lamp salt umbrella", "umbrella lamp salt", newPassword].map(
        (password) => use(shop, token, password),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test("is refused where it is unknown, like one that has ended", async () => {
    using shop = startApp(OWNER);
    await addAdmin(shop);
    for (const token of ["", "x", "x".repeat(43)])
      expect((await use(shop, token)).status).toBe(404);
  });
});

describe("asking for the link", () => {
  test("mails the owner twice in 15 minutes, and answers the same", async () => {
    using shop = startApp({ ...OWNER, TRUST_PROXY: "1" });
    await addAdmin(shop);
    for (let asked = 1; asked <= 9; asked += 1) {
      const { status, text } = await ask(shop, `198.51.${asked}.1`);
      expect([status, text]).toEqual([200, '{"ok":true}']);
    }
    expect(await linkMails(shop)).toHaveLength(2);
    shop.clock.advance(15 * MINUTE_MS);
    await ask(shop);
    expect(await linkMails(shop)).toHaveLength(3);
  });

  test("is limited like logins, apart from them", async () => {
    using shop = startApp({ ...OWNER, TRUST_PROXY: "1" });
    await addAdmin(shop);
    for (let asked = 0; asked < 10; asked += 1)
      expect((await ask(shop)).status).toBe(200);
    const refused = await ask(shop);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect(await logsIn(shop, ADMIN_LOGIN.password)).toBe(200);
  });
});
