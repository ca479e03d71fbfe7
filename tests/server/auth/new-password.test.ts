import { describe, expect, test } from "bun:test";
import { changePassword } from "#shared/account/calls.ts";
import { MIN_PASSWORD } from "#shared/account/rules.ts";
import { API, makePath } from "#tests/support/api.ts";
import { ADMIN_LOGIN, logIn } from "#tests/support/admin.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { linksOf, orderWithLinks } from "#tests/support/orders.ts";

const { password } = ADMIN_LOGIN;
const newPassword = "salt lamp umbrella";

/** Places an order; returns its number and the maker's token. */
async function order(shop: TestApp) {
  const shopper = shop.visitor();
  await addProduct(shopper, await makeProduct(shop.deps));
  return orderWithLinks(shop, shopper);
}

describe("a new password", () => {
  test("is set in the panel, which stays open; all others are ended", async () => {
    using shop = startApp();
    const maker = await logIn(shop);
    const other = shop.visitor();
    await other.post(API.login, ADMIN_LOGIN);
    const body = { password, newPassword };
    const changed = await maker.put(changePassword.path, body);
    expect([changed.status, changed.text]).toEqual([200, expect.anything()]);
    expect((await maker.get(API.me)).status).toBe(200);
    expect((await other.get(API.me)).status).toBe(401);
    const login = (password: string) =>
      shop.visitor().post(API.login, { ...ADMIN_LOGIN, password });
    expect((await login(password)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
  });

  test("asks for the old one, as often as a login may be tried", async () => {
    using shop = startApp();
    const maker = await logIn(shop);
    const wrong = { password: "a guess", newPassword };
    const refused = await maker.put(changePassword.path, wrong);
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({
      fields: { password: "That is not your password." },
    });
    const right = { password, newPassword };
    for (let count = 0; count < 2; count += 1)
      await maker.put(changePassword.path, wrong);
    expect((await maker.put(changePassword.path, right)).status).toBe(200);
  });

  test("is refused where it is short, long or one that everybody tries", async () => {
    using shop = startApp();
    const maker = await logIn(shop);
    for (const tried of [
      "x".repeat(MIN_PASSWORD - 1),
      "x".repeat(1_025),
      "password1",
      "PASSWORD1",
      "lone surrogate \ud800",
    ]) {
      const body = { password, newPassword: tried };
      const { status, json } = await maker.put(changePassword.path, body);
      expect(status).toBe(422);
      expect(json).toMatchObject({
        fields: { newPassword: expect.any(String) },
      });
    }
  });
});

describe("a new password that is easily guessed", () => {
  test.each([
    ["lenasklammern", "a name"],
    ["Lenas-Klammern 2026!", "a name"],
    ["Klammern.2026", "a name"],
    ["clips-of-lena", "a name"],
    ["Schmetterling", "one word"],
    ["schmetterling2026", "one word"],
    ["PAPILLON1!", "one word"],
    ["...mariposa...", "one word"],
    ["42Größenwahn", "one word"],
    ["123456789", "tried first"],
    ["salt lamp umbrella", undefined],
    ["blau4gruen", undefined],
    ["xKqwzPvt17", undefined],
    ["donaudampfschifffahrtsgesellschaft", undefined],
  ] as const)("%s: %s", async (tried, reason) => {
    using shop = startApp({
      SHOP_NAME: "Lénas Klammern",
      PUBLIC_URL: "https://clipsoflena.example",
    });
    const maker = await logIn(shop);
    const body = { password, newPassword: tried };
    const { status, json } = await maker.put(changePassword.path, body);
    expect(status).toBe(reason === undefined ? 200 : 422);
    if (reason !== undefined)
      expect(json).toMatchObject({
        fields: { newPassword: expect.stringContaining(reason) },
      });
  });
});

describe("the links of the maker's pages", () => {
  test("end with all other sessions, and a new mail has new ones", async () => {
    using shop = startApp();
    const maker = await logIn(shop);
    const first = await order(shop);
    const second = await order(shop);
    const open = (token: string) => shop.visitor().get(makePath(token));
    expect((await open(first.makerToken)).status).toBe(200);
    expect((await maker.delete(API.sessions)).status).toBe(200);
    for (const { id, makerToken, token } of [first, second]) {
      expect((await open(makerToken)).status).toBe(404);
      const links = await linksOf(shop, id);
      expect(links.shopper).toEndWith(token);
      const fresh = links.maker?.split("/").at(-1) ?? "";
      expect(fresh).not.toBe(makerToken);
      expect((await open(fresh)).status).toBe(200);
    }
  });

  test("end with the password", async () => {
    using shop = startApp();
    const maker = await logIn(shop);
    const { makerToken } = await order(shop);
    await maker.put(changePassword.path, { password, newPassword });
    const page = await shop.visitor().get(makePath(makerToken));
    expect(page.status).toBe(404);
  });

  test("stay where one session is ended", async () => {
    using shop = startApp();
    const maker = await logIn(shop);
    const { makerToken } = await order(shop);
    await maker.post(API.logout);
    const page = await shop.visitor().get(makePath(makerToken));
    expect(page.status).toBe(200);
  });
});
