import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { ProductInput } from "#shared/catalog/schema.ts";
import { forgetPath, remindByForm } from "#shared/reminders/calls.ts";
import {
  LONGEST_WAIT_MS,
  MAX_WAITING_OF_ORIGIN,
} from "#shared/reminders/schema.ts";
import { ofMailbox } from "#server/db/locks.ts";
import { reminders } from "#server/db/schema/letters.ts";
import { ADDRESSES_OF_NETWORK } from "#server/http/client-address.ts";
import { ERASED_EMAIL } from "#server/mail/removal.ts";
import type { OutboxWorker } from "#server/mail/worker.ts";
import { eraseCustomer } from "#server/operations/erase.ts";
import {
  dispatchReminders,
  sweepReminders,
} from "#server/reminders/dispatch.ts";
import { startApp } from "#tests/support/app.ts";
import { removeProduct, updateProduct } from "#tests/support/catalog.ts";
import { makeProduct, productBody, SIZES } from "#tests/support/make.ts";
import { outboxRows, withMailing } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";

const NAME = "Sherbet Cloud";
const SETTINGS = { OWNER_EMAIL: "maker@example.com", TRUST_PROXY: "1" };
const ADA = "ada@example.com";

let smtp: TestSmtp;
let shop: ReturnType<typeof withMailing>;
let worker: OutboxWorker;
beforeEach(async () => {
  smtp = await startSmtp();
  shop = withMailing(startApp({ ...SETTINGS, SMTP_URL: smtp.url() }));
  worker = await shop.start();
});
afterEach(async () => {
  await shop[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const remind = (
  id: number,
  email: string,
  {
    address = "203.0.113.1",
    ...more
  }: { address?: string; variantId?: number } = {},
) =>
  shop.visitor(address).post(`/api/products/${id}/remind`, { email, ...more });
const waits = () => shop.deps.db.select().from(reminders).all();
const change = (id: number, given: Parameters<typeof productBody>[0]) =>
  updateProduct(
    shop.deps,
    id,
    ProductInput.parse(productBody({ name: NAME, ...given })),
  );
const look = () => dispatchReminders(shop.deps);
/** Lets the time pass in which the maker may undo, and those be forgotten. */
const minutePasses = async () => {
  await shop.time.leap(MINUTE_MS, worker);
  await look();
};
const sent = () =>
  smtp.mails.map(({ recipients, mail }) => [recipients[0], mail.subject]);
/** The order in which mails go out; those sent at once arrive in any order. */
const queued = async () =>
  (await outboxRows(shop.deps.db)).map(({ recipient }) => recipient);
const soldOut = () => makeProduct(shop.deps, { name: NAME, inStock: false });

describe("who waits for what is sold out", () => {
  test("gets one mail in the order of signing up, and is forgotten with it", async () => {
    const { id } = await soldOut();
    const emails = ["c@example.com", "a@example.com", "b@example.com"];
    for (const email of emails) await remind(id, email);
    await look();
    expect(await outboxRows(shop.deps.db)).toEqual([]);
    await change(id, { inStock: true });
    await look();
    expect(smtp.mails).toEqual([]);
    expect(await queued()).toEqual(emails);
    await minutePasses();
    expect(sent().toSorted()).toEqual(
      emails.toSorted().map((email) => [email, `${NAME} is here`]),
    );
    expect(smtp.mails[0]?.mail.text).toContain("/clips/sherbet-cloud");
    expect(await waits()).toEqual([]);
    for (const row of await outboxRows(shop.deps.db))
      expect([row.recipient, row.reminderId]).toEqual([ERASED_EMAIL, null]);
    await change(id, { inStock: false });
    await change(id, { inStock: true });
    await look();
    await minutePasses();
    expect(smtp.mails).toHaveLength(emails.length);
  });

  test("is told once orders are taken again, where the maker rests", async () => {
    const { id } = await soldOut();
    await remind(id, ADA);
    const until = new Date(shop.clock.now() + DAY_MS).toISOString();
    await changeSite(shop.deps, { pause: { until, text: "" } });
    await change(id, { inStock: true });
    await look();
    await minutePasses();
    expect(smtp.mails).toEqual([]);
    await changeSite(shop.deps, { pause: null });
    await look();
    await minutePasses();
    expect(sent()).toEqual([[ADA, `${NAME} is here`]]);
  });

  test("is told nothing where the maker takes a mistake back within a minute", async () => {
    const { id } = await soldOut();
    await remind(id, ADA);
    await change(id, { inStock: true });
    await look();
    await shop.time.leap(MINUTE_MS - 1, worker);
    await change(id, { inStock: false });
    await look();
    await minutePasses();
    expect(smtp.mails).toEqual([]);
    expect(await waits()).toHaveLength(1);
    await change(id, { inStock: true });
    await look();
    await minutePasses();
    expect(sent()).toEqual([[ADA, `${NAME} is here`]]);
  });

  test("is told by a page where the form was posted without scripts", async () => {
    const { id } = await soldOut();
    const post = (fields: Record<string, string>) =>
      shop.app.handle(
        new Request(`http://localhost:3000${remindByForm.path}`, {
          method: "POST",
          body: new URLSearchParams({ productId: String(id), ...fields }),
        }),
      );
    const taken = await post({ email: ADA });
    expect([taken.status, await taken.text()]).toEqual([
      200,
      expect.stringContaining("We will write to you."),
    ]);
    expect(await waits()).toMatchObject([{ email: ADA, variantId: null }]);
    const refused = await post({ email: "ada", variantId: "7" });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("Please enter a valid email"),
    ]);
    expect(await waits()).toHaveLength(1);
  });

  test("need not wait for what can be bought now", async () => {
    const clip = await makeProduct(shop.deps, {
      name: NAME,
      variants: SIZES?.map((size, index) => ({
        ...size,
        available: index === 0,
      })),
    });
    const [small, large] = clip.variants;
    const answer = await remind(clip.id, ADA, { variantId: small?.id ?? 0 });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      {
        code: "on_sale",
        message: `${NAME} can be bought right now. You need not wait for it.`,
      },
    ]);
    expect((await remind(clip.id, ADA)).status).toBe(409);
    const other = await remind(clip.id, ADA, { variantId: large?.id ?? 0 });
    expect(other.status).toBe(200);
    expect(await waits()).toHaveLength(1);
  });

  test("waits for the variant that was chosen", async () => {
    const product = await makeProduct(shop.deps, {
      name: NAME,
      variants: SIZES?.map((size) => ({ ...size, available: false })),
    });
    const [small, large] = product.variants;
    if (!small || !large) throw new Error("no variants");
    await remind(product.id, ADA, { variantId: large.id });
    await remind(product.id, "any@example.com");
    const other = await remind(product.id, ADA, { variantId: 999 });
    expect(other.status).toBe(422);
    const variants = [
      { id: small.id, title: "Small", price: "24.00", available: true },
      { id: large.id, title: "Large", price: "28.00", available: false },
    ];
    await change(product.id, { variants });
    await look();
    await minutePasses();
    expect(sent()).toEqual([["any@example.com", `${NAME} is here`]]);
    await change(product.id, {
      variants: variants.map((each) => ({ ...each, available: true })),
    });
    await look();
    await minutePasses();
    expect(sent()[1]).toEqual([ADA, `${NAME} (Large) is here`]);
  });

  test("waits for any variant once the chosen one is gone", async () => {
    const product = await makeProduct(shop.deps, {
      name: NAME,
      variants: SIZES?.map((size) => ({ ...size, available: false })),
    });
    const [small, large] = product.variants;
    if (!small || !large) throw new Error("no variants");
    await remind(product.id, ADA, { variantId: large.id });
    const keepSmall = (available: boolean) =>
      change(product.id, { variants: [{ ...small, available }] });
    await keepSmall(false);
    await look();
    await minutePasses();
    expect(smtp.mails).toEqual([]);
    await keepSmall(true);
    await look();
    await minutePasses();
    expect(sent()).toEqual([[ADA, `${NAME} is here`]]);
  });
});

