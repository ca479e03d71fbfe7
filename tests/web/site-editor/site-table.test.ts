import { expect, test } from "bun:test";
import { agrees, mergeForms } from "#web/data/merge.ts";
import { en as panel } from "#shared/messages/panel/en.ts";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { newSite } from "#server/site/new-site.ts";
import { DOLLARS, ENGLISH } from "#tests/support/say.ts";
import { bodyOf } from "#web/data/table.ts";
import { siteLabels, siteTable } from "#web/site-editor/site-table.ts";
import type { DraftContent } from "#web/site-editor/stored-draft.ts";

const SITE: DraftContent = {
  ...newSite("en"),
  name: "Comb & Co",
  language: "en",
  currency: "USD",
  timeZone: "UTC",
  legal: NO_LEGAL,
  hidden: [],
  payment: null,
  invoice: null,
  deliveryOptions: [],
  pause: null,
  pace: null,
  numbers: true,
};

test("the table has all that a site consists of", () => {
  expect(bodyOf(siteTable, SITE)).toEqual(SITE);
});

/** Returns what is asked about where another window has changed these parts. */
function asked(mine: Partial<DraftContent>, theirs: Partial<DraftContent>) {
  const voice = { t: ENGLISH.panel, formats: DOLLARS };
  const forms = { mine: { ...SITE, ...mine }, theirs: { ...SITE, ...theirs } };
  const { collisions } = mergeForms(
    siteTable,
    { base: SITE, ...forms },
    (name) => agrees(siteTable, { name, ...forms }, voice),
  );
  const labels: Record<string, string> = siteLabels(panel.editor);
  return collisions.map((path) => labels[path]);
}

test("only what both windows changed to another value is asked about", () => {
  const legal = { ...NO_LEGAL, country: "DE", withdrawalDays: 14 };
  const mine = { language: "de", legal, hidden: ["promo"] } as const;
  expect(asked({ ...mine, hidden: ["promo"] }, {})).toEqual([]);
  expect(
    asked(
      { ...mine, hidden: ["promo"] },
      {
        language: "fr",
        legal: { ...legal, withdrawalDays: 30, priceNote: "incl. VAT" },
        hidden: ["gallery"],
      },
    ),
  ).toEqual(["Language", "Days to withdraw", "Sections to hide"]);
});

test("how the shop is paid is one thing", () => {
  const link = "https://pay.example";
  expect(
    asked({ payment: { link, cash: true } }, { payment: { link } }),
  ).toEqual(["Payment"]);
});
