import { expect, test } from "bun:test";
import type { Page } from "playwright";
import type { Email } from "postal-mime";
import { ProductList } from "#shared/catalog/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import type { Language } from "#shared/messages/languages.ts";
import { CharmList, ResinList } from "#shared/clip/parts.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { API, adminCharmPath, adminResinPath } from "#tests/support/api.ts";
import { ADMIN_ENV, asMaker, changeProduct } from "#tests/support/admin.ts";
import {
  audit,
  overflowingWidths,
  overflowOf,
} from "#tests/support/browser/accessibility.ts";
import { allTexts } from "./all-texts.ts";
import { MAKER, setUpShop } from "#tests/support/browser/fixtures.ts";
import { unansweredPresses } from "#tests/support/browser/motion.ts";
import { SMALL_PHONE, untilAllHydrated } from "#tests/support/browser/page.ts";
import { untilServed } from "#tests/support/served-offer.ts";
import { readTexts } from "./read-texts.ts";
import {
  LOGIN_SCREENS,
  PANEL_SCREENS,
  type Screen,
  SHOP_SCREENS,
} from "./screens.ts";
import { findCutOff, inOtherWords } from "./stretched.ts";
import { lossesInViews } from "../visual/views.ts";
import { longestTexts, sayIn, sayStretched } from "./say.ts";
import {
  ARE_WANTED,
  screenshot,
  settle,
} from "#tests/support/browser/screenshots.ts";

const TIMEOUT_MS = 180_000;

/** Words that only an English text has. */
const ENGLISH =
  /(?<!\p{L})(?:the|your|you|with|and|from|please|what|this|that|each|add|edit|remove|save|close|order|when|cannot|saved|try again)(?!\p{L})/iu;
/** The signs that stand where a text or a parameter is missing. */
const MISSING = /undefined|\bNaN\b|\[object|\{\}|\$/;

/** The screens that SCREENSHOTS=1 saves in German and French. */
const PICTURED = new Set(["home", "designer", "checkout", "order"]);

/**
 * The language in which a browser goes through all screens. That every text of a
 * screen comes from a catalogue shows in one; that the catalogues of the others
 * have each text, its parameters and no English one is tested without a browser
 * (tests/shared/messages, tests/server/pages/languages). On each screen they
 * stand in its place, for what their names and lengths could break there.
 */
const WALKED = "de";
const HEARD = "fr";
/** The screens that are looked at in further sizes, zooms and spacings. */
const REFLOWED = new Set([
  ...["home", "charms of the designer", "cart", "checkout with errors"],
  ...["confirmation", "workbench", "numbers", "discounts", "new code"],
  "order of her own",
]);
/** The screens with the maker's own texts, which are looked at in more widths. */
const OWN_TEXTS = new Set(["home", "privacy", "clip", "products", "editor"]);

const shop = setUpShop({
  env: { ...ADMIN_ENV, SHOP_LANGUAGE: WALKED, SHOP_CURRENCY: "EUR" },
  withMail: true,
});

/** A mail as it is shown, with the pictures that come with it. */
function withPictures({ html = "", attachments }: Email): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    const bytes =
      typeof content === "string" ? content : new Uint8Array(content);
    const data = Buffer.from(bytes).toString("base64");
    const id = contentId?.slice(1, -1) ?? "";
    return shown.replaceAll(`cid:${id}`, `data:${mimeType};base64,${data}`);
  }, html);
}

/** A word that no line breaks, and a text of two of them. */
const WORD = "Haarspangenmanufakturwerkstattvereinsnachrichten";
const TEXT = WORD.repeat(2);
/** The longest name of a part. */
const NAME = "W".repeat(60);

/** The maker's own texts, each of which begins with a word that is too long. */
function inLongWords({ about, hero, process, gallery }: SiteContent) {
  const title = WORD;
  const text = TEXT;
  const step = { title, text };
  return {
    name: "Haarspangenmanufakturwerkstattverein",
    about: {
      ...about,
      title: `${title}e`,
      description: text,
      tagline: text,
      closing: text,
    },
    hero: { ...hero, headline: title, sentence: text },
    products: { title: `${title}n`, text },
    promo: { title: `${title}r`, sample: "MILA" },
    process: { ...process, title: `${title}m`, text, steps: [step, step] },
    gallery: { ...gallery, title: `${title}s` },
    newsletter: { title: `${title}t`, text, welcome: text },
    delivery: title.slice(0, 40),
  };
}

/**
 * Gives the first charm and resin the longest names, and a new product, which
 * is first in the lists.
 */
