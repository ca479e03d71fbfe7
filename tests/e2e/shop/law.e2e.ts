import { expect, test } from "bun:test";
import {
  eventually,
  PHONE,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { de as texts } from "#shared/messages/home/de.ts";
import { de } from "#shared/messages/order/de.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import { until } from "#tests/support/until.ts";
import { placeOrder } from "#tests/support/shopper.ts";

const NOTE = "Steuerfrei nach § 19 UStG";
const TOTAL_NOTE = "Endbetrag, steuerfrei";

const shop = setUpShop({
  env: { ...ADMIN_ENV, SHOP_LANGUAGE: "de", SHOP_CURRENCY: "EUR" },
  withMail: true,
});

/** Returns the text of a mail with this subject, once it has arrived. */
async function mailTo(address: string, subject: string): Promise<string> {
  const find = () =>
    shop.smtp.mails.find(
      ({ recipients, mail }) =>
        recipients.includes(address) && mail.subject?.includes(subject),
    );
  await until(() => find() !== undefined);
  return find()?.mail.text ?? "";
}

test("a German shop takes a subscription, an order and a withdrawal as its law asks", async () => {
  const ask = await asMaker(shop.url);
  const site = await (await ask("GET", API.site)).json();
  const legal = {
    country: "DE",
    orderWording: "binding",
    priceNote: NOTE,
    totalNote: TOTAL_NOTE,
    withdrawalDays: 14,
    confirmSubscriptions: true,
  };
  await ask("PUT", API.adminSite, { ...site, legal, hidden: ["gallery"] });
  // The server renders the page again in the background.
  const html = async () => (await fetch(shop.url)).text();
  await eventually.poll(html).toContain('"confirmSubscriptions":true');
  const page = await shop.newPage({ size: PHONE, mayFail: [API.withdraw] });
  // A clip made to a wish, which nobody can withdraw from.
  const custom = { data: { selectedCharms: [1] } };
  expect((await page.request.post(API.customClip, custom)).ok()).toBe(true);
  await page.goto(PAGES.home);
  await untilHydrated(page);
  const email = "lena@example.com";
  await page.getByPlaceholder(texts.newsletter.placeholder).fill(email);
  await button(page, texts.newsletter.join).click();
  const { title } = texts.newsletter.toConfirm;
  await page.getByText(title, { exact: true }).first().waitFor();
  expect(await page.getByText(NOTE).count()).toBeGreaterThan(3);
  const soldOut = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: "Ausverkauft" }) });
  await soldOut.first().getByText(NOTE).waitFor();
  expect(await page.getByRole("region", { name: "Mehr" }).count()).toBe(0);
  await page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: "In den Warenkorb" }) })
    .first()
    .getByRole("button", { name: "In den Warenkorb" })
    .click();
  await button(page, "Warenkorb, 2 Artikel").click();
  await page.getByRole("dialog").getByText(TOTAL_NOTE).first().waitFor();
  await button(page, "Zur Kasse").click();
  const checkout = page.getByRole("dialog", { name: "Kasse" });
  await checkout.getByLabel("Vor- und Nachname").fill("Frieda Groß");
  await checkout.getByLabel("E-Mail").fill("frieda@example.com");
  await checkout.getByLabel("Telefon").fill("030 1234567");
  const place = checkout.getByRole("button", {
    name: "Zahlungspflichtig bestellen",
  });
  await settle(page);
  const [fromNote, height] = await place.evaluate((button, words) => {
    const note = [...document.querySelectorAll("[role=dialog] *")].findLast(
      ({ textContent }) => textContent === words,
    );
    const box = button.getBoundingClientRect();
    const { top } = note?.getBoundingClientRect() ?? new DOMRect(0, -1_000);
    return [box.top - top, box.height];
  }, TOTAL_NOTE);
  // Nothing but the note stands between the total and the button.
  expect(fromNote).toBeLessThan(90);
  expect(height).toBeLessThan(80);
  await place.click();
  await page.getByRole("heading", { name: de.confirmed.title }).waitFor();
  await page.getByText(TOTAL_NOTE).first().waitFor();
  await page.getByRole("link", { name: de.confirmed.follow }).click();
  await page.getByText(TOTAL_NOTE).first().waitFor();
  expect(await page.getByText(NOTE).count()).toBe(0);
  await button(page, "Vertrag widerrufen").click();
  const dialog = page.getByRole("dialog", { name: "Vertrag widerrufen" });
  await dialog.getByText("Frieda Groß").waitFor();
  const confirm = dialog.getByRole("button", { name: "Widerruf bestätigen" });
  const chosen = dialog.getByRole("checkbox").first();
  await chosen.uncheck();
  await eventually(confirm).toBeDisabled();
  await chosen.check();
  await confirm.click();
  await page
    .getByText(/^Du hast am (\w+tag|Mittwoch), .* widerrufen\./)
    .waitFor();
  await eventually(button(page, "Vertrag widerrufen")).toHaveCount(0);
  // A customer who withdraws from all of an order reads nowhere that it will be
  // made.
  const whole = await placeOrder(shop.url);
  await page.goto(whole.url);
  await button(page, "Vertrag widerrufen").click();
  await confirm.click();
  const heading = page.getByRole("heading", { level: 1 });
  await eventually(heading).toHaveText(de.withdrawal.done.title);
  await eventually(heading).toBeFocused();
  await page.reload();
  await eventually(heading).toHaveText(de.withdrawal.done.title);
  await page
    .getByText(/^Du hast am (\w+tag|Mittwoch), .* widerrufen\./)
    .waitFor();
  await eventually(button(page, de.cancel.ask)).toHaveCount(0);
  await eventually(page.getByText(de.statuses.sent)).toHaveCount(0);

  await page.getByRole("link", { name: "Vertrag widerrufen" }).waitFor();
  await page.goto(PAGES.withdraw);
  await button(page, "Widerruf bestätigen").click();
  await eventually(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Frieda Groß");
  await page.getByLabel("Bestellung").fill("9999");
  await page.getByLabel("E-Mail-Adresse").fill("frieda@example.com");
  await button(page, "Widerruf bestätigen").click();
  await page
    .getByRole("heading", { name: "Dein Widerruf ist eingegangen" })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(PAGES.withdraw);
  await button(page, de.withdrawal.form.again).click();
  await button(page, "Widerruf bestätigen").waitFor();

  const mail = await mailTo(email, "Bitte bestätigen");
  const [link = ""] = /http\S+token=\S+/.exec(mail) ?? [];
  await page.goto(link);
  await page.getByRole("heading", { name: "Newsletter abonnieren?" }).waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await audit(page)).toEqual([]);
  await button(page, "Bestätigen").click();
  await page.getByRole("heading", { name: "Du bist dabei" }).waitFor();
  await mailTo(email, "Willkommen bei");
});
