import { describe, expect, test } from "bun:test";
import { pathOf } from "#shared/api/call.ts";
import * as calls from "#shared/letters/calls.ts";
import { LetterPreview } from "#shared/letters/schema.ts";
import { logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import {
  addSubscribers,
  readLetter,
  tellLetter,
  writeLetter,
} from "#tests/support/letters.ts";
import { makeProduct, SIZES } from "#tests/support/make.ts";
import { composeRow, onlyMail, outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const letterPage = (slug: string) => pathOf(calls.getLetterPage, { slug });

async function startShop() {
  const shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  const maker = await logIn(shop);
  return { ...shop, maker, [Symbol.dispose]: shop.close };
}

describe("writing a letter", () => {
  test("keeps it as a draft with an address of its own", async () => {
    using shop = await startShop();
    const answer = await shop.maker.post(calls.writeLetter.path, {
      subject: " The meadow is back ",
      markdown: "Hello",
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      subject: "The meadow is back",
      slug: "the-meadow-is-back",
      state: "draft",
      progress: null,
    });
    expect((await writeLetter(shop.maker)).slug).toBe("the-meadow-is-back-2");
    expect((await writeLetter(shop.maker, { subject: "草原" })).slug).toBe(
      "letter",
    );
    const list = await shop.maker.get(calls.listMakerLetters.path);
    expect(list.json).toMatchObject({
      readers: 0,
      letters: [{ slug: "letter" }, {}, { slug: "the-meadow-is-back" }],
    });
  });

  test("lets the address follow the subject until it is sent", async () => {
    using shop = await startShop();
    await addSubscribers(shop.deps.db, ["a@example.com"]);
    const { id } = await writeLetter(shop.maker);
    const path = pathOf(calls.changeLetter, { id });
    const changed = { subject: "Small hands", markdown: "Hello" };
    const put = await shop.maker.put(path, changed);
    expect(put.json).toMatchObject({ slug: "small-hands", ...changed });
    await tellLetter(shop.maker, "sendLetter", id);
    const late = await shop.maker.put(path, { ...changed, subject: "Other" });
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: "letter_sent" },
    ]);
    const removed = await shop.maker.delete(path);
    expect(removed.status).toBe(409);
    expect((await readLetter(shop.maker, id)).slug).toBe("small-hands");
  });

  test("refuses a save over another one", async () => {
    using shop = await startShop();
    const { id, updatedAt } = await writeLetter(shop.maker);
    const path = pathOf(calls.changeLetter, { id });
    const body = { subject: "One", markdown: "1" };
    const headers = { "if-match": updatedAt };
    expect((await shop.maker.put(path, body, headers)).status).toBe(200);
    const stale = await shop.maker.put(path, body, headers);
    expect([stale.status, stale.json]).toMatchObject([
      412,
      { current: { subject: "One" } },
    ]);
  });

  test("asks for a subject, and ends with a removal", async () => {
    using shop = await startShop();
    const none = await shop.maker.post(calls.writeLetter.path, {
      subject: " ",
      markdown: "",
    });
    expect([none.status, none.json]).toMatchObject([
      422,
      { fields: { subject: "Give the letter a subject." } },
    ]);
    const { id } = await writeLetter(shop.maker);
    const path = pathOf(calls.removeLetter, { id });
    expect((await shop.maker.delete(path)).json).toEqual({ ok: true });
    expect((await shop.maker.get(path)).status).toBe(404);
  });
});