async function nameAtLength(ask: Awaited<ReturnType<typeof asMaker>>) {
  const read = async (path: string) => (await fetch(shop.url + path)).json();
  const [resin] = ResinList.parse(await read(API.resins));
  const [charm] = CharmList.parse(await read(API.charms));
  const [product] = ProductList.parse(await read(API.products));
  if (!resin || !charm || !product) throw new Error("the demo is empty");
  const longest = { name: NAME };
  await ask("PUT", adminResinPath(resin.id), { ...resin, ...longest });
  await ask("PUT", adminCharmPath(charm.id), { ...charm, ...longest });
  await ask("POST", API.adminProducts, {
    ...{ name: TEXT, description: TEXT, price: "24.00" },
    imageUrl: product.imageUrl,
    variants: [WORD, `${WORD}s`].map((title) => ({ title, price: "24.00" })),
  });
}

type Look = (page: Page, screen: string) => Promise<string[]>;

/** Walks through the screens and returns what was found amiss, by screen. */
async function walk(look: Look): Promise<Record<string, string[]>> {
  const t = await allTexts(WALKED);
  const ask = await asMaker(shop.url);
  const site = await (await ask("GET", API.site)).json();
  await nameAtLength(ask);
  const legal = {
    country: "DE",
    orderWording: "binding",
    priceNote: "§ 19",
    withdrawalDays: 14,
    withdrawalCustom: true,
  };
  const drop = ProductList.parse(
    await (await ask("GET", API.products)).json(),
  ).find(({ name }) => name !== TEXT);
  const availableFrom = new Date(Date.now() + DAY_MS).toISOString();
  await changeProduct(shop.url, drop?.name ?? "", { availableFrom });
  const content = { ...site, ...inLongWords(site), legal };
  await untilServed(shop.url, await ask("PUT", API.adminSite, content));
  const found: Record<string, string[]> = {};
  const makerPath = async () => {
    const mails = await shop.smtp.arrived(2);
    const own = mails.find(({ recipients }) => recipients.includes(MAKER));
    return /\/make\/[\w-]+/.exec(own?.mail.text ?? "")?.[0] ?? "";
  };
  const visit = async (screens: readonly Screen[], signedIn: boolean) => {
    const page = await shop.newPage({
      size: SMALL_PHONE,
      signedIn,
      mayFail: ["/api/", "/nowhere"],
    });
    for (const { name, open } of screens) {
      await open({ page, t, makerPath }).catch((error: unknown) => {
        throw new Error(`"${name}" did not open`, { cause: error });
      });
      const amiss = await look(page, name);
      if (amiss.length > 0) found[name] = amiss;
      if (!ARE_WANTED || !PICTURED.has(name)) continue;
      // A dialog covers the window, and not the page behind it.
      const fullPage = (await page.getByRole("dialog").count()) === 0;
      await screenshot(page, `${WALKED}-${name}`, { fullPage });
    }
  };
  await visit([...SHOP_SCREENS, ...LOGIN_SCREENS], false);
  await visit(PANEL_SCREENS, true);
  const page = await shop.newPage({ size: SMALL_PHONE });
  for (const [index, { mail }] of shop.smtp.mails.entries()) {
    await page.setContent(withPictures(mail));
    if ((await overflowOf(page)) > 0)
      found[mail.subject ?? ""] = ["scrolls sideways"];
    await screenshot(page, `${WALKED}-mail-${index}`, { fullPage: true });
  }
  return found;
}

test(
  "every screen at 320 px speaks German alone, answers each press, passes an audit in French, and cuts off no text, of any language or 40 % longer",
  async () => {
    const inFrench = await sayIn(WALKED, HEARD);
    const stretched = await sayStretched(WALKED);
    const longest = await longestTexts(WALKED);
    const findWide = async (page: Page, language: Language) =>
      (await overflowOf(page)) > 0 ? [`scrolls sideways in ${language}`] : [];
    const found = await walk(async (page, screen) => {
      await settle(page);
      await untilAllHydrated(page);
      // What lies below the header cannot be pressed.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const texts = await readTexts(page);
      expect(texts.length).toBeGreaterThan(3);
      const amiss = texts.filter(
        (text) =>
          // The maker writes {amount} and {order} into her link.
          ENGLISH.test(text.replaceAll(/\{\w+\}/g, "")) || MISSING.test(text),
      );
      amiss.push(...(await findWide(page, WALKED)));
      for (const unanswered of await unansweredPresses(page))
        amiss.push(`looks the same when it is pressed: ${unanswered}`);
      const ways = [inFrench, stretched, ...longest];
      await inOtherWords(page, ways, async (say) => {
        if (say === inFrench)
          amiss.push(...(await findWide(page, HEARD)), ...(await audit(page)));
        else
          amiss.push(
            ...(await findCutOff(page, { withLists: say !== stretched }))
              // A closed list of parts shortens a name, an open one does not.
              .filter((each) => !each.startsWith(`"${NAME}"`)),
          );
      });
      if (OWN_TEXTS.has(screen))
        for (const width of await overflowingWidths(page))
          amiss.push(`scrolls sideways at ${width} px`);
      if (REFLOWED.has(screen)) amiss.push(...(await lossesInViews(page)));
      return amiss;
    });
    expect(found).toEqual({});
  },
  TIMEOUT_MS,
);
