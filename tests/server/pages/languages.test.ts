import { afterEach, describe, expect, test } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { Site } from "#shared/site/schema.ts";
import { createPages } from "#server/pages/pages.ts";
import { loadMessages } from "#server/runtime/messages.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { makeProduct } from "#tests/support/make.ts";
import { siteContent } from "#tests/support/site.ts";

let shop: TestApp | undefined;
afterEach(() => {
  shop?.close();
  shop = undefined;
});

function start(env: Record<string, string> = {}): TestApp {
  shop = startApp({ ...ADMIN_ENV, ...env }, (deps) =>
    createPages(deps, PAGE_ASSETS),
  );
  return shop;
}

/** Words that only an English text has. */
const ENGLISH = /\b(?:the|your|with|and|you|from|please|what)\b/i;

/** The signs that stand where a text or a parameter is missing. */
const MISSING = /undefined|\bNaN\b|\[object|\{\}|\$\d/;

/** The texts of a document that people read or hear. */
function readTexts(html: string): string[] {
  const body = html
    .slice(html.indexOf("<body>"))
    .replaceAll(/<script.*?<\/script>/gs, "");
  const names = [...body.matchAll(/(?:aria-label|alt|placeholder)="([^"]*)"/g)];
  const texts = body.replaceAll(/<[^>]*>/g, "\n").split("\n");
  return [...texts, ...names.map(([, name = ""]) => name)].filter(Boolean);
}

describe.each(LANGUAGES.filter((each) => each !== "en"))(
  "a shop in %s",
  (language: Language) => {
    test.each([PAGES.home, PAGES.privacy, "/nowhere"])(
      "shows %s without an English word",
      async (path) => {
        const { deps, visitor } = start({
          SHOP_LANGUAGE: language,
          SHOP_CURRENCY: "EUR",
        });
        await makeProduct(deps, { name: "X", description: "Y" });
        const { text } = await visitor().get(path);
        expect(text).toContain(`<html lang="${language}"`);
        const english = readTexts(text)
          .filter((each) => !each.includes("Barrette"))
          .filter((each) => ENGLISH.test(each));
        expect(english).toEqual([]);
        expect(text.slice(text.indexOf("<body>"))).not.toContain("$2");
      },
    );

    test.each([
      PAGES.home,
      PAGES.design,
      PAGES.orders,
      PAGES.privacy,
      PAGES.admin,
      "/api/newsletter/unsubscribe?token=x",
      "/api/newsletter/confirm?token=x",
    ])("shows %s of an empty shop without an English word", async (path) => {
      const { visitor } = start({ SHOP_LANGUAGE: language });
      const { text } = await visitor().get(path);
      expect(text).toContain(`<html lang="${language}"`);
      const amiss = readTexts(text)
        .filter((each) => !each.includes("Barrette"))
        .filter((each) => ENGLISH.test(each) || MISSING.test(each));
      expect(amiss).toEqual([]);
    });

    test("says in its language why an empty shop cannot sell", async () => {
      const { visitor } = start({ SHOP_LANGUAGE: language });
      const shopper = visitor();
      const answers = [
        await shopper.post(API.orders, {}),
        await shopper.post(API.orders, {
          customerName: "Frieda",
          customerEmail: "frieda@example.com",
          customerPhone: "030 1234567",
          items: [],
          total: "0.00",
        }),
        await shopper.post(API.cart, { productId: 1, quantity: 1 }),
        await shopper.post(API.customClip, { customText: "" }),
        await shopper.post(API.orderLinks, { email: "nobody" }),
        await shopper.post(API.subscribe, { email: "" }),
        await shopper.post(API.login, { username: "", password: "" }),
      ];
      for (const { status, json } of answers) {
        expect(status).toBeGreaterThanOrEqual(400);
        const { message, fields = {} } = Object(json);
        const said = [message, ...Object.values<string>(fields)];
        expect(said.filter((each) => ENGLISH.test(each))).toEqual([]);
        expect(said.filter((each) => MISSING.test(each))).toEqual([]);
      }
    });
  },
);

test("the head and the manifest name the language", async () => {
  const { deps, visitor } = start({
    SHOP_LANGUAGE: "fr",
    SHOP_CURRENCY: "EUR",
  });
  await makeProduct(deps, { name: "X" });
  const { text } = await visitor().get(PAGES.home);
  expect(text).toContain('<meta property="og:locale" content="fr_FR">');
  expect(text).toContain('"inLanguage":"fr-FR"');
  const clip = await visitor().get("/clips/x");
  expect(clip.text).toContain('"priceCurrency":"EUR"');
  const manifest = await visitor().get("/manifest.webmanifest");
  expect(manifest.json).toMatchObject({ lang: "fr" });
});

describe("the maker's choice", () => {
  test("renders every page again, and stays when a client does not send it", async () => {
    const app = start();
    const { deps, visitor } = app;
    const maker = await logIn(app);
    const guest = visitor();
    await makeProduct(deps, { name: "X" });
    expect((await guest.get(PAGES.home)).text).toContain("Shop Now");
    const chosen = { language: "de", currency: "EUR", name: "Klammerglück" };
    const saved = await maker.put(API.adminSite, {
      ...siteContent(),
      ...chosen,
    });
    expect(saved.status).toBe(200);
    await deps.changes.settled();
    const { text } = await guest.get(PAGES.home);
    expect(text).toContain("Zum Shop");
    expect(text).toContain("Klammerglück");
    await maker.put(API.adminSite, siteContent());
    const site = Site.parse((await guest.get(API.site)).json);
    expect(site).toMatchObject({ ...chosen, timeZone: deps.config.timeZone });
  });

  test("is refused where it cannot be, field by field", async () => {
    const app = start();
    const maker = await logIn(app);
    const wrong = { language: "xx", currency: "BTC", name: " ", timeZone: "X" };
    const { status, json } = await maker.put(API.adminSite, {
      ...siteContent(),
      ...wrong,
    });
    expect(status).toBe(422);
    expect(Object.keys(Reflect.get(Object(json), "fields"))).toEqual([
      "name",
      "language",
      "currency",
      "timeZone",
    ]);
  });
});

test("no text is empty in any language", async () => {
  const empty: string[] = [];
  const visit = (value: unknown, path: string) => {
    if (value === "") empty.push(path);
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value))
      visit(each, `${path}.${key}`);
  };
  for (const language of LANGUAGES)
    visit(await loadMessages(language), language);
  expect(empty).toEqual([]);
});
