import { describe, expect, test } from "bun:test";
import { subscribers } from "#server/db/schema/mails.ts";
import { claimMail, recordSent } from "#server/mail/claims.ts";
import { unsubscribePath } from "#shared/newsletter/calls.ts";
import { API } from "#tests/support/api.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { textColors } from "#tests/support/mail-colors.ts";
import { onlyMail, outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";
import { NO_LOCK } from "#server/db/locks.ts";

const HOUR = 60 * 60_000;
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const join = (shop: TestApp, email: unknown) =>
  shop.visitor().post(API.subscribe, { email });

/** Returns the only subscriber. Throws when there is not exactly one. */
async function onlySubscriber({ deps }: TestApp) {
  const [row, ...more] = await deps.db.select().from(subscribers).all();
  if (!row || more.length > 0) throw new Error("expected one subscriber");
  return row;
}

const welcomes = async (shop: TestApp) =>
  (await outboxRows(shop.deps.db)).length;

describe("joining the newsletter", () => {
  test("stores the address trimmed and in lower case, and sends a welcome", async () => {
    using shop = startApp();
    let wakes = 0;
    shop.deps.onOutboxWake(() => {
      wakes += 1;
    });
    const answer = await join(shop, "  Mila@Example.COM ");
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ ok: true });
    expect((await onlySubscriber(shop)).email).toBe("mila@example.com");
    expect(await onlyMail(shop.deps.db)).toMatchObject({
      kind: "newsletter_welcome",
      recipient: "mila@example.com",
      state: "queued",
    });
    expect(wakes).toBe(1);
  });

  test("replies the same to a repeat and sends no second welcome mail within a day", async () => {
    using shop = startApp();
    const first = await join(shop, "mila@example.com");
    // On a copy whose clock is a moment behind.
    shop.clock.advance(-500);
    await join(shop, "mila@example.com");
    expect(await welcomes(shop)).toBe(1);
    shop.clock.advance(23 * HOUR);
    const second = await join(shop, "MILA@example.com");
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    expect(await welcomes(shop)).toBe(1);
    shop.clock.advance(2 * HOUR);
    await join(shop, "mila@example.com");
    expect((await onlySubscriber(shop)).email).toBe("mila@example.com");
    expect(await welcomes(shop)).toBe(2);
  });

  test("stores one subscriber and one mail for eight concurrent sign-ups of an address", async () => {
    using shop = startApp({ TRUST_PROXY: "1" });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        shop
          .visitor()
          .post(
            API.subscribe,
            { email: "mila@example.com" },
            { "x-forwarded-for": `203.0.113.${index}` },
          ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await onlySubscriber(shop)).email).toBe("mila@example.com");
    expect(await welcomes(shop)).toBe(1);
  });

  test.each([
    [undefined, "Please enter your email"],
    ["", "Please enter your email"],
    ["   ", "Please enter your email"],
    ["mila", "Please enter a valid email address"],
    ["mila@", "Please enter a valid email address"],
    ["a@example.com, b@example.com", "Please enter a valid email address"],
    [`${"a".repeat(250)}@example.com`, "Please enter a valid email address"],
  ])("refuses %j", async (email, message) => {
    using shop = startApp();
    const answer = await join(shop, email);
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      code: "invalid",
      fields: { email: message },
    });
    expect(await shop.deps.db.select().from(subscribers).all()).toEqual([]);
  });

  test.each([
    "mila@example.com\r\nBcc: b@example.com",
    "mi\u0000la@example.com",
    42,
    { address: "a@example.com" },
    null,
  ])("refuses %j and stores nothing", async (email) => {
    using shop = startApp();
    expect((await join(shop, email)).status).toBe(422);
    expect(await shop.deps.db.select().from(subscribers).all()).toEqual([]);
  });

  test("accepts JSON only, and from the shop's own pages only", async () => {
    using shop = startApp();
    const visitor = shop.visitor();
    const body = "email=mila@example.com";
    expect((await visitor.post(API.subscribe, body, FORM)).status).toBe(415);
    const foreign = { origin: "https://evil.example" };
    const email = "mila@example.com";
    expect((await visitor.post(API.subscribe, { email }, foreign)).status).toBe(
      403,
    );
    expect((await visitor.post(API.subscribe, "{")).status).toBe(400);
    const long = { email, more: "a".repeat(70_000) };
    expect((await visitor.post(API.subscribe, long)).status).toBe(413);
  });

  test("limits the sign-ups from one address", async () => {
    using shop = startApp();
    for (let index = 0; index < 60; index += 1)
      expect((await join(shop, `m${index}@example.com`)).status).toBe(200);
    const answer = await join(shop, "m60@example.com");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("leaving the newsletter", () => {
  test("needs a click on the button of the linked page", async () => {
    using shop = startApp();
    await join(shop, "mila@example.com");
    const path = unsubscribePath((await onlySubscriber(shop)).token);
    const page = await shop.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain(
      "form-action 'self'",
    );
    expect(page.text).toContain("<button");
    expect(page.text).toContain(`action="${path}"`);
    // Mail programs open links on their own, so opening must not unsubscribe.
    expect((await onlySubscriber(shop)).unsubscribedAt).toBeNull();

    const done = await shop.visitor().post(path, "", {
      ...FORM,
      "sec-fetch-site": "same-origin",
    });
    expect(done.status).toBe(200);
    expect(done.text).toContain("You have left the newsletter");
    expect((await onlySubscriber(shop)).unsubscribedAt).toBe(shop.clock.now());
  });

  test("shows a page in the shop's own colors, with enough contrast", async () => {
    using shop = startApp();
    await changeSite(shop.deps, { palette: "lagoon" });
    const page = await shop.visitor().get(unsubscribePath("gone"));
    const texts = textColors(page.text);
    expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    const grounds = new Set(texts.map(({ ground }) => ground));
    expect(grounds).toContain(PALETTES.lagoon.paper);
  });

  test("takes one click in a mail program", async () => {
    using shop = startApp();
    await join(shop, "mila@example.com");
    const path = unsubscribePath((await onlySubscriber(shop)).token);
    const click = () =>
      shop.visitor().post(path, "List-Unsubscribe=One-Click", FORM);
    expect((await click()).status).toBe(200);
    expect((await onlySubscriber(shop)).unsubscribedAt).not.toBeNull();
    expect((await click()).status).toBe(200);
  });

  test("removes a welcome mail that is not sent yet", async () => {
    using shop = startApp();
    await join(shop, "mila@example.com");
    await shop
      .visitor()
      .post(unsubscribePath((await onlySubscriber(shop)).token));
    const claim = {
      now: shop.clock.now(),
      unfiledOnly: false,
      waits: true,
    };
    expect(
      await shop.deps.commit(NO_LOCK, (tx) => claimMail(tx, claim)),
    ).toBeUndefined();
  });

  test("allows joining again, with the same link to unsubscribe", async () => {
    using shop = startApp();
    await join(shop, "mila@example.com");
    const { token } = await onlySubscriber(shop);
    await shop.visitor().post(unsubscribePath(token));
    shop.clock.advance(25 * HOUR);
    expect((await join(shop, "mila@example.com")).status).toBe(200);
    expect(await onlySubscriber(shop)).toMatchObject({
      token,
      unsubscribedAt: null,
    });
    expect(await welcomes(shop)).toBe(1);
  });

  test("is not undone by anybody without a mail that says so", async () => {
    using shop = startApp({ TRUST_PROXY: "1" });
    await join(shop, "mila@example.com");
    const { token } = await onlySubscriber(shop);
    const leave = () => shop.visitor().post(unsubscribePath(token));
    // The first welcome has arrived, so that leaving does not remove it.
    const [first] = await outboxRows(shop.deps.db);
    await shop.deps.commit(NO_LOCK, (tx) =>
      recordSent(tx, { id: first?.id ?? 0, now: shop.clock.now() }),
    );
    const isOnList = async () =>
      (await onlySubscriber(shop)).unsubscribedAt === null;
    for (const mails of [2, 3]) {
      await leave();
      const answer = await join(shop, "mila@example.com");
      expect([answer.status, answer.json]).toEqual([200, { ok: true }]);
      expect([await isOnList(), await welcomes(shop)]).toEqual([true, mails]);
      for (const { id } of await outboxRows(shop.deps.db))
        await shop.deps.commit(NO_LOCK, (tx) =>
          recordSent(tx, { id, now: shop.clock.now() }),
        );
    }
    // A mailbox gets three welcomes a day; until then the address stays off.
    await leave();
    const answer = await join(shop, "mila@example.com");
    expect([answer.status, answer.json]).toEqual([200, { ok: true }]);
    expect([await isOnList(), await welcomes(shop)]).toEqual([false, 3]);
    shop.clock.advance(25 * HOUR);
    await join(shop, "mila@example.com");
    expect([await isOnList(), await welcomes(shop)]).toEqual([true, 4]);
  });

  test("is refused from the page of another site", async () => {
    using shop = startApp();
    await join(shop, "mila@example.com");
    const path = unsubscribePath((await onlySubscriber(shop)).token);
    const headers = { ...FORM, "sec-fetch-site": "cross-site" };
    expect((await shop.visitor().post(path, "", headers)).status).toBe(403);
    expect((await onlySubscriber(shop)).unsubscribedAt).toBeNull();
  });

  test.each(["nobody", "", "%00", "<script>alert(1)</script>"])(
    "reports that the link %j does not work",
    async (token) => {
      using shop = startApp();
      await join(shop, "mila@example.com");
      const visitor = shop.visitor();
      for (const answer of [
        await visitor.get(unsubscribePath(token)),
        await visitor.post(unsubscribePath(token)),
      ]) {
        expect(answer.status).toBe(404);
        expect(answer.text).toContain("This link does not work any more");
        expect(answer.text).not.toContain("<script>");
      }
      expect((await onlySubscriber(shop)).unsubscribedAt).toBeNull();
    },
  );
});