describe("who waits for a drop", () => {
  const opensIn = (ms: number) => new Date(shop.clock.now() + ms).toISOString();
  const drop = (ms: number) =>
    makeProduct(shop.deps, { name: NAME, availableFrom: opensIn(ms) });

  test("is told at its moment", async () => {
    const { id } = await drop(2 * HOUR_MS);
    await remind(id, ADA);
    await look();
    shop.clock.advance(2 * HOUR_MS - 1);
    await look();
    expect(await outboxRows(shop.deps.db)).toEqual([]);
    shop.clock.advance(1);
    await look();
    await shop.time.leap(0, worker);
    expect(sent()).toEqual([[ADA, `${NAME} is here`]]);
  });

  test("is told after those who waited before it was made a drop", async () => {
    const { id } = await soldOut();
    await remind(id, ADA);
    await change(id, { availableFrom: opensIn(2 * HOUR_MS) });
    await remind(id, "bea@example.com");
    await look();
    shop.clock.advance(2 * HOUR_MS);
    await look();
    expect(await queued()).toEqual([ADA, "bea@example.com"]);
    await shop.time.leap(0, worker);
    expect(sent().toSorted()).toEqual(
      [ADA, "bea@example.com"].map((email) => [email, `${NAME} is here`]),
    );
  });

  test("is told where it is moved, once for each move, and again when it opens", async () => {
    const { id } = await drop(2 * HOUR_MS);
    await remind(id, ADA);
    await change(id, { availableFrom: opensIn(3 * HOUR_MS) });
    await look();
    // Moved again before anybody was told of the first time.
    await change(id, { availableFrom: opensIn(4 * HOUR_MS) });
    await look();
    await minutePasses();
    expect(sent()).toEqual([[ADA, `${NAME} opens at another time`]]);
    expect(smtp.mails[0]?.mail.text).toContain("2:00 PM");
    await look();
    await minutePasses();
    expect(smtp.mails).toHaveLength(1);
    shop.clock.advance(4 * HOUR_MS);
    await look();
    await shop.time.leap(0, worker);
    expect(sent()[1]).toEqual([ADA, `${NAME} is here`]);
  });

  test("is told where it is called off, and forgotten where it is gone", async () => {
    const { id } = await drop(2 * HOUR_MS);
    await remind(id, ADA);
    await change(id, { availableFrom: null, inStock: false });
    await look();
    await minutePasses();
    expect(smtp.mails[0]?.mail.text).toContain("It has no time any more.");
    expect(await waits()).toHaveLength(1);
    await removeProduct(shop.deps, id);
    await look();
    await minutePasses();
    expect(sent()[1]).toEqual([ADA, `${NAME} will not come`]);
    expect(await waits()).toEqual([]);
  });
});

