import { describe, expect, test } from "bun:test";
import { Passkey, PasskeyOffer, SignInOffer } from "#shared/account/schema.ts";
import * as calls from "#shared/account/calls.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_LOGIN, logIn } from "#tests/support/admin.ts";
import { startApp, type Visitor } from "#tests/support/app.ts";
import { type Authenticator, createAuthenticator } from "./authenticator.ts";

const ORIGIN = "https://shop.example.com";
const HERE = { rpId: "shop.example.com", origin: ORIGIN };
const ENV = { PUBLIC_URL: ORIGIN };
const { password } = ADMIN_LOGIN;

/** Adds a passkey of a new device. */
async function register(maker: Visitor, name = "My phone") {
  const device = createAuthenticator(HERE);
  const offer = PasskeyOffer.parse(
    (await maker.post(calls.offerPasskey.path, { password })).json,
  );
  const answer = device.register(offer.challenge);
  const added = await maker.post(calls.addPasskey.path, { name, answer });
  return { device, offer, answer, added };
}

async function challenge(visitor: Visitor): Promise<string> {
  const offer = await visitor.post(calls.offerSignIn.path);
  return SignInOffer.parse(offer.json).challenge;
}

async function signIn(visitor: Visitor, device: Authenticator) {
  const answer = device.signIn(await challenge(visitor));
  return visitor.post(calls.signInByPasskey.path, answer);
}

describe("a passkey", () => {
  test("is added with a name, and signs in without one", async () => {
    using shop = startApp(ENV);
    const maker = await logIn(shop);
    const { device, added, offer } = await register(maker);
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({ name: "My phone", lastUsedAt: null });
    expect(offer).toMatchObject({ rpId: HERE.rpId, username: "admin" });
    const elsewhere = shop.visitor();
    const answer = await signIn(elsewhere, device);
    expect(answer.json).toEqual({ username: "admin" });
    expect((await elsewhere.get(API.me)).status).toBe(200);
    const list = (await maker.get(calls.listPasskeys.path)).json;
    expect(list).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    // The password stays as the way back.
    expect((await shop.visitor().post(API.login, ADMIN_LOGIN)).status).toBe(
      200,
    );
  });

  test("asks for the password before it is added", async () => {
    using shop = startApp(ENV);
    const maker = await logIn(shop);
    const refused = await maker.post(calls.offerPasskey.path, {
      password: "a wrong one",
    });
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({
      fields: { password: expect.stringContaining("not your password") },
    });
    const device = createAuthenticator(HERE);
    // A challenge of a login adds no key.
    const answer = device.register(await challenge(maker));
    const added = await maker.post(calls.addPasskey.path, {
      name: "x",
      answer,
    });
    expect(added.status).toBe(403);
  });

  test("is refused once it is removed", async () => {
    using shop = startApp(ENV);
    const maker = await logIn(shop);
    const { device, added } = await register(maker);
    const { id } = Passkey.parse(added.json);
    const path = calls.removePasskey.path.replace(":id", String(id));
    const answer = device.signIn(await challenge(maker));
    expect((await maker.delete(path)).status).toBe(200);
    const late = await maker.post(calls.signInByPasskey.path, answer);
    expect(late.status).toBe(403);
    expect((await signIn(shop.visitor(), device)).status).toBe(403);
    expect((await maker.delete(path)).status).toBe(404);
  });

  test("is refused where it was copied: its counter has not grown", async () => {
    using shop = startApp(ENV);
    const { device } = await register(await logIn(shop));
    expect((await signIn(shop.visitor(), device)).status).toBe(200);
    expect((await signIn(shop.visitor(), device)).status).toBe(200);
    device.counter = 1;
    expect((await signIn(shop.visitor(), device)).status).toBe(403);
    expect((await signIn(shop.visitor(), device)).status).toBe(200);
  });

  test("is refused from another origin, or for another shop", async () => {
    using shop = startApp(ENV);
    const maker = await logIn(shop);
    const { device } = await register(maker);
    device.origin = "https://shop.example.com.evil.example";
    expect((await signIn(shop.visitor(), device)).status).toBe(403);
    const other = createAuthenticator({ ...HERE, rpId: "evil.example" });
    const offer = PasskeyOffer.parse(
      (await maker.post(calls.offerPasskey.path, { password })).json,
    );
    const answer = other.register(offer.challenge);
    const body = { name: "x", answer };
    expect((await maker.post(calls.addPasskey.path, body)).status).toBe(403);
  });

  test("takes each answer once, and none that comes late", async () => {
    using shop = startApp(ENV);
    const maker = await logIn(shop);
    const { device, answer: registered } = await register(maker);
    const again = { name: "x", answer: registered };
    expect((await maker.post(calls.addPasskey.path, again)).status).toBe(403);
    const visitor = shop.visitor();
    const answer = device.signIn(await challenge(visitor));
    const post = () => shop.visitor().post(calls.signInByPasskey.path, answer);
    const statuses = await Promise.all([post(), post(), post()]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([
      200, 403, 403,
    ]);
    const late = device.signIn(await challenge(visitor));
    shop.clock.advance(6 * 60_000);
    const answered = await visitor.post(calls.signInByPasskey.path, late);
    expect(answered.status).toBe(403);
  });

  test("needs https and a name, or this machine", async () => {
    for (const [url, status] of [
      ["http://shop.example.com", 409],
      ["https://203.0.113.7", 409],
      ["https://[2001:db8::1]", 409],
      ["http://localhost:3000", 200],
    ] as const) {
      using shop = startApp({ PUBLIC_URL: url });
      const visitor = shop.visitor();
      const offer = await visitor.post(calls.offerSignIn.path);
      expect(offer.status).toBe(status);
    }
  });

  test("is offered to one address thirty times in a quarter of an hour", async () => {
    using shop = startApp({ ...ENV, TRUST_PROXY: "1" });
    const visitor = shop.visitor("198.51.100.1");
    for (let count = 0; count < 30; count += 1) await challenge(visitor);
    const offer = await visitor.post(calls.offerSignIn.path);
    expect(offer.status).toBe(429);
    await challenge(shop.visitor("198.51.100.2"));
  });
});
