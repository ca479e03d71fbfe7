import { beforeEach, describe, expect, test } from "bun:test";
import { adminPagePath, API } from "#tests/support/api.ts";
import { en } from "#shared/messages/home/en.ts";
import { newSite } from "#server/site/new-site.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import { createPages } from "#server/pages/pages.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { makeProduct } from "#tests/support/make.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { changeSite, siteContent, writePage } from "#tests/support/site.ts";

const SETTINGS = {
  ...ADMIN_ENV,
  PUBLIC_URL: "https://shop.example.com",
  SHOP_NAME: "Comb & Co",
  SUPPORT_EMAIL: "help@example.com",
};

const shop = setUpApp(SETTINGS, (deps) => createPages(deps, PAGE_ASSETS));
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const home = async () => (await visitor.get("/")).text;
/** Returns the markup of a page, without the data for its scripts. */
const markupOf = (page: string) =>
  page.slice(0, page.indexOf('id="page-state"'));

describe("a shop other than the demo", () => {
  test("shows none of the demo's pictures and texts, on any page", async () => {
    for (const path of ["/", "/privacy", "/order-confirmation", "/nope"]) {
      const { text } = await visitor.get(path);
      expect(text).not.toMatch(/\/hero\/|\/gallery\/|\/demo\/|cards\/home/);
      expect(text).not.toMatch(/resin\b(?!s")|pour|handmade|by hand/i);
    }
  });

  test("has its name as the headline and leaves empty sections out", async () => {
    const text = markupOf(await home());
    expect(text).toMatch(/<h1[^>]*>Comb &amp; Co<\/h1>/);
    expect(text).not.toContain("<video");
    expect(text).not.toContain('name="description"');
    expect(text).not.toContain("social-title");
    expect(text).not.toMatch(
      /<ol[^>]*><\/ol>|<h2[^>]*><\/h2>|<p class="[^"]*"><\/p>/,
    );
  });

  test("invites on its first day, and looks as before from the first clip on", async () => {
    const { firstDay } = en;
    const first = markupOf(await home());
    expect(first).toContain(`aria-label="${firstDay.art}"`);
    expect(first).toContain(firstDay.sentence);
    expect(first.match(/type="email"/g)).toHaveLength(1);
    expect(first.indexOf(firstDay.title)).toBeLessThan(
      first.indexOf('type="email"'),
    );
    expect(first).not.toContain("Shop Now");

    await changeSite(shop.deps, {
      hero: {
        ...siteContent().hero,
        imageUrl: "https://pictures.example.com/hero.jpg",
      },
      hidden: ["newsletter"],
    });
    const hidden = markupOf(await home());
    expect(hidden).not.toContain(firstDay.art);
    expect(hidden).toContain("hero.jpg");
    expect(hidden).toContain(firstDay.comeBack);
    expect(hidden).not.toContain('type="email"');

    await makeProduct(shop.deps, { name: "Horn Midi" });
    await changeSite(shop.deps, { hidden: [] });
    const later = markupOf(await home());
    expect(later).toContain("Shop Now");
    expect(later).not.toContain(firstDay.title);
    expect(later.match(/type="email"/g)).toHaveLength(1);
  });
});

describe("what the maker writes", () => {
  const content = siteContent({
    about: {
      title: "Clips of horn",
      description: "Sawn and polished in Wales.",
      tagline: "Horn, sawn by hand.",
      closing: "Every piece is signed.",
    },
    hero: {
      headline: "Pinned, not pulled",
      sentence: "For hair that has somewhere to be.",
      imageUrl: "https://pictures.example.com/hero.jpg",
      focus: { x: 30, y: 70 },
      films: [],
    },
    process: {
      title: "From horn to hair",
      text: "An hour each.",
      minutes: 75,
      steps: [{ title: "Saw", text: "Along the grain." }],
    },
    gallery: {
      title: "Worn",
      pictures: [
        { imageUrl: "https://pictures.example.com/1.jpg", alt: "On a beach" },
      ],
    },
    palette: "lagoon",
    socialUrl: "https://social.example.com/comb",
  });

  test("is in the page, its head, its structured data and the manifest", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam" });
    await changeSite(shop.deps, content);
    const text = await home();
    for (const part of [
      "<title>Clips of horn · Comb &amp; Co</title>",
      'style="--focus:30% 70%"',
      'name="description" content="Sawn and polished in Wales."',
      'property="og:title" content="Clips of horn · Comb &amp; Co"',
      `name="theme-color" content="${PALETTES.lagoon.paper}"`,
      ">Pinned, not pulled</span>",
      "Horn, sawn by hand.",
      "Along the grain.",
      "Every piece is signed.",
      'alt="On a beach"',
      'href="https://social.example.com/comb"',
      '"sameAs":["https://social.example.com/comb"]',
    ])
      expect(text).toContain(part);
    const manifest = await visitor.get("/manifest.webmanifest");
    expect(manifest.json).toMatchObject({
      theme_color: PALETTES.lagoon.paper,
    });
  });

  test("of a clip's safety stands in its card, with the maker's address", async () => {
    const { deps } = shop;
    const card = async () => markupOf(await home());
    await makeProduct(deps, { name: "Sea Foam" });
    expect(await card()).not.toContain("<details");
    await makeProduct(deps, { name: "Kelp", safety: "Contains nickel." });
    await deps.changes.settled();
    expect((await card()).match(/<details/g)).toHaveLength(1);
    expect(await card()).toContain(">Contains nickel.</p>");
    const maker = "Ann Horn\n1 Quay Street\nann@example.com";
    await changeSite(deps, { legal: { maker } });
    expect((await card()).match(/<details/g)).toHaveLength(2);
    expect(await card()).toContain(`>${maker}</p>`);
  });

  test("of prices stands at each of them: cards, other clips, custom clip", async () => {
    const { deps } = shop;
    const NOTE = "VAT included";
    for (const name of ["Sea Foam", "Kelp", "Tide"])
      await makeProduct(deps, { name, price: "24.00" });
    await changeSite(deps, { legal: { priceNote: NOTE } });
    const count = async (path: string, part: string) =>
      markupOf((await visitor.get(path)).text).split(part).length - 1;
    for (const [path, prices] of [
      ["/", 4],
      ["/clips/kelp", 3],
    ] as const)
      expect([path, await count(path, NOTE)]).toEqual([path, prices]);
  });

  test("is shown as text in every field, even if it has markup", async () => {
    const nasty = `</script><script>alert(1)</script><img src=x onerror="a">`;
    const short = "<b onclick=alert(1)>\"'&";
    const written = JSON.parse(
      JSON.stringify(content, (key, value) =>
        /^(?:title|text|headline|sentence|alt|tagline|closing|description|welcome)$/.test(
          key,
        )
          ? key === "title" || key === "headline"
            ? short
            : nasty
          : value,
      ),
    );
    const maker = await logIn(shop);
    const saved = await maker.put(API.adminSite, written);
    expect([saved.status, saved.text]).toEqual([200, saved.text]);
    const text = await home();
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain("<img src=x");
    expect(text).not.toContain("<b onclick");
    expect(text).toContain("&lt;img src=x");
  });

  test("has its palette in the HTML, so it applies before any style sheet loads", async () => {
    expect(await home()).toContain('<html lang="en"><head>');
    await changeSite(shop.deps, content);
    const root = /<html lang="en" style="([^"]*)">/.exec(await home());
    const properties = root?.[1]?.split(";") ?? [];
    expect(properties).toHaveLength(Object.keys(PALETTES.lagoon).length);
    for (const property of properties) expect(property).toMatch(/^--\w+:[#r]/);
    expect(root?.[1]).toContain(`:${PALETTES.lagoon.accent};`);
  });

  test("is in the page as soon as the request to save succeeds", async () => {
    const maker = await logIn(shop);
    await visitor.get("/nope");
    for (const headline of ["One", "Two"]) {
      const hero = { ...newSite("en").hero, headline };
      await maker.put(API.adminSite, siteContent({ hero, palette: "forest" }));
      expect(await home()).toContain(`>${headline}</h1>`);
    }
    const { text } = await visitor.get("/nope");
    expect(text).toContain(PALETTES.forest.ink);
  });
});

