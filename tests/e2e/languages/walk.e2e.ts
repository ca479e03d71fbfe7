import { afterAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { allTexts } from "#tests/support/browser/all-texts.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { overflowOf } from "#tests/support/browser/overflow.ts";
import { PHONE, SMALL_PHONE } from "#tests/support/browser/page.ts";
import { readTexts } from "#tests/support/browser/read-texts.ts";
import {
  LOGIN_SCREENS,
  PANEL_SCREENS,
  type Screen,
  SHOP_SCREENS,
} from "#tests/support/browser/screens.ts";
import { findCutOff } from "#tests/support/browser/stretched.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";

const TIMEOUT_MS = 180_000;
const MAKER = "maker@example.com";

/** Words that only an English text has. */
const ENGLISH =
  /(?<!\p{L})(?:the|your|you|with|and|from|please|what|this|that|each|add|edit|remove|save|close|order|when|cannot|saved|try again)(?!\p{L})/iu;
/** What stands where a text or a parameter is missing. */
const MISSING = /undefined|\bNaN\b|\[object|\{\}|\$/;

/** In place of the drawings that come with a mail. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='450'/%3E";

let smtp: TestSmtp;
const shop = setUpShop(async () => {
  smtp = await startSmtp();
  return {};
});
afterAll(() => smtp[Symbol.asyncDispose]());

type Look = (page: Page) => Promise<string[]>;

/** Walks through the screens and returns what was found amiss, by screen. */
async function walk(
  language: Language,
  { look, size }: { look: Look; size: { width: number; height: number } },
): Promise<Record<string, string[]>> {
  const { url: shopUrl } = await shop.startAnother({
    env: {
      ...ADMIN_ENV,
      OWNER_EMAIL: MAKER,
      SMTP_URL: smtp.url(),
      SHOP_LANGUAGE: language,
      SHOP_CURRENCY: "EUR",
    },
  });
  const t = await allTexts(language);
  const ask = await asMaker(shopUrl);
  const site = await (await ask("GET", API.site)).json();
  const legal = {
    country: "DE",
    orderWording: "binding",
    priceNote: "§ 19",
    withdrawalDays: 14,
    withdrawalCustom: true,
  };
  await ask("PUT", API.adminSite, { ...site, legal });
  const found: Record<string, string[]> = {};
  const before = smtp.mails.length;
  const makerPath = async () => {
    const mails = await smtp.arrived(before + 2);
    const own = mails
      .slice(before)
      .find(({ recipients }) => recipients.includes(MAKER));
    return /\/make\/[\w-]+/.exec(own?.mail.text ?? "")?.[0] ?? "";
  };
  const visit = async (screens: readonly Screen[], signedIn: boolean) => {
    const page = await shop.newPage({
      shopUrl,
      size,
      signedIn,
      mayFail: ["/api/", "/nowhere"],
    });
    for (const { name, open } of screens) {
      await open({ page, t, makerPath }).catch((error: unknown) => {
        throw new Error(`"${name}" did not open`, { cause: error });
      });
      const amiss = await look(page);
      if (amiss.length > 0) found[name] = amiss;
    }
  };
  await visit([...SHOP_SCREENS, ...LOGIN_SCREENS], false);
  await visit(PANEL_SCREENS, true);
  const page = await shop.newPage({ shopUrl, size });
  for (const { mail } of smtp.mails.slice(before)) {
    const html = mail.html ?? "";
    await page.setContent(html.replaceAll(/cid:[^"]*/g, PICTURE));
    if ((await overflowOf(page)) > 0)
      found[mail.subject ?? ""] = ["scrolls sideways"];
  }
  return found;
}

const isAudited = (language: Language) =>
  language === "de" || language === "fr";

test.each(LANGUAGES.filter((each) => each !== "en"))(
  "every screen speaks %s alone, and fits a phone",
  async (language) => {
    const look: Look = async (page) => {
      const texts = await readTexts(page);
      expect(texts.length).toBeGreaterThan(5);
      return [
        ...texts.filter(
          (text) =>
            // The maker writes {amount} and {order} into her link.
            ENGLISH.test(text.replaceAll(/\{\w+\}/g, "")) || MISSING.test(text),
        ),
        ...((await overflowOf(page)) > 0 ? ["scrolls sideways"] : []),
        ...(isAudited(language) ? await audit(page) : []),
      ];
    };
    expect(await walk(language, { look, size: PHONE })).toEqual({});
  },
  TIMEOUT_MS,
);

test(
  "texts that are 40 % longer are cut off nowhere, at 320 px",
  async () => {
    const found = await walk("en", { look: findCutOff, size: SMALL_PHONE });
    expect(found).toEqual({});
  },
  TIMEOUT_MS,
);
