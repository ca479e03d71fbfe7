import { expect, test } from "bun:test";
import { en as panel } from "#shared/messages/panel/en.ts";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { newSite } from "#server/site/new-site.ts";
import { differences } from "#web/site-editor/fields.ts";
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
  deliveryOptions: [],
  pause: null,
  pace: null,
};
const differing = (parts: Partial<DraftContent>) =>
  differences({ ...SITE, ...parts }, SITE, panel);

test("two versions that say the same differ in nothing", () => {
  expect(differing({})).toEqual([]);
});

test("two versions are told apart by language, law and hidden sections", () => {
  const legal = {
    ...NO_LEGAL,
    country: "DE",
    orderWording: "binding",
    withdrawalDays: 14,
    confirmSubscriptions: true,
  } as const;
  const found = differing({
    language: "de",
    legal,
    hidden: ["promo", "gallery"],
  });
  expect(found.map(({ label, mine }) => [label, mine])).toEqual([
    ["Language", "Deutsch"],
    ["Country", "DE"],
    ["Order button", "An order to be paid"],
    ["Days to withdraw", "14"],
    ["Newsletters count once the link in an email is confirmed", "Yes"],
    ["Sections to hide", "Custom clip, Gallery"],
  ]);
});
