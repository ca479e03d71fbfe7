import { describe, expect, test } from "bun:test";
import { pathOf } from "#shared/api/call.ts";
import * as calls from "#shared/newsletter/calls.ts";
import { unsubscribePath } from "#shared/newsletter/calls.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { listSubscribers, recordOff } from "#server/news/subscriber-store.ts";
import { logIn } from "#tests/support/admin.ts";
import { startApp, type Visitor } from "#tests/support/app.ts";
import { addSubscribers } from "#tests/support/letters.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const LIST = calls.searchSubscribers.path;

async function startShop() {
  const shop = startApp();
  const maker = await logIn(shop);
  return { ...shop, maker, [Symbol.dispose]: shop.close };
}

const importTable = (
  maker: Visitor,
  table: string,
  note = "From the other shop",
) => maker.post(calls.importPath(note), table, { "content-type": "text/csv" });

describe("the maker's list of readers", () => {
  test("takes an address with a note of its consent, and no mail goes out", async () => {
    using shop = await startShop();
    const bare = await shop.maker.post(LIST, { email: "a@b.de", note: " " });
    expect([bare.status, bare.json]).toMatchObject([
      422,
      { fields: { note: expect.any(String) } },
    ]);
    const body = { email: " Mila@Example.com ", note: "Market, May 3" };
    const added = await shop.maker.post(LIST, body);
    expect([added.status, added.json]).toMatchObject([
      201,
      { email: "mila@example.com", state: "reads", note: "Market, May 3" },
    ]);
    const again = await shop.maker.post(LIST, body);
    expect(again.json).toMatchObject({
      fields: { email: "This address is on the list already." },
    });
    expect(await outboxRows(shop.deps.db)).toEqual([]);
  });

  test("is searched by address and note", async () => {
    using shop = await startShop();
    for (const [email, note] of [
      ["mila_b@example.com", "Market"],
      ["milab@example.com", "100 % sure"],
      ["zoe@example.com", "Großer Ökomarkt, 3. Mai"],
    ])
      await shop.maker.post(LIST, { email, note });
    const find = async (search: string) =>
      (await shop.maker.get(`${LIST}?search=${encodeURIComponent(search)}`))
        .json;
    for (const words of ["ökomarkt", "ÖKOMARKT", "mai großer", "zoe Ök"])
      expect(await find(words)).toMatchObject({ count: 1 });
    expect(await find("MARKET")).toMatchObject({
      count: 1,
      subscribers: [{ email: "mila_b@example.com" }],
    });
    expect(await find("mila_")).toMatchObject({ count: 1 });
    expect(await find("0 %")).toMatchObject({ count: 1 });
    expect(await find("mila")).toMatchObject({ count: 2 });
  });

  test("takes off whom the maker chooses, who then cannot be added", async () => {
    using shop = await startShop();
    await addSubscribers(shop.deps.db, ["a@example.com"]);
    const path = pathOf(calls.takeOffSubscriber, { id: 1 });
    expect((await shop.maker.delete(path)).json).toEqual({ ok: true });
    const body = { email: "a@example.com", note: "They asked" };
    const answer = await shop.maker.post(LIST, body);
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { fields: { email: expect.stringContaining("left the list") } },
    ]);
    const none = pathOf(calls.takeOffSubscriber, { id: 7 });
    expect((await shop.maker.delete(none)).status).toBe(404);
  });

  test("imports the addresses of a table, each of them once", async () => {
    using shop = await startShop();
    await addSubscribers(shop.deps.db, [
      "known@example.com",
      "left@example.com",
    ]);
    await shop.visitor().post(unsubscribePath("token-of-left@example.com"));
    const table = `\ufeffname;e-mail
"Mila; ""B""";New@example.com
again;new@example.com\r
known;known@example.com
left;left@example.com;a@b@c
odd;a@b..c
`;
    const send = () => importTable(shop.maker, table);
    const none = { left: 1, unasked: 0, invalid: 1 };
    expect((await send()).json).toEqual({ added: 1, known: 1, ...none });
    expect((await send()).json).toEqual({ added: 0, known: 2, ...none });
    const list = await shop.maker.get(`${LIST}?search=new`);
    expect(list.json).toMatchObject({
      subscribers: [{ email: "new@example.com", note: "From the other shop" }],
    });
  });

  test("takes its own export to another shop, with who left and who bounced", async () => {
    using from = await startShop();
    using to = await startShop();
    await addSubscribers(from.deps.db, [
      "reads@a.de",
      "left@a.de",
      "gone@a.de",
    ]);
    await from.visitor().post(unsubscribePath("token-of-left@a.de"));
    await from.deps.commit(NO_LOCK, (tx) =>
      recordOff(tx, { id: 3, now: from.clock.now(), isBounce: true }),
    );
    await changeSite(from.deps, { legal: { confirmSubscriptions: true } });
    await from.visitor().post(calls.subscribe.path, { email: "waits@a.de" });
    const table = await from.maker.get(calls.exportSubscribers.path);
    const sum = { added: 1, known: 0, left: 2, unasked: 1, invalid: 0 };
    expect((await importTable(to.maker, table.text)).json).toEqual(sum);
    const states = async () =>
      (await to.maker.get(calls.exportSubscribers.path)).text
        .split("\n")
        .slice(1, -1)
        .map((line) => line.split(",").slice(0, 2).join(" "));
    const kept = ["reads@a.de reads", "left@a.de left", "gone@a.de bounced"];
    expect(await states()).toEqual(kept);
    const bare = await importTable(to.maker, "left@a.de\ngone@a.de");
    expect(bare.json).toMatchObject({ added: 0, left: 2 });
    expect(await states()).toEqual(kept);
  });

  test("takes off whom a later table names as gone, but not who joined by the form", async () => {
    using shop = await startShop();
    await importTable(shop.maker, "a@b.de\nback@b.de");
    await shop.visitor().post(calls.subscribe.path, { email: "own@b.de" });
    const [, { token } = { token: "" }] = await listSubscribers(shop.deps.db);
    await shop.visitor().post(unsubscribePath(token));
    shop.clock.advance(DAY_MS);
    await shop.visitor().post(calls.subscribe.path, { email: "back@b.de" });
    const table =
      "Email,UNSUB_TIME\na@b.de,2026-11-01\nback@b.de,2026-01-01\nown@b.de,2026-01-01";
    expect((await importTable(shop.maker, table)).json).toMatchObject({
      known: 2,
      left: 1,
    });
    const readers = await listSubscribers(shop.deps.db);
    expect(readers.map(({ email }) => email)).toEqual([
      "back@b.de",
      "own@b.de",
    ]);
  });

  test("says which table has no address, and asks where it is from", async () => {
    using shop = await startShop();
    const none = await importTable(shop.maker, "name\nMila");
    expect([none.status, none.json]).toMatchObject([
      422,
      { message: "No address was found in that file." },
    ]);
    const bare = await importTable(shop.maker, "mila@example.com", " ");
    expect([bare.status, bare.json]).toMatchObject([
      422,
      { fields: { note: expect.any(String) } },
    ]);
  });

  test("is exported without a formula", async () => {
    using shop = await startShop();
    const body = { email: "a@example.com", note: '=HYPERLINK("x")' };
    await shop.maker.post(LIST, body);
    const { status, headers, text } = await shop.maker.get(
      calls.exportSubscribers.path,
    );
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toContain("readers.csv");
    expect(text).toContain("a@example.com,reads,2026-11-21T10:00:00.000Z,");
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test("is for the maker alone", async () => {
    using shop = await startShop();
    for (const path of [LIST, calls.exportSubscribers.path])
      expect((await shop.visitor().get(path)).status).toBe(401);
  });
});
