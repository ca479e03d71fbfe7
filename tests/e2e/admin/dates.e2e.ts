import { expect, test } from "bun:test";
import { ProductList } from "#shared/catalog/schema.ts";
import { HOUR_MS } from "#shared/text/dates.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { eventually } from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { openTab, unfold } from "#tests/support/browser/maker-steps.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({
  env: { ...ADMIN_ENV, SHOP_LANGUAGE: "de", SHOP_TIME_ZONE: "Europe/Berlin" },
});

const readSite = async () => (await fetch(shop.url + API.site)).json();
const inTwoYears = String(new Date().getUTCFullYear() + 2);

test("days are typed as Germans type them, and what is none is said", async () => {
  const page = await shop.openPanel();
  await openTab(page, "Bestellungen");
  await button(page, "Pause planen").click();
  const from = page.getByLabel("Erster Tag ohne Bestellungen");
  const until = page.getByLabel("Zurück am");
  await eventually(from).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
  await from.fill(`24.12.${inTwoYears.slice(2)}`);
  await until.fill(`31.2.${inTwoYears}`);
  await until.press("Enter");
  await eventually(until).toHaveAccessibleDescription(
    /^„31\.2\.\d{4}“ ist kein Datum\. Schreib es so: 24\.12\.\d{4}\.$/,
  );
  await eventually(from).toHaveValue(`24.12.${inTwoYears}`);
  await eventually(from).toHaveAccessibleDescription(
    new RegExp(`^\\w+, 24\\.\\s+Dezember ${inTwoYears}$`),
  );
  await until.fill(`7.1.${Number(inTwoYears) + 1}`);
  await until.press("Enter");
  await page.getByText("Gespeichert. Ab jetzt steht es im Shop.").waitFor();
  expect((await readSite()).pause).toMatchObject({
    from: `${inTwoYears}-12-23T23:00:00.000Z`,
    until: `${Number(inTwoYears) + 1}-01-06T23:00:00.000Z`,
  });

  await button(page, PACE).click();
  await page.getByLabel("Klammern in der Woche").fill("7");
  const single = page.getByLabel("Einzelne freie Tage");
  await single.fill(`24.12.${inTwoYears}, Ostern`);
  await single.press("Enter");
  await eventually(single).toHaveAccessibleDescription(
    /^„Ostern“ ist kein Datum/,
  );
  await single.fill(`24.12.${inTwoYears}, 31/12/${inTwoYears}`);
  await single.press("Enter");
  await eventually
    .poll(async () => (await readSite()).pace?.daysOff)
    .toEqual([6, 7, `${inTwoYears}-12-24`, `${inTwoYears}-12-31`]);
  // The form closes with the reply; before that, the button closes it itself.
  await single.waitFor({ state: "detached" });
  await button(page, PACE).click();
  await eventually(single).toHaveValue(
    `24.12.${inTwoYears}, 31.12.${inTwoYears}`,
  );
});

const PACE = "Wie viele schaffst du?";

test("a product's opening is typed as people write it, or is that of others", async () => {
  const ask = await asMaker(shop.url);
  const list = ProductList.parse(await (await ask("GET", API.products)).json());
  const opensIn = async (nth: number, ms: number) => {
    const product = list[nth];
    if (!product) throw new Error("the demo has no clips");
    const { id, name, description, price, imageUrl } = product;
    const availableFrom = new Date(Date.now() + ms).toISOString();
    const body = { name, description, price, imageUrl, availableFrom };
    await ask("PUT", adminProductPath(id), body);
    return name;
  };
  const next = await opensIn(1, 48 * HOUR_MS);
  const past = await opensIn(2, -HOUR_MS);
  const page = await shop.openPanel();
  const form = page.getByRole("form", { name: "Neues Produkt" });
  await form.getByLabel("Preis").waitFor();
  await unfold(form);
  const together = (name: string) =>
    form.getByRole("button", { name: `Zusammen mit ${name},` });
  await together(next).click();
  const day = form.getByLabel("Verkauf ab");
  await eventually(day).toHaveValue(/^\d{1,2}\.\d{1,2}\.\d{4}$/);
  expect(await together(past).count()).toBe(0);
  await day.fill("24.12.");
  await form.getByLabel("Uhrzeit").fill("18:30");
  await form.getByText("24. Dezember").waitFor();
  await eventually(day).toHaveValue(/^24\.12\.\d{4}$/);
  await eventually(form.getByLabel("Uhrzeit")).toHaveValue("18:30");
});
