import { beforeEach, expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { confirmPath, unsubscribePath } from "#shared/newsletter/calls.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import {
  findSubscriberByEmail,
  listSubscribers,
} from "#server/news/subscriber-store.ts";
import { sweepUnconfirmed, UNCONFIRMED_MS } from "#server/news/subscription.ts";
import { setUpApp } from "#tests/support/app.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const EMAIL = "mila@example.com";

const shop = setUpApp();
beforeEach(async () => {
  await changeSite(shop.deps, { legal: { confirmSubscriptions: true } });
});

const join = (email = EMAIL) => shop.visitor().post(API.subscribe, { email });
const kinds = async () =>
  (await outboxRows(shop.deps.db)).map(({ kind }) => kind);
const emails = async () =>
  (await listSubscribers(shop.deps.db)).map(({ email }) => email);

async function subscriber() {
  const found = await findSubscriberByEmail(shop.deps.db, EMAIL);
  if (!found) throw new Error("nobody has joined");
  return found;
}

test("an address counts once the button of its link was pressed, with the time", async () => {
  expect((await join()).json).toEqual({ ok: true });
  expect(await kinds()).toEqual(["newsletter_confirm"]);
  expect(await emails()).toEqual([]);
  const { token } = await subscriber();
  const asked = await shop.visitor().get(confirmPath(token));
  expect(asked.text).toContain('method="post"');
  // It is a page of the shop, with its name, the way home and whom to ask.
  expect(asked.text).toMatch(/<header[\s\S]*href="\/"/);
  expect(asked.text).toMatch(/<footer[\s\S]*mailto:/);
  expect(await emails()).toEqual([]);
  shop.clock.advance(DAY_MS);
  // As a browser sends a form without fields.
  const pressed = await shop.visitor().request("POST", confirmPath(token), "", {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(pressed.status).toBe(200);
  expect(await emails()).toEqual([EMAIL]);
  expect((await subscriber()).confirmedAt).toBe(shop.clock.now());
  expect(await kinds()).toEqual(["newsletter_confirm", "newsletter_welcome"]);
  await shop.visitor().post(confirmPath(token));
  expect(await kinds()).toHaveLength(2);
});

test("an address is asked once a day, and forgotten after a month", async () => {
  await join();
  await join();
  expect(await kinds()).toHaveLength(1);
  shop.clock.advance(DAY_MS);
  await join();
  expect(await kinds()).toHaveLength(2);
  shop.clock.advance(UNCONFIRMED_MS - 1);
  expect(await sweepUnconfirmed(shop.deps)).toBe(0);
  shop.clock.advance(2);
  expect(await sweepUnconfirmed(shop.deps)).toBe(1);
  expect(await shop.deps.db.select().from(subscribers).all()).toEqual([]);
});

test("who left or bounced is known for good, whoever types the address", async () => {
  const { deps, clock } = shop;
  await join();
  const { id, token } = await subscriber();
  await shop.visitor().post(confirmPath(token));
  await shop.visitor().post(unsubscribePath(token));
  clock.advance(2 * DAY_MS);
  const leftAt = (await subscriber()).unsubscribedAt;
  await join();
  expect(await kinds()).toContain("newsletter_confirm");
  clock.advance(UNCONFIRMED_MS + 1);
  expect(await sweepUnconfirmed(deps)).toBe(0);
  expect(await subscriber()).toMatchObject({
    id,
    unsubscribedAt: leftAt,
    unconfirmedSince: null,
  });
  // Nobody is put back on the list but by the mail of a new request.
  for (const answer of [
    await shop.visitor().get(confirmPath(token)),
    await shop.visitor().post(confirmPath(token)),
  ])
    expect(answer.text).toContain("You are not on the list");
  expect(await emails()).toEqual([]);
  await join();
  const again = await shop.visitor().post(confirmPath(token));
  expect(again.text).toContain("You are on the list");
  expect(await emails()).toEqual([EMAIL]);
});

test("who joined before, or without confirmation, stays on the list", async () => {
  await changeSite(shop.deps, { legal: { confirmSubscriptions: false } });
  await join();
  await changeSite(shop.deps, { legal: { confirmSubscriptions: true } });
  await join();
  expect(await emails()).toEqual([EMAIL]);
  expect(await kinds()).toEqual(["newsletter_welcome"]);
});

test("a link that is wrong changes nothing", async () => {
  expect((await shop.visitor().get(confirmPath("nobody"))).status).toBe(404);
  expect((await shop.visitor().post(confirmPath("nobody"))).status).toBe(404);
});
