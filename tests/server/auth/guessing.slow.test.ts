import { expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { ensureAdmin } from "#server/auth/administrator.ts";
import { widerNetwork } from "#server/http/client-address.ts";
import { ADMIN_ENV, ADMIN_LOGIN, addAdmin } from "#tests/support/admin.ts";
import { startApp, type TestApp, type Visitor } from "#tests/support/app.ts";

const GUESSERS = 60;

const behindProxy = () => startApp({ ...ADMIN_ENV, TRUST_PROXY: "1" });

/** A shop whose administrator's password is hashed at a small cost. */
async function guarded(): Promise<TestApp> {
  const shop = behindProxy();
  await addAdmin(shop);
  return shop;
}

function logIn(visitor: Visitor, address: string, password?: string) {
  const body = { ...ADMIN_LOGIN, ...(password && { password }) };
  return visitor.post(API.login, body, { "x-forwarded-for": address });
}

function guess({ visitor }: TestApp) {
  const addresses = Array.from(
    { length: GUESSERS },
    (_, index) => `10.${index}.0.1`,
  );
  return addresses.map((address) => logIn(visitor(), address, "wrong guess"));
}

test("a browser that logged in before can log in while sixty others guess passwords", async () => {
  using shop = behindProxy();
  // At the shop's own cost, which keeps the guessers waiting.
  await ensureAdmin(shop.deps);
  const owner = shop.visitor();
  expect((await logIn(owner, "192.0.2.1")).status).toBe(200);
  const guesses = guess(shop);
  for (let time = 0; time < 5; time += 1)
    expect((await logIn(owner, "192.0.2.1")).status).toBe(200);
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses).not.toContain(200);
  expect(statuses).toContain(401);
  expect(statuses).toContain(503);
});

test("a known browser logs in from an address whose attempts are used up", async () => {
  using shop = await guarded();
  const owner = shop.visitor();
  await logIn(owner, "192.0.2.1");
  const stranger = shop.visitor();
  // Each guess uses another name, so that no account's delay slows the test.
  for (let guesses = 0; guesses < 10; guesses += 1)
    await stranger.post(
      API.login,
      { username: `name ${guesses}`, password: "wrong" },
      { "x-forwarded-for": "192.0.2.1" },
    );
  expect((await logIn(shop.visitor(), "192.0.2.1")).status).toBe(429);
  expect((await logIn(owner, "192.0.2.1")).status).toBe(200);
});

test("a forged cookie, or one of another shop, does not make a browser known", async () => {
  using shop = await guarded();
  const other = await guarded();
  const foreign = other.visitor();
  await logIn(foreign, "192.0.2.1");
  const cookie = foreign.cookies.get("barrette_known") ?? "";
  other.close();
  for (const value of [cookie, "a.b", "", ".", `${cookie}x`]) {
    const visitor = shop.visitor();
    visitor.cookies.set("barrette_known", value);
    const answer = await logIn(visitor, "192.0.2.1");
    // Only a browser that was not known gets a new cookie.
    expect(answer.headers.getSetCookie().join()).toContain("barrette_known=");
  }
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", "unknown"],
])("the network around %s is %s", (address, network) => {
  expect(widerNetwork(address)).toBe(network);
});
