import { expect, test } from "bun:test";
import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import { CustomClipConfig } from "#shared/clip/schema.ts";
import { API } from "#tests/support/api.ts";
import { eventually } from "#tests/support/browser/page.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { readSite } from "#tests/support/browser/maker-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({
  env: { ...ADMIN_ENV, SHOP_LANGUAGE: "de", SHOP_CURRENCY: "EUR" },
});

// The walk of tests/e2e/languages reads every text of these screens.
test("on a small phone all four tabs are seen", async () => {
  const page = await shop.openPanel({ size: { width: 360, height: 740 } });
  const tabs = page.getByRole("tab");
  expect(await tabs.count()).toBe(4);
  for (const tab of await tabs.all())
    await eventually(tab).toBeInViewport({ ratio: 1 });
});

test("a price is typed and shown as Germans write it, the custom clip's first texts are German and stay stored as they are, and the page speaks another language once that is saved", async () => {
  const page = await shop.openPanel();
  const form = page.getByRole("form", { name: "Neues Produkt" });
  await form.getByLabel("Preis").fill("24.5");
  await form.getByText("Verstanden als 24,50\u00a0€").waitFor();
  await form.getByLabel("Preis").fill("");
  await button(page, /bearbeiten$/)
    .first()
    .click();
  const editor = page.getByRole("form", { name: /bearbeiten$/ });
  await eventually(editor.getByLabel("Preis").first()).toHaveValue(
    /^\d+,\d\d$/,
  );

  await page.getByRole("tab", { name: /^Klammer nach Wunsch/ }).click();
  const settings = page.getByRole("form", { name: "Klammer nach Wunsch" });
  const name = settings.getByLabel("Produktname");
  await eventually(name).toHaveValue("Haarklammer nach Wunsch");
  await eventually(settings.getByLabel("Beschreibung")).toHaveValue(
    /^Deine eigene Klammer/,
  );
  await settings.getByLabel("Grundpreis").fill("26");
  await button(page, "Einstellungen speichern").click();
  const config = async () =>
    CustomClipConfig.parse(
      await (await page.request.get(API.clipConfig)).json(),
    );
  // Until the reply, what she leaves is not saved for the panel.
  await page.getByText("Die Einstellungen sind gespeichert").waitFor();
  expect(await config()).toMatchObject({
    name: CUSTOM_CLIP_NAME,
    basePrice: "26.00",
  });

  await page.getByRole("link", { name: "Zum Shop", exact: true }).click();
  // The panel's rows, which are about to leave, have buttons of that word too.
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  await button(page, "Angaben").click();
  const details = page.getByRole("dialog", { name: "Angaben" });
  await details.getByLabel("Sprache des Shops").selectOption("fr");
  await details.getByRole("button", { name: "Bezahlung" }).click();
  await details.getByLabel("Währung").selectOption("CHF");
  await details.getByText("Preise werden nicht umgerechnet").waitFor();
  const loaded = page.waitForEvent("load");
  await details.getByRole("button", { name: "Speichern" }).click();
  await loaded;
  await button(page, "Modifier").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect(await readSite(page)).toMatchObject({
    language: "fr",
    currency: "CHF",
  });
});
