import { beforeEach, describe, expect, test } from "bun:test";
import { adminPagePath, API, pagePath } from "#tests/support/api.ts";
import {
  MAX_OWN_PAGES,
  PAGE_SLUG,
  RESERVED_SLUGS,
} from "#shared/site/pages.ts";
import { logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";

const shop = setUpApp();
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

const page = (title: string, markdown = "A few words.") => ({
  title,
  markdown,
});
const write = (slug: string, body: unknown, headers?: Record<string, string>) =>
  maker.put(adminPagePath(slug), body, headers);
const titles = async () => {
  const { json } = await shop.visitor().get(API.site);
  const { pages } = Object(json);
  return pages.map(({ title }: { title: string }) => title);
};

describe("the maker's page editor", () => {
  test("shows a page to everyone as safe HTML, and lists it in the site", async () => {
    const written = await write("shipping", {
      ...page("Shipping", "We *send* on Mondays."),
      description: "How and when",
    });
    expect(written.status).toBe(200);
    expect(written.json).toMatchObject({ markdown: "We *send* on Mondays." });
    const { json } = await shop.visitor().get(pagePath("shipping"));
    expect(json).toMatchObject({
      title: "Shipping",
      description: "How and when",
      html: "<p>We <em>send</em> on Mondays.</p>\n",
    });
    expect(json).not.toHaveProperty("markdown");
    expect(await titles()).toEqual(["Shipping"]);
  });

  test.each([
    ["Hindi", "\u0928\u092e\u0938\u094d\u0924\u0947 "],
    ["family emoji", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}"],
  ])(
    "takes 20,000 characters of %s, as people count them, and no more",
    async (_, word) => {
      const { length } = [...new Intl.Segmenter().segment(word)];
      const text = word.repeat(20_000 / length).trim();
      expect((await write("long", page("Long", text))).status).toBe(200);
      const longer = await write("long", page("Long", `${text} ${word}`));
      expect(longer.json).toMatchObject({
        fields: { markdown: expect.stringContaining("20,000 characters") },
      });
    },
  );

  test("lists pages in the footer's order, with the maker's own pages last", async () => {
    for (const slug of ["about-me", "imprint", "faq", "shipping"])
      await write(slug, page(slug));
    expect(await titles()).toEqual(["shipping", "faq", "imprint", "about-me"]);
  });

  test("changes a page, and answers an edit of an older version with the current one", async () => {
    const first = await write("care", page("Care"));
    const { updatedAt } = Object(first.json);
    const theirs = await write("care", page("Clip care"), {
      "if-match": updatedAt,
    });
    expect(theirs.status).toBe(200);
    const mine = await write("care", page("Mine"), { "if-match": updatedAt });
    expect(mine.status).toBe(412);
    expect(mine.json).toMatchObject({ code: "stale", current: theirs.json });
    expect(await titles()).toEqual(["Clip care"]);
  });

  test("creates a page only where there is none, if asked so", async () => {
    const asNew = { "if-none-match": "*" };
    const first = await write("care", page("Care"), asNew);
    expect(first.status).toBe(200);
    const second = await write("care", page("Mine"), asNew);
    expect(second.status).toBe(412);
    expect(second.json).toMatchObject({ code: "stale", current: first.json });
    expect(await titles()).toEqual(["Care"]);
  });

  test("creates a page again that was removed during an edit", async () => {
    const first = await write("care", page("Care"));
    const { updatedAt } = Object(first.json);
    await maker.delete(adminPagePath("care"));
    const again = await write("care", page("Mine"), { "if-match": updatedAt });
    expect(again.status).toBe(200);
    expect(await titles()).toEqual(["Mine"]);
  });

  test("previews without storing anything", async () => {
    const { json } = await maker.post(API.pagePreview, { markdown: "# Hello" });
    expect(json).toEqual({ html: "<h2>Hello</h2>\n" });
    expect((await maker.get(API.adminPages)).json).toEqual([]);
  });

  test("removes a page once, and responds 404 to a repeat", async () => {
    await write("returns", page("Returns"));
    expect((await maker.delete(adminPagePath("returns"))).status).toBe(200);
    expect(await titles()).toEqual([]);
    expect((await shop.visitor().get(pagePath("returns"))).status).toBe(404);
    expect((await maker.delete(adminPagePath("returns"))).status).toBe(404);
  });
});

describe("saving a page refuses", () => {
  const refusal = async (slug: string, body: unknown) => {
    const { status, json } = await write(slug, body);
    expect(status).toBe(422);
    return Object(json).fields;
  };

  test("the addresses of the shop itself", async () => {
    for (const slug of ["admin", "api", "orders", "make", "uploads"])
      expect(await refusal(slug, page("Mine"))).toEqual({
        slug: "The shop itself uses this address. Please choose another.",
      });
  });

  test("addresses with anything but lower-case letters, digits and hyphens", async () => {
    for (const slug of ["Über", "a%20b", "a.b", "-a", "A", "a".repeat(41)])
      expect(await refusal(slug, page("Mine"))).toHaveProperty("slug");
  });

  test("10,000 words, an empty text and an empty title", async () => {
    expect(
      await refusal("faq", page("FAQ", "word ".repeat(10_000))),
    ).toHaveProperty("markdown");
    expect(await refusal("faq", page("FAQ", " \n "))).toHaveProperty(
      "markdown",
    );
    expect(await refusal("faq", page(" "))).toHaveProperty("title");
  });

  test("one own page too many, and standard pages do not count", async () => {
    for (let each = 1; each <= MAX_OWN_PAGES; each += 1)
      expect((await write(`page-${each}`, page("Own"))).status).toBe(200);
    expect(await refusal("one-more", page("Own"))).toHaveProperty("slug");
    expect((await write("page-1", page("Changed"))).status).toBe(200);
    expect((await write("imprint", page("Imprint"))).status).toBe(200);
  });
});

test("every route of the shop has an address that pages cannot take", () => {
  const taken = shop.app.routes
    .map(({ path }) => path.split("/")[1] ?? "")
    .filter((part) => PAGE_SLUG.test(part) && !RESERVED_SLUGS.has(part));
  expect(taken).toEqual([]);
});
