import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { previewImport } from "#shared/import/calls.ts";
import { logIn, shopWithAdmin } from "#tests/support/admin.ts";
import type { TestApp, Visitor } from "#tests/support/app.ts";

// The budget is 100 ms for what is hard and short; other work of the machine
// gets a part of the time that is given here. The largest tables are in a file
// of their own, which runs alone.
const SMALL_MS = 300;

let shop: TestApp;
let maker: Visitor;
beforeAll(async () => {
  shop = shopWithAdmin();
  maker = await logIn(shop);
  await send("title,price\nA,20\n");
});
afterAll(() => shop.close());

/** Not by the visitor, who reads and checks the reply of 6 MB in one go. */
const send = (
  table: string | Uint8Array<ArrayBuffer>,
  path: string = previewImport.path,
) =>
  shop.app.handle(
    new Request(`http://localhost${path}`, {
      method: "POST",
      headers: { "content-type": "text/csv", cookie: maker.cookieHeader() },
      body: table,
    }),
  );

const values = Array.from({ length: 4_000 }, (_, at) => `v${at}`).join(",");
const SMALL: Record<string, string> = {
  "two options of 4,000 values": `title,price,variation 1 values,variation 2 values\nA,20,"${values}","${values}"\n`,
  "a cell of commas": `title,price,images\nA,20,"${",".repeat(100_000)}"\n`,
  "a row of commas": `title,price\n${",".repeat(100_000)}\n`,
  "a text of tags that do not end": `title,price,description\nA,20,${"<a".repeat(50_000)}\n`,
  "a text of comments that do not end": `title,price,description\nA,20,<p>${"<!--".repeat(25_000)}\n`,
  "a text of spaces": `title,price,description\nA,20,"a${" ".repeat(100_000)}b"\n`,
  "a text of half entities": `title,price,description\nA,20,${"&#".repeat(50_000)}\n`,
  "a price of digits": `title,price\nA,${"1,".repeat(100)}${"9".repeat(100_000)}\n`,
  "a header of options": `${"option1 value,".repeat(900)}title,price\n`,
  "a title of marks": `title,price\n${"\u0301\u202e".repeat(30_000)},20\n`,
};

describe("what is hard to read is refused or cut at once", () => {
  test.each(Object.entries(SMALL))("%s", async (_, table) => {
    const startedAt = performance.now();
    const { status } = await send(table);
    expect([200, 422]).toContain(status);
    expect(performance.now() - startedAt).toBeLessThan(SMALL_MS);
  });
});
