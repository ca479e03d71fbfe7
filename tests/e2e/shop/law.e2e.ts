import { afterAll, expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { de as texts } from "#shared/messages/home/de.ts";
import { de } from "#shared/messages/orders/de.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { readSite } from "#tests/support/browser/editing-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { overflowOf } from "#tests/support/browser/overflow.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import { until } from "#tests/support/until.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";

const MAKER = "maker@example.com";
const NOTE = "Steuerfrei nach § 19 UStG";

let smtp: TestSmtp;
const shop = setUpShop(async () => {
  smtp = await startSmtp();
  return {
    env: {
      ...ADMIN_ENV,
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: MAKER,
      SHOP_LANGUAGE: "de",
      SHOP_CURRENCY: "EUR",
    },
  };
});
afterAll(() => smtp[Symbol.asyncDispose]());

/** Returns the text of a mail with this subject, once it has arrived. */
async function mailTo(address: string, subject: string): Promise<string> {
  const find = () =>
    smtp.mails.find(
      ({ recipients, mail }) =>
        recipients.includes(address) && mail.subject?.includes(subject),
    );
  await until(() => find() !== undefined);
  return find()?.mail.text ?? "";
}

test("a subscription to a German newsletter counts once it is confirmed", async () => {
  const ask = await asMaker(shop.url);
  const site = await (await ask("GET", API.site)).json();
  const legal = { ...site.legal, confirmSubscriptions: true };
  expect((await ask("PUT", API.adminSite, { ...site, legal })).status).toBe(
    200,
  );
  // The server renders the page again in the background.
  const html = async () => (await fetch(shop.url)).text();
  await eventually.poll(html).toContain('"confirmSubscriptions":true');
  const page = await shop.openPage({ size: PHONE });
  const email = "lena@example.com";
  await page.getByPlaceholder(texts.newsletter.placeholder).fill(email);
  await button(page, texts.newsletter.join).click();
  const { title } = texts.newsletter.toConfirm;
  await page.getByText(title, { exact: true }).first().waitFor();
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

const MAIL_TEXT = "Anna Huber, Gartenweg 1, 80331 München";

test("a maker in Germany sets up what its law asks for", async () => {
  const page = await shop.openPage({
    signedIn: true,
    mayFail: [API.adminSite],
  });
  await button(page, "Bearbeiten").click();
  await button(page, "Angaben").click();
  const details = page.getByRole("dialog", { name: "Angaben" });
  const law = details.getByRole("group", { name: "Rechtliches" });
  await law.getByLabel("Land").selectOption("DE");
  await law.getByLabel("Bestellknopf").selectOption("binding");
  await law.getByLabel("Zeile bei Preisen").fill(NOTE);
  await law.getByLabel("Deine Zeilen unter E-Mails").fill(MAIL_TEXT);
  await law.getByLabel("Widerrufsfrist").fill("400");
  await details.getByRole("checkbox", { name: "Galerie" }).check();
  expect(await audit(page)).toEqual([]);
  await button(page, "Fertig").click();
  await details.waitFor({ state: "hidden" });
  await button(page, "Speichern").click();
  // The refused field is shown with its reason, and has the focus.
  await law.getByText("von 0 bis 365").waitFor();
  const days = law.getByLabel("Widerrufsfrist");
  await eventually(days).toBeFocused();
  await days.fill("14");
  await eventually(law.getByText("von 0 bis 365")).toHaveCount(0);
  await button(page, "Fertig").click();
  await details.waitFor({ state: "hidden" });
  await button(page, "Speichern").click();
  await page.getByText("Das sehen jetzt alle.").waitFor();
  expect(await readSite(page)).toMatchObject({
    legal: {
      country: "DE",
      orderWording: "binding",
      priceNote: NOTE,
      mailText: MAIL_TEXT,
      withdrawalDays: 14,
    },
    hidden: ["gallery"],
  });
});

test("a German shop sells as its law asks, and takes a withdrawal", async () => {
  const page = await shop.newPage({ size: { width: 390, height: 844 } });
  await page.goto(PAGES.home);
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
  await button(page, "Warenkorb, 1 Artikel").click();
  await page.getByRole("dialog").getByText(NOTE).waitFor();
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
  }, NOTE);
  // Nothing but the note stands between the total and the button.
  expect(fromNote).toBeLessThan(90);
  expect(height).toBeLessThan(80);
  expect(await overflowOf(page)).toBe(0);
  expect(await audit(page)).toEqual([]);
  await place.click();
  await page.getByRole("heading", { name: de.confirmed.title }).waitFor();
  await page.getByText(NOTE).first().waitFor();
  const confirmation = await mailTo("frieda@example.com", "Bestellung");
  expect(confirmation).toContain(NOTE);
  expect(confirmation).toContain(MAIL_TEXT);
  expect(await mailTo(MAKER, "Bestellung")).not.toContain(MAIL_TEXT);

  await page.getByRole("link", { name: de.confirmed.follow }).click();
  await button(page, "Vertrag widerrufen").click();
  const dialog = page.getByRole("dialog", { name: "Vertrag widerrufen" });
  await dialog.getByText("Frieda Groß").waitFor();
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await page
    .getByText(/^Du hast am (\w+tag|Mittwoch), .* widerrufen\./)
    .waitFor();
  await eventually(button(page, "Vertrag widerrufen")).toHaveCount(0);
  expect(await mailTo("frieda@example.com", "Dein Widerruf")).toContain("1 ×");
  expect(await mailTo(MAKER, "Widerruf der Bestellung")).toContain(
    "Frieda Groß",
  );

  await page.getByRole("link", { name: "Vertrag widerrufen" }).waitFor();
  await page.goto(PAGES.withdraw);
  await page.getByLabel("Name").fill("Frieda Groß");
  await page.getByLabel("Bestellung").fill("9999");
  await page.getByLabel("E-Mail-Adresse").fill("frieda@example.com");
  expect(await audit(page)).toEqual([]);
  await button(page, "Widerruf bestätigen").click();
  await page
    .getByRole("heading", { name: "Dein Widerruf ist eingegangen" })
    .waitFor();
  await smtp.arrived(8);
  expect(new URL(page.url()).pathname).toBe(PAGES.withdraw);
});