describe("the footer's pages", () => {
  test("are mailto links until they are written, and the imprint is left out", async () => {
    const text = markupOf(await home());
    for (const topic of ["Shipping", "Returns", "Clip%20care", "FAQ"])
      expect(text).toContain(`mailto:help@example.com?subject=${topic}`);
    expect(text).not.toContain("still being written");
    expect(text).not.toContain("Imprint");
  });

  test("are linked, titled, described and listed once written", async () => {
    const maker = await logIn(shop);
    await maker.put(adminPagePath("shipping"), {
      title: "How we send",
      description: "By post, on Mondays.",
      markdown: "## Where\n\nTo **anywhere**.",
    });
    await writePage(shop.deps, "about-me", "About me");
    const front = markupOf(await home());
    expect(front).toContain('href="/shipping">How we send</a>');
    expect(front).toContain('href="/about-me">About me</a>');
    expect(front).not.toContain("subject=Shipping");
    for (const path of ["/shipping", "/shipping/"]) {
      const { status, text, headers } = await visitor.get(path);
      expect(status).toBe(200);
      expect(headers.get("content-security-policy")).toContain("script-src");
      expect(text).toContain("<title>How we send · Comb &amp; Co</title>");
      expect(text).toContain('content="By post, on Mondays."');
      expect(text).toContain(
        'canonical" href="https://shop.example.com/shipping"',
      );
      expect(text).toContain("<h2>Where</h2>");
      expect(text).toContain("<strong>anywhere</strong>");
    }
    const sitemap = await visitor.get("/sitemap.xml");
    expect(sitemap.text).toContain("<loc>https://shop.example.com/about-me<");
  });

  test("change at once when saved, and are gone once removed", async () => {
    const maker = await logIn(shop);
    for (const markdown of ["First words.", "Second words."]) {
      const body = { title: "FAQ", markdown };
      await maker.put(adminPagePath("faq"), body);
      expect((await visitor.get("/faq")).text).toContain(markdown);
    }
    await maker.delete(adminPagePath("faq"));
    const { status, text } = await visitor.get("/faq");
    expect(status).toBe(404);
    expect(text).toContain("404 Page Not Found");
    expect(markupOf(text)).toContain("subject=FAQ");
  });

  test("refuse POST and respond to HEAD", async () => {
    await writePage(shop.deps, "care", "Care");
    expect((await visitor.post("/care", {})).status).toBe(404);
    const head = await visitor.request("HEAD", "/care");
    expect(head.status).toBe(200);
    const again = await visitor.get("/care", {
      "if-none-match": head.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });
});
