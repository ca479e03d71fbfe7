import { expect, test } from "bun:test";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import type { OutboxRow } from "#server/mail/queue.ts";
import { shopMails } from "#server/mails.ts";
import { composeMail } from "#server/mail/compose.ts";
import { savePage } from "#server/site/page-store.ts";
import { startApp } from "#tests/support/app.ts";
import { rowsOfEachKind, sendEverything } from "#tests/support/every-mail.ts";
import { changeSite } from "#tests/support/site.ts";

const NOTE = "inkl. MwSt., zzgl. Versand";
const OWN = "Anna Huber, Gartenweg 1, 80331 München";
const TERMS = "Vertragspartnerin ist Anna Huber.";

/** The mails that go to the maker; a test of a letter is as its readers see it. */
const TO_MAKER: readonly OutboxRow["kind"][] = [
  "order_owner",
  "order_cancelled_owner",
  "week_owner",
  "password_link",
  "test",
];

test("mails have the price note at amounts, and those to customers the maker's lines and terms", async () => {
  using app = startApp({
    OWNER_EMAIL: "maker@example.com",
    SHOP_LANGUAGE: "de",
    SHOP_CURRENCY: "EUR",
  });
  const { deps } = app;
  await sendEverything(app);
  const atPrices = { priceNote: `${NOTE}, je Stück`, mailText: OWN };
  await changeSite(deps, { legal: { ...atPrices, totalNote: NOTE } });
  await changeCatalog(deps, (tx) =>
    savePage(tx, {
      slug: "agb",
      title: "AGB",
      description: "",
      markdown: TERMS,
      isTerms: true,
      now: deps.clock.now(),
    }),
  );
  const drawDesign = async () => new Uint8Array(1);
  const mails = shopMails(deps, { drawDesign });
  const tools = { ...deps, mails, pictureMs: 10_000, now: 0 };
  for (const row of await rowsOfEachKind(deps)) {
    const { kind } = row;
    const { text, html } = await composeMail(row, tools);
    const isToMaker = TO_MAKER.includes(kind);
    // The sums of her week are for the maker alone.
    const hasAmount = text.includes("€") && kind !== "week_owner";
    const all = (words: string) => [text.includes(words), html.includes(words)];
    expect([kind, all(NOTE)]).toEqual([kind, [hasAmount, hasAmount]]);
    // Only a letter names the price of a clip, and no total.
    const isPrice = kind === "letter_test";
    expect([kind, all("je Stück")]).toEqual([kind, [isPrice, isPrice]]);
    expect([kind, all(OWN)]).toEqual([kind, [!isToMaker, !isToMaker]]);
    const isConfirmation = kind === "order_customer";
    expect([kind, all(TERMS)]).toEqual([
      kind,
      [isConfirmation, isConfirmation],
    ]);
  }
});
