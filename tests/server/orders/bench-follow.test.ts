import { beforeEach, describe, expect, test } from "bun:test";
import * as calls from "#shared/workbench/calls.ts";
import { BenchVersion } from "#shared/workbench/schema.ts";
import { SESSION_IDLE_MS } from "#shared/account/rules.ts";
import { MAKER } from "#server/db/locks.ts";
import { orders } from "#server/db/schema/orders.ts";
import { logIn } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { makeManyOrders } from "#tests/support/many-orders.ts";
import { move, orderWithLinks } from "#tests/support/orders.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({ PUBLIC_URL: "https://shop.example.com" });
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

/** Opens the stream as the workbench does. */
async function openStream() {
  const leaving = new AbortController();
  const response = await shop.app.handle(
    new Request(`http://localhost${calls.followOrders.path}`, {
      headers: {
        accept: "text/event-stream",
        cookie: maker.cookieHeader(),
      },
      signal: leaving.signal,
    }),
  );
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  return {
    response,
    leave: () => leaving.abort(),
    /** Returns the next version; undefined at the end of the stream. */
    async next(): Promise<string | undefined> {
      for (;;) {
        const found = /^event: \w+\ndata: (.*)\n\n/m.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return BenchVersion.parse(JSON.parse(found[1] ?? "")).version;
        }
        const read = await reader?.read();
        if (!read || read.done) return undefined;
        text += decoder.decode(read.value);
      }
    },
  };
}

describe("the stream of the workbench", () => {
  test("tells of an order, a step and a payment as they happen, and no more", async () => {
    const stream = await openStream();
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      "content-type": "text/event-stream;charset=utf-8",
      "cache-control": "no-store, no-transform",
    });
    const versions = [await stream.next()];
    const visitor = shop.visitor();
    await addProduct(visitor, await makeProduct(shop.deps));
    versions.push(await stream.next());
    const placed = await orderWithLinks(shop, visitor);
    versions.push(await stream.next());
    await move(visitor, placed.makerToken, { status: "making" });
    versions.push(await stream.next());
    await visitor.post(`/api/make/${placed.makerToken}/payment`, {
      state: "paid",
    });
    versions.push(await stream.next());
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions.join()).not.toContain(placed.customerName);
    const now = await maker.get(calls.followOrders.path);
    expect(now.json).toEqual({ version: versions.at(-1) as string });
    stream.leave();
  });

  test("says of many changes of one moment once that there are some", async () => {
    await makeManyOrders(shop.deps, 20, () => ({ status: "received" }));
    const stream = await openStream();
    const first = await stream.next();
    const ids = Array.from({ length: 20 }, (_, nth) => 1001 + nth);
    await maker.post(calls.setStatuses.path, { ids, status: "making" });
    const second = await stream.next();
    expect(second).not.toBe(first);
    const rest = stream.next();
    await Bun.sleep(350);
    stream.leave();
    // Twenty steps came in at most two events.
    expect(await rest).toBeOneOf([undefined, expect.any(String)]);
  });

  test("ends with the session, before it tells anything more", async () => {
    const stream = await openStream();
    await stream.next();
    await maker.post(API.logout);
    const visitor = shop.visitor();
    await addProduct(visitor, await makeProduct(shop.deps));
    await order(visitor);
    expect(await stream.next()).toBeUndefined();
    expect((await openStream()).response.status).toBe(401);
  });

  test("ends once the maker has not used her session for long", async () => {
    const stream = await openStream();
    await stream.next();
    shop.clock.advance(SESSION_IDLE_MS + 1);
    await shop.deps.commit(MAKER, (tx) =>
      tx.update(orders).set({ memo: null }).run(),
    );
    expect(await stream.next()).toBeUndefined();
  });

  test("is refused where too many are open", async () => {
    const streams: Awaited<ReturnType<typeof openStream>>[] = [];
    let last = 200;
    for (let nth = 0; nth < 200 && last === 200; nth += 1) {
      const stream = await openStream();
      last = stream.response.status;
      streams.push(stream);
    }
    expect(last).toBe(429);
    for (const stream of streams) stream.leave();
    expect((await openStream()).response.status).toBe(200);
  });
});

describe("an export", () => {
  const load = (name: string, query = "") =>
    maker.get(`/api/admin/exports/${name}${query}`);
  const linesOf = (text: string) => text.trimEnd().split("\r\n");

  async function fill() {
    await changeSite(shop.deps, { timeZone: "Asia/Tokyo" });
    await makeManyOrders(shop.deps, 3, (nth) => ({
      status: nth === 0 ? "sent" : "received",
      // Midnight in Tokyo lies between the second and the third.
      createdAt: Date.parse(
        [
          "2026-11-01T10:00:00Z",
          "2026-11-20T14:59:00Z",
          "2026-11-20T15:00:00Z",
        ][nth] ?? "",
      ),
    }));
  }

  test("has each line of the orders, with amounts once an order", async () => {
    await fill();
    const answer = await load("orders.csv");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="orders.csv"',
      "cache-control": "no-store",
    });
    const [head = "", ...lines] = linesOf(answer.text);
    const columns = head.split(",");
    expect(lines).toHaveLength(6);
    const cell = (line: string, name: string) =>
      line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[columns.indexOf(name)];
    expect(lines.map((line) => cell(line, "owed"))).toEqual([
      "54.00",
      "",
      "54.00",
      "",
      "54.00",
      "",
    ]);
  });

  test("has the days of the shop, and commas where they are wanted", async () => {
    await fill();
    const ids = async (query: string) =>
      linesOf((await load("orders.csv", query)).text)
        .slice(1)
        .map((line) => Number.parseInt(line, 10));
    expect(await ids("?from=2026-11-21")).toEqual([1003, 1003]);
    expect(await ids("?from=2026-11-02&to=2026-11-20")).toEqual([1002, 1002]);
    const { text } = await load("orders.csv", "?decimals=comma");
    expect(linesOf(text)[1]).toContain(';"54,00";');
    for (const query of ["?from=soon", "?to=2026-13-01", "?decimals=dots"])
      expect((await load("orders.csv", query)).status).toBe(422);
    expect((await load("all.csv")).status).toBe(404);
    expect((await load("..%2Forders.csv")).status).toBe(404);
  });

  test("of labels has what is still to be sent", async () => {
    await fill();
    const lines = linesOf((await load("labels.csv")).text);
    expect(lines.slice(1).map((line) => Number.parseInt(line, 10))).toEqual([
      1002, 1003,
    ]);
    expect(lines[1]).toContain("1 Rose Lane");
  });

  test("of readers has the list with the links to leave it", async () => {
    await maker.post("/api/admin/subscribers", {
      email: "reader@example.com",
      note: "asked at the market",
    });
    const lines = linesOf((await load("readers.csv")).text);
    expect(lines[0]).toEndWith("email,joined at,unsubscribe link");
    expect(lines[1]).toStartWith(
      "reader@example.com,2026-11-21T10:00:00.000Z,https://shop.example.com/",
    );
  });
});
