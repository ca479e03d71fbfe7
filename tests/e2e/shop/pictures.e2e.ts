import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { adminProductPath, API } from "#shared/api/paths.ts";
import { type Product, ProductList } from "#shared/catalog/schema.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/page.ts";
import { addClip, openCart } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const NAME = "Sage & Gold Leaf";
const FRONT = "/demo/products/sage-leaf.webp";
const ANY = "/demo/products/terrazzo.webp";
const OLIVE = "/demo/products/sherbet-cloud.webp";

/** Adds three pictures to the clip; only the third one belongs to a color. */
beforeAll(async () => {
  const ask = await asMaker(shop.url);
  const products = ProductList.parse(
    await (await fetch(shop.url + API.products)).json(),
  );
  const sage = products.find(({ name }) => name === NAME);
  const olive = sage?.variants.find(({ title }) => title === "Olive");
  const pictures = [
    { imageUrl: FRONT },
    { imageUrl: ANY },
    { imageUrl: OLIVE, variantId: olive?.id },
  ];
  const body: Partial<Product> = { ...sage };
  await ask("PUT", adminProductPath(sage?.id ?? 0), { ...body, pictures });
});

const cardOf = (page: Page) => page.getByRole("article", { name: NAME });
const stripOf = (page: Page) =>
  cardOf(page).getByRole("list", { name: `Pictures of ${NAME}` });

/** Waits until the picture of this number, counted from 1, is shown. */
async function shows(page: Page, number: number): Promise<void> {
  const status = cardOf(page).getByRole("status");
  await eventually(status).toHaveText(`Picture ${number} of 3`);
  await eventually
    .poll(() =>
      stripOf(page).evaluate(
        ({ scrollLeft, clientWidth }) => scrollLeft / clientWidth,
      ),
    )
    .toBeCloseTo(number - 1, 1);
}

async function openCard(size: typeof PHONE): Promise<Page> {
  const page = await shop.openPage({ size });
  await stripOf(page).scrollIntoViewIfNeeded();
  await shows(page, 1);
  return page;
}

describe("a clip with several pictures", () => {
  test("can be swiped through with a finger, and nothing around it moves", async () => {
    const page = await openCard(PHONE);
    const before = await cardOf(page).boundingBox();
    const box = await stripOf(page).boundingBox();
    const touches = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      touches.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          x === undefined
            ? []
            : [{ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + 100 }],
      });
    await touch("touchStart", 300);
    for (let x = 290; x > 60; x -= 10) await touch("touchMove", x);
    await touch("touchEnd");
    await shows(page, 2);
    expect(await cardOf(page).boundingBox()).toEqual(before);
  });

  test("shows the picture of the chosen color on the card and in the cart", async () => {
    const page = await openCard(DESKTOP);
    await cardOf(page).getByRole("radio", { name: "Olive" }).check();
    await shows(page, 3);
    await eventually(
      cardOf(page).getByRole("img", { name: `${NAME} claw clip, Olive` }),
    ).toHaveAttribute("src", /sherbet-cloud/);
    await addClip(page, NAME);
    await openCart(page);
    const line = page.getByRole("dialog").getByRole("article");
    await eventually(line.locator("img")).toHaveAttribute(
      "src",
      /sherbet-cloud/,
    );
    await page.keyboard.press("Escape");
    // Sage has no picture of its own, so the picture of olive must not stay.
    await cardOf(page).getByRole("radio", { name: "Sage" }).check();
    await shows(page, 1);
  });

  test("keeps a picture of every color when another color is chosen", async () => {
    const page = await openCard(DESKTOP);
    const card = cardOf(page);
    await card.getByRole("radio", { name: "Olive" }).check();
    await shows(page, 3);
    await card
      .getByRole("button", { name: `Previous picture of ${NAME}` })
      .click();
    await shows(page, 2);
    await card.getByRole("radio", { name: "Sage" }).check();
    await eventually(card.getByRole("radio", { name: "Sage" })).toBeChecked();
    await shows(page, 2);
  });

  test("can be browsed with the keyboard, from the last picture on to the first", async () => {
    const page = await openCard(DESKTOP);
    await stripOf(page).focus();
    await page.keyboard.press("ArrowRight");
    await shows(page, 2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const next = cardOf(page).getByRole("button", {
      name: `Next picture of ${NAME}`,
    });
    await eventually(next).toBeFocused();
    await page.keyboard.press("Enter");
    await shows(page, 3);
    await page.keyboard.press("Enter");
    await shows(page, 1);
    await eventually(next).toBeFocused();
  });

  test("scrolls smoothly, except for visitors who prefer less motion", async () => {
    for (const [reducedMotion, behavior] of [
      ["no-preference", "smooth"],
      ["reduce", "auto"],
    ] as const) {
      const page = await shop.openPage({ context: { reducedMotion } });
      await eventually(stripOf(page)).toHaveCSS("scroll-behavior", behavior);
    }
  });

  test("loads its other pictures once its card is in view", async () => {
    const page = await shop.newPage({ size: PHONE });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/", { waitUntil: "networkidle" });
    expect(asked.filter((url) => /terrazzo|sherbet/.test(url))).toEqual([]);
    await stripOf(page).scrollIntoViewIfNeeded();
    const second = stripOf(page).locator("img").nth(1);
    await eventually
      .poll(() =>
        second.evaluate(
          (image) => image instanceof HTMLImageElement && image.naturalWidth,
        ),
      )
      .toBeGreaterThan(0);
  });

  test.each([
    ["390 px", PHONE],
    ["1280 px", DESKTOP],
  ])("is accessible at %s", async (_, size) => {
    const page = await openCard(size);
    for (const name of ["Previous", "Next"]) {
      const button = cardOf(page).getByRole("button", {
        name: `${name} picture of ${NAME}`,
      });
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await audit(page)).toEqual([]);
  });

  test("does not change a clip that has one picture", async () => {
    const page = await shop.openPage();
    const honey = page.getByRole("article", { name: "Honey Tortoise" });
    await eventually(honey.getByRole("img")).toHaveAttribute(
      "alt",
      "Honey Tortoise claw clip",
    );
    await eventually(honey.getByRole("button")).toHaveCount(1);
    await eventually(honey.getByRole("list")).toHaveCount(0);
  });
});
