import { beforeEach, describe, expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { newSite } from "#server/site/new-site.ts";
import { Site, SITE_LIMITS } from "#shared/site/schema.ts";
import { logIn } from "#tests/support/admin.ts";
import { setUpApp, startApp, type Visitor } from "#tests/support/app.ts";
import { siteContent } from "#tests/support/site.ts";
import { MAKER } from "#server/db/locks.ts";

const shop = setUpApp();
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

const save = (content: unknown, headers?: Record<string, string>) =>
  maker.put(API.adminSite, content, headers);
const read = async () => Site.parse((await shop.visitor().get(API.site)).json);
const fieldsOf = (json: unknown) => Reflect.get(Object(json), "fields");

describe("a new shop", () => {
  test("has neutral texts and no pictures", async () => {
    const site = await read();
    expect(site).toEqual({
      ...newSite("en"),
      name: "Barrette & Bloom",
      language: "en",
      currency: "USD",
      timeZone: shop.deps.config.timeZone,
      legal: NO_LEGAL,
      hidden: [],
      deliveryOptions: [],
      pause: null,
      pace: null,
      numbers: true,
      pictures: {},
      pages: [],
      updatedAt: "1970-01-01T00:00:00.000Z",
    });
    expect(JSON.stringify(site)).not.toMatch(/resin|pour|\.webp|\.mp4/i);
  });
});

describe("the language", () => {
  test("is followed by the texts that the maker has not changed", async () => {
    const hero = { ...newSite("en").hero, headline: "Pinned, not pulled" };
    await save(siteContent({ hero }));
    const { gallery } = newSite("en");
    const hers = { ...gallery, title: "On heads" };
    await save(siteContent({ hero, gallery: hers, language: "de" }));
    const german = newSite("de");
    expect(await read()).toMatchObject({ ...german, hero, gallery: hers });
    await save(siteContent({ hero, gallery: hers, language: "fr" }));
    expect(await read()).toMatchObject({
      ...newSite("fr"),
      hero,
      gallery: hers,
    });
  });

  test("of the settings is followed until the maker chooses one", async () => {
    using german = startApp({ SHOP_LANGUAGE: "de" });
    const other = await logIn(german);
    await other.put(API.adminSite, siteContent({ delivery: "Bald" }));
    const site = Site.parse((await german.visitor().get(API.site)).json);
    expect(site).toMatchObject({ ...newSite("de"), delivery: "Bald" });
  });
});

describe("saving the site", () => {
  test("shows everyone what the maker wrote", async () => {
    const content = siteContent({
      hero: {
        headline: "Pinned, not pulled",
        sentence: "Clips of horn.",
        imageUrl: "https://pictures.example.com/hero.jpg",
        films: [],
      },
      palette: "lagoon",
      delivery: "Made in about 2 weeks",
    });
    const saved = await save(content);
    expect(saved.status).toBe(200);
    expect(await read()).toEqual(Site.parse(saved.json));
    expect(saved.json).toMatchObject(content);
  });

  test("keeps what a client does not send of law and hidden sections", async () => {
    const legal = { country: "DE", withdrawalDays: 14 };
    await save({ ...siteContent(), legal, hidden: ["gallery"] });
    await save({ ...siteContent(), legal: { orderWording: "binding" } });
    await save(siteContent());
    expect(await read()).toMatchObject({
      legal: { ...NO_LEGAL, ...legal, orderWording: "binding" },
      hidden: ["gallery"],
    });
  });

  test("writes amounts as the maker's country does", async () => {
    const german = { language: "de", currency: "EUR" } as const;
    const format = async (country: string) => {
      await save({ ...siteContent(german), legal: { country } });
      await shop.deps.changes.settled();
      return (await shop.deps.locale()).formats.money;
    };
    expect(await format("DE")).toMatchObject({ prefix: "", suffix: "\u00a0€" });
    expect(await format("AT")).toMatchObject({ prefix: "€\u00a0", suffix: "" });
  });

  test("returns the widths of the pictures that the shop stores", async () => {
    const imageUrl = "/uploads/abcdefghijklmnopqrstuvwx.webp";
    const { savePicture } = await import("#server/images/store.ts");
    const picture = {
      width: 640,
      height: 360,
      widths: [320, 640],
      placeholder: "data:image/webp;base64,AAAA",
      color: "#aabbcc",
    };
    const now = shop.clock.now();
    await shop.deps.commit(MAKER, (tx) =>
      savePicture(tx, { imageUrl, picture, now }),
    );
    const { process } = await read();
    const steps = [{ title: "Bend", text: "", imageUrl }];
    await save(siteContent({ process: { ...process, steps } }));
    expect(Object.keys((await read()).pictures)).toEqual([imageUrl]);
    const pictures = [{ imageUrl, alt: "A clip on a beach" }];
    await save(siteContent({ gallery: { title: "Outside", pictures } }));
    expect((await read()).pictures).toEqual({
      [imageUrl]: { width: 640, height: 360, widths: [320, 640] },
    });
  });

  test("refuses a picture that no longer exists, and names its field", async () => {
    const imageUrl = "/uploads/abcdefghijklmnopqrstuvwx.webp";
    const pictures = [{ imageUrl, alt: "" }];
    const refused = await save(
      siteContent({ gallery: { title: "Outside", pictures } }),
    );
    expect(refused.status).toBe(422);
    expect(fieldsOf(refused.json)).toEqual({
      "gallery.pictures.0.imageUrl":
        "This picture is no longer here. Please choose it again.",
    });
  });

  test("refuses a change from an older version and shows the current one", async () => {
    const before = await read();
    const theirs = await save(siteContent({ delivery: "Soon" }));
    const mine = await save(siteContent({ delivery: "Later" }), {
      "if-match": `"${before.updatedAt}"`,
    });
    expect(mine.status).toBe(412);
    expect(mine.json).toMatchObject({ code: "stale", current: theirs.json });
    expect((await read()).delivery).toBe("Soon");
  });

  test("changes only what is sent by PATCH, also of a new shop", async () => {
    const patch = async (body: object) =>
      (await maker.request("PATCH", API.adminSite, body)).status;
    expect(await patch({ delivery: "Soon" })).toBe(200);
    expect(await read()).toMatchObject({
      hero: newSite("en").hero,
      delivery: "Soon",
    });
    await save(siteContent({ delivery: "Later", socialUrl: "" }));
    const before = await read();
    const pause = { until: "2030-01-04T00:00:00.000Z", text: "" };
    expect(await patch({ pause })).toBe(200);
    expect(await read()).toEqual({
      ...before,
      pause,
      updatedAt: expect.any(String),
    });
    expect(await patch({ delivery: 5 })).toBe(422);
  });

  test("requires a login before it validates the body", async () => {
    const refused = await shop.visitor().put(API.adminSite, { palette: 1 });
    expect(refused.status).toBe(401);
    const written = await shop.visitor().put(`${API.adminPages}/admin`, {});
    expect(written.status).toBe(401);
  });
});

describe("saving the site refuses", () => {
  const refusedFor = async (parts: object) => {
    const refused = await save({ ...siteContent(), ...parts });
    expect(refused.status).toBe(422);
    return Object.keys(fieldsOf(refused.json));
  };
  const { hero, process } = newSite("en");

  test("10,000 words where a sentence belongs", async () => {
    const sentence = "word ".repeat(10_000);
    expect(await refusedFor({ hero: { ...hero, sentence } })).toEqual([
      "hero.sentence",
    ]);
  });

  test("CSS or a custom color as a palette", async () => {
    for (const palette of ["red;}body{display:none", "#fff", "", "__proto__"])
      expect(await refusedFor({ palette })).toEqual(["palette"]);
  });

  test("addresses that run scripts, and files that the shop does not serve", async () => {
    for (const imageUrl of ["javascript:alert(1)", "data:,x", "/etc/passwd"])
      expect(await refusedFor({ mark: imageUrl })).toEqual(["mark"]);
    expect(await refusedFor({ socialUrl: "javascript:alert(1)" })).toEqual([
      "socialUrl",
    ]);
    for (const film of ["https://else.example.com/a.mp4", "/hero/../../x.mp4"])
      expect(await refusedFor({ hero: { ...hero, films: [film] } })).toEqual([
        "hero.films.0",
      ]);
  });

  test("a focus outside the picture, with a fraction or without a coordinate", async () => {
    for (const [focus, field] of [
      [{ x: 101, y: 50 }, "hero.focus.x"],
      [{ x: 50, y: -1 }, "hero.focus.y"],
      [{ x: 0.5, y: 0 }, "hero.focus.x"],
      [{ x: 50 }, "hero.focus.y"],
      ["50% 50%", "hero.focus"],
    ] as const)
      expect(await refusedFor({ hero: { ...hero, focus } })).toEqual([field]);
  });

  test("a country that is none, and other values than the law's settings have", async () => {
    for (const [legal, field] of [
      [{ country: "Germany" }, "legal.country"],
      [{ country: "XX" }, "legal.country"],
      [{ orderWording: "buy" }, "legal.orderWording"],
      [{ withdrawalDays: -1 }, "legal.withdrawalDays"],
      [{ withdrawalDays: 1.5 }, "legal.withdrawalDays"],
      [{ priceNote: "x".repeat(81) }, "legal.priceNote"],
      [{ withdrawalCustom: "yes" }, "legal.withdrawalCustom"],
    ] as const)
      expect(await refusedFor({ legal })).toEqual([field]);
    expect(await refusedFor({ hidden: ["products"] })).toEqual(["hidden.0"]);
  });

  test("too many stretches of time, and one without its length", async () => {
    const day = { title: "Three days", text: "to cure" };
    const days = Array.from({ length: SITE_LIMITS.days + 1 }, () => day);
    expect(await refusedFor({ process: { ...process, days } })).toEqual([
      "process.days",
    ]);
    const unnamed = [{ ...day, title: " " }];
    expect(
      await refusedFor({ process: { ...process, days: unnamed } }),
    ).toEqual(["process.days.0.title"]);
  });

  test("too many steps, and invalid minutes", async () => {
    const step = { title: "Bend", text: "" };
    const steps = Array.from({ length: SITE_LIMITS.steps + 1 }, () => step);
    expect(await refusedFor({ process: { ...process, steps } })).toEqual([
      "process.steps",
    ]);
    for (const minutes of [-1, 1.5, 601, "30"])
      expect(await refusedFor({ process: { ...process, minutes } })).toEqual([
        "process.minutes",
      ]);
  });

  test("a section without a title, and an incomplete site", async () => {
    const products = { title: " ", text: "" };
    expect(await refusedFor({ products })).toEqual(["products.title"]);
    expect((await save({ palette: "forest" })).status).toBe(422);
  });
});