describe("an address", () => {
  test("is noted once, and the answer never tells whether it was known", async () => {
    const { id } = await soldOut();
    const answers = [
      await remind(id, ADA),
      await remind(id, "ADA+x@example.com"),
    ];
    for (const { status, json } of answers)
      expect([status, json]).toEqual([200, { ok: true }]);
    expect(await waits()).toHaveLength(1);
    expect((await remind(id, "nobody")).status).toBe(422);
    expect((await remind(4_711, ADA)).status).toBe(404);
  });

  test("is taken off by the button of its link, not by the link", async () => {
    const { id } = await soldOut();
    await remind(id, ADA);
    await change(id, { inStock: true });
    await look();
    const [wait] = await waits();
    const path = forgetPath(wait?.token ?? "");
    const asked = await shop.visitor().get(path);
    expect(asked.text).toContain('method="post"');
    expect(await waits()).toHaveLength(1);
    expect((await shop.visitor().post(path)).status).toBe(200);
    expect(await waits()).toEqual([]);
    await minutePasses();
    expect(smtp.mails).toEqual([]);
    expect((await shop.visitor().post(path)).status).toBe(404);
  });

  test("gets three such mails a day, and the others on the next", async () => {
    const clips = await Promise.all([1, 2, 3, 4].map(() => soldOut()));
    for (const { id } of clips) await remind(id, ADA);
    for (const { id } of clips) await change(id, { inStock: true });
    await look();
    await minutePasses();
    await look();
    expect(smtp.mails).toHaveLength(3);
    shop.clock.advance(DAY_MS);
    await look();
    await minutePasses();
    expect(smtp.mails).toHaveLength(4);
    expect(await waits()).toEqual([]);
  });

  test("is forgotten after a year, and by an erasure", async () => {
    const { id } = await soldOut();
    await remind(id, ADA);
    shop.clock.advance(LONGEST_WAIT_MS - 1);
    expect(await sweepReminders(shop.deps)).toBe(0);
    shop.clock.advance(2);
    expect(await sweepReminders(shop.deps)).toBe(1);
    await remind(id, ADA);
    await change(id, { inStock: true });
    await look();
    const { db, config } = shop.deps;
    await eraseCustomer(db, { dataDir: config.dataDir, email: ADA });
    expect(await waits()).toEqual([]);
    await minutePasses();
    expect(smtp.mails).toEqual([]);
  });
});

test("a bot can only add so many addresses from one network, however long it takes", async () => {
  const { id } = await soldOut();
  const most = MAX_WAITING_OF_ORIGIN * ADDRESSES_OF_NETWORK;
  const from = async (household: string) =>
    remind(id, `bot-${household}@example.com`, {
      address: `2001:db8:7:${household}::1`,
    });
  expect((await from("0")).status).toBe(200);
  const [row] = await waits();
  if (!row) throw new Error("One waits.");
  const { id: _, ...first } = row;
  await shop.deps.commit(ofMailbox(first.mailboxHash), async (tx) => {
    for (let nth = 2; nth < most; nth++) {
      const other = { ...first, token: `${nth}`, originHash: `${nth}` };
      await tx.insert(reminders).values(other).run();
    }
  });
  expect((await from("1")).status).toBe(200);
  expect((await from("2")).status).toBe(429);
  const other = await remind(id, ADA, { address: "2001:db8:8::1" });
  expect(other.status).toBe(200);
});

test("a bot can only add so many addresses from one origin, however long it takes", async () => {
  const { id } = await soldOut();
  let refused = 0;
  for (let nth = 0; nth < MAX_WAITING_OF_ORIGIN + 40; nth++) {
    // Sixty an hour would be allowed.
    if (nth % 50 === 0) shop.clock.advance(HOUR_MS + 1);
    const { status } = await remind(id, `bot-${nth}@example.com`);
    if (status === 429) refused += 1;
  }
  expect(refused).toBe(40);
  expect(await waits()).toHaveLength(MAX_WAITING_OF_ORIGIN);
  const other = await remind(id, ADA, { address: "198.51.100.7" });
  expect(other.status).toBe(200);
  for (const { originHash } of await waits())
    expect(originHash).not.toContain("203.0.113");
});