describe("a letter's mail", () => {
  async function startWithClip() {
    const shop = await startShop();
    const product = await makeProduct(shop.deps, { name: "Pressed Meadow" });
    const markdown = [
      "In June <b>we</b> pressed **flowers**.",
      "![Petals](/demo/blush-petal.webp)",
      `[Old name](clip:${product.id})`,
      "[See](/shipping) and [this](javascript:alert(1)).",
      "[Gone](clip:999)",
      "![](https://tracker.example.com/pixel.gif)",
    ].join("\n\n");
    return { ...shop, product, markdown };
  }

  test("is previewed with its pictures, and the line in the inbox", async () => {
    using shop = await startWithClip();
    const { markdown } = shop;
    const answer = await shop.maker.post(calls.previewLetter.path, {
      subject: "",
      markdown,
    });
    const { line, mail, styles, page } = LetterPreview.parse(answer.json);
    expect(line).toBe(
      "In June <b>we</b> pressed flowers. See and [this](javascript:alert(1)).",
    );
    expect(page.html).not.toContain("blush-petal");
    expect(page).toMatchObject({
      picture: { imageUrl: "/demo/blush-petal.webp", alt: "Petals" },
      clips: [{ name: "Pressed Meadow", price: "24.00" }],
    });
    expect(mail).toContain("Pressed Meadow");
    expect(mail).toContain("$24.00");
    expect(mail).toContain("&lt;b&gt;we&lt;/b&gt;");
    expect(mail).not.toContain("cid:");
    expect(mail).not.toContain("<style");
    expect(mail.trimEnd()).toEndWith("</html>");
    expect(styles).toContain("@media (max-width:480px)");
    expect(mail).not.toContain("tracker.example.com");
    expect(mail).not.toContain('javascript:alert(1)"');
    expect(mail).not.toContain("Old name");
  });

  test("goes to the maker alone as a test, like the mail of her readers", async () => {
    using shop = await startWithClip();
    await addSubscribers(shop.deps.db, ["a@example.com"]);
    const { maker, deps, markdown, product } = shop;
    const { id } = await writeLetter(maker, { markdown });
    const test = await maker.post(pathOf(calls.testLetter, { id }));
    expect(test.json).toEqual({ ok: true });
    const row = await onlyMail(deps.db);
    expect(row.recipient).toBe("maker@example.com");
    const mail = await composeRow(shop, row);
    expect(mail.subject).toBe("The meadow is back");
    expect(mail.headers).toMatchObject({
      "List-Unsubscribe": expect.stringContaining(
        "/api/newsletter/unsubscribe",
      ),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(mail.text).toContain("In June <b>we</b> pressed **flowers**.");
    expect(mail.text).toContain(`/clips/${product.slug}`);
    expect(mail.html).toContain(
      'href="http://localhost:3000/shipping?from=letter-1"',
    );
    expect((await readLetter(maker, id)).state).toBe("draft");
  });

  /** The mail of a letter, as the maker sends it to herself. */
  async function testMail(
    shop: Awaited<ReturnType<typeof startShop>>,
    markdown: string,
  ) {
    const { id } = await writeLetter(shop.maker, { markdown });
    await shop.maker.post(pathOf(calls.testLetter, { id }));
    return composeRow(shop, (await outboxRows(shop.deps.db)).at(-1));
  }

  test("says what a clip can be bought for, and that one is sold out", async () => {
    using shop = await startShop();
    const { deps } = shop;
    const [small = { title: "", price: "" }, ...more] = SIZES ?? [];
    const clips = [
      { name: "Both Sizes", variants: SIZES },
      {
        name: "Large Alone",
        variants: [{ ...small, available: false }, ...more],
      },
      { name: "None Left", inStock: false },
    ];
    const said = ["from $24.00", "$28.00", "Sold out"];
    for (const [index, clip] of clips.entries()) {
      const { id } = await makeProduct(deps, clip);
      const mail = await testMail(shop, `[x](clip:${id})`);
      const price = String(said[index]);
      expect(mail.text).toContain(`${clip.name}\n${price}\n`);
      expect(mail.html).toContain(`<br />${price}`);
    }
  });

  test("has the links that the letter names at its end, and its line breaks", async () => {
    using shop = await startShop();
    const mail = await testMail(
      shop,
      [
        "See [our care][r].\nAnd ![a petal][p] here.\\\nThen",
        "![Petals](/demo/blush-petal.webp)",
        "Again [care][r]",
        "[r]: /care\n[p]: /demo/blush-petal.webp",
      ].join("\n\n"),
    );
    const care = 'href="http://localhost:3000/care?from=letter-1"';
    expect(mail.html.split(care)).toHaveLength(3);
    expect(mail.html).not.toContain("[r]");
    expect(mail.html).toMatch(/<\/a>.<br>\sAnd .* here.<br>\sThen/);
    expect(mail.text).toContain("See [our care][r].\nAnd a petal here.\nThen");
    expect(mail.text).toContain("[r]: http://localhost:3000/care\n");
  });

  test("has the maker's own lines on lines of their own, in both its parts", async () => {
    using shop = await startShop();
    await changeSite(shop.deps, { legal: { mailText: "One\nTwo" } });
    const mail = await testMail(shop, "Hello");
    expect(mail.text).toContain("One\nTwo");
    expect(mail.html).toContain("One<br />Two");
  });
});

describe("a letter's page", () => {
  test("is rendered once, and not at each request", async () => {
    using shop = await startShop();
    await addSubscribers(shop.deps.db, ["a@example.com"]);
    // It takes a hundred times as long to render as a letter of usual words.
    const markdown = "*a_".repeat(7_000);
    const { id, slug } = await writeLetter(shop.maker, { markdown });
    await tellLetter(shop.maker, "sendLetter", id);
    const visitor = shop.visitor();
    const msOf = async (requests: number) => {
      const startedAt = performance.now();
      for (let each = 0; each < requests; each += 1)
        expect((await visitor.get(letterPage(slug))).status).toBe(200);
      return performance.now() - startedAt;
    };
    const first = await msOf(1);
    expect(await msOf(20)).toBeLessThan(10 * first);
  });

  test("is there once the letter is sent, and goes with it", async () => {
    using shop = await startShop();
    await addSubscribers(shop.deps.db, ["a@example.com"]);
    const { id, slug } = await writeLetter(shop.maker);
    const visitor = shop.visitor();
    expect((await visitor.get(letterPage(slug))).status).toBe(404);
    await tellLetter(shop.maker, "sendLetter", id);
    const page = await visitor.get(letterPage(slug));
    expect([page.status, page.json]).toMatchObject([
      200,
      {
        subject: "The meadow is back",
        description: "Twelve clips came out of them, and no two agree.",
        html: "<p>Twelve clips came out of them, <strong>and no two agree</strong>.</p>\n",
        picture: null,
        clips: [],
        sentAt: new Date(shop.clock.now()).toISOString(),
      },
    ]);
    await tellLetter(shop.maker, "stopLetter", id);
    await shop.maker.delete(pathOf(calls.removeLetter, { id }));
    expect((await visitor.get(letterPage(slug))).status).toBe(404);
  });
});
