import { describe, expect, test } from "bun:test";
import { unfold } from "#tests/support/browser/maker-steps.ts";
import type { Locator, Page } from "playwright";
import {
  DESKTOP,
  eventually,
  PHONE,
  stillBox,
} from "#tests/support/browser/page.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { PAGES } from "#shared/api/paths.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  button,
  dismissToast,
  fillCart,
  fillContact,
  openCart,
  openCheckout,
  openCheckoutOf,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import { ADDRESS, PAYMENT, POST_AND_PICKUP } from "#tests/support/orders.ts";
import { addProduct, orderBody, readCart } from "#tests/support/make.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";

const shop = setUpShop({ env: ADMIN_ENV, withMail: true });

/** Changes the ways of delivery as the maker does. */
async function offer(deliveryOptions: Partial<DeliveryOption>[]) {
  const ask = await asMaker(shop.url);
  const site = await (await ask("GET", API.site)).json();
  const saved = await ask("PUT", API.adminSite, { ...site, deliveryOptions });
  return (await saved.json()).deliveryOptions;
}

const place = (page: Page) => button(page, "Place Order").click();
/** Expects that one element ends where the other begins, or above it. */
async function endsAbove(upper: Locator, lower: Locator): Promise<void> {
  await eventually
    .poll(async () => {
      const { y, height } = await stillBox(upper);
      const under = await stillBox(lower);
      return under.height > 0 && y + height <= under.y;
    })
    .toBe(true);
}

const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("textbox", { name, exact: true });

describe("a checkout with a choice of delivery", () => {
  test("says when it is ready, asks for what the chosen one needs, and keeps it until it is ordered", async () => {
    const ask = await asMaker(shop.url);
    const site = await (await ask("GET", API.site)).json();
    const pace = { clipsPerWeek: 7, daysOff: [] };
    await ask("PUT", API.adminSite, { ...site, pace });
    await offer(POST_AND_PICKUP);
    const page = await shop.newPage();
    await fillCart(page, "Honey Tortoise");
    await page.goto(PAGES.privacy);
    await openCart(page);
    // What the cart adds up is not yet what the order costs.
    await page.getByText("Subtotal", { exact: true }).waitFor();
    await openCheckout(page);
    const dialog = page.getByRole("dialog", { name: "Checkout" });
    await dialog.getByText(/^Ready about \w+day, /).waitFor();
    await dialog.getByRole("radio", { name: /Letter mail/ }).waitFor();
    expect(await audit(page)).toEqual([]);
    // The browser fills in what it knows of the shopper.
    const tokens = dialog.locator("[autocomplete]");
    const filled = await tokens.evaluateAll((fields) =>
      fields.map((each) => each.getAttribute("autocomplete")),
    );
    expect(filled).toEqual(
      expect.arrayContaining([
        ...["name", "email", "tel", "country"],
        ...["address-line1", "postal-code", "address-level2"],
      ]),
    );
    await fillContact(page);
    const isTold = async () => {
      await place(page);
      // It stays as long as a pointer is on it; none has to follow it.
      const told = toasts(page).getByText("Missing information");
      await told.dispatchEvent("pointerover");
    };
    await isTold();
    await eventually(field(page, "Street and number")).toBeFocused();
    await dialog.getByText("Enter the postal code.").waitFor();
    // The form scrolls to the field and nothing else does, and the notification
    // has a room of its own.
    await eventually(
      dialog.getByRole("heading", { name: "Checkout" }),
    ).toBeInViewport({ ratio: 1 });
    await endsAbove(dialog.locator("form").locator(".."), toasts(page));
    await page.setViewportSize(PHONE);
    await isTold();
    // There the form and the order are in what scrolls.
    await endsAbove(dialog.locator("form").locator("../.."), toasts(page));
    await dismissToast(page);
    await page.setViewportSize(DESKTOP);
    await dialog.getByLabel("Country").selectOption({ label: "Austria" });
    await field(page, "Street and number").fill("Beispielgasse 1");
    await field(page, "Postal code").fill("10117");
    await field(page, "City").fill("Wien");
    // A hint and no more: the order goes through with it.
    await dialog.getByText("That looks unusual.").waitFor();
    await dialog.getByRole("checkbox").check();
    await dialog.getByLabel("Greeting card").fill("For Juno");
    await button(page, "A note for the workshop").click();
    await dialog.getByLabel("A note for the workshop").fill("Ring twice");
    await dialog.getByRole("radio", { name: /Pick up/ }).check();
    await eventually(field(page, "City")).toHaveCount(0);
    await page.reload();
    await dialog.getByRole("radio", { name: /Letter mail/ }).check();
    await eventually(field(page, "City")).toHaveValue("Wien");
    await eventually(dialog.getByLabel("Country")).toHaveValue("AT");
    const answer = page.waitForResponse(`**${API.orders}`);
    await place(page);
    const order = PlacedOrder.parse(await (await answer).json());
    expect(order).toMatchObject({
      total: "30.90",
      delivery: { name: "Letter mail with tracking", price: "4.90" },
      address: {
        line1: "Beispielgasse 1",
        postalCode: "10117",
        city: "Wien",
        country: "AT",
      },
      gift: { message: "For Juno" },
      note: "Ring twice",
    });
    await ask("PUT", API.adminSite, { ...site, pace: null });
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    const making = page.getByRole("listitem").filter({ hasText: /crafting/ });
    await making.getByText(/^Ready about \w+day, /).waitFor();
  }, 60_000);

  test("goes on with what is offered where the chosen one went away meanwhile", async () => {
    const [post] = await offer(POST_AND_PICKUP);
    const page = await shop.newPage({ mayFail: [API.orders] });
    await openCheckoutOf(page, "Honey Tortoise");
    await fillContact(page);
    await page.getByRole("radio", { name: /Pick up/ }).check();
    await offer([{ ...post, price: "5.90" }]);
    await place(page);
    const dialog = page.getByRole("dialog", { name: "Checkout" });
    await dialog.getByText("no longer offered").first().waitFor();
    await dialog.getByRole("radio", { name: /Letter mail/ }).check();
    await eventually(dialog.getByText("$31.90")).toBeVisible();
    // Without any choice left the checkout is the plain one, with what was typed.
    await offer([]);
    await field(page, "Street and number").fill("Beispielweg 12");
    await field(page, "Postal code").fill("10117");
    await field(page, "City").fill("Musterstadt");
    await place(page);
    await dialog.getByText("no longer offered").first().waitFor();
    await eventually(dialog.getByRole("radio")).toHaveCount(0);
    await place(page);
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
  });
});

const NOTE = "Not subject to VAT";
const MAIL_TEXT = "Anna Huber, Gartenweg 1, 80331 München";

test("the maker writes under Details how she delivers and is paid, and what her law asks for, with slips of the pen", async () => {
  await offer([]);
  // On a phone the notice of what is wrong must leave the toolbar free.
  const page = await shop.openPage({
    size: PHONE,
    signedIn: true,
    mayFail: [API.adminSite],
  });
  await button(page, "Edit").click();
  await button(page, "Details").click();
  const details = page.getByRole("dialog", { name: "Details" });
  const part = (name: string) =>
    details
      .getByRole("navigation")
      .getByRole("button", { name, exact: true })
      .click();
  await part("Delivery");
  const add = details.getByRole("button", { name: "Add a way of delivery" });
  const way = (name: string) => details.getByRole("group", { name });
  await add.click();
  await way("New way 1").getByLabel("Name", { exact: true }).fill("Letter");
  const letter = way("Letter");
  await letter.getByLabel("Price").fill("4,90");
  await letter.getByLabel("Free from").fill("60");
  await letter.getByLabel("Countries").selectOption({ label: "Germany" });
  await letter.getByLabel("Countries").selectOption({ label: "Austria" });
  await letter.getByRole("button", { name: "Remove Germany" }).click();
  await add.click();
  await way("New way 2").getByLabel("Name", { exact: true }).fill("By hand");
  const byHand = way("By hand");
  await byHand.getByLabel("Price").fill("100000");
  await byHand.getByRole("checkbox", { name: "Needs an address" }).uncheck();
  await eventually(byHand.getByLabel("Countries")).toHaveCount(0);
  await byHand.getByRole("button", { name: "Move By hand up" }).click();

  await part("Payment");
  const payment = details.getByRole("group", { name: "Payment" });
  await payment.getByLabel("Account holder").fill(PAYMENT.bank.holder);
  await payment.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 0");
  await payment.getByLabel("Your own link to pay at").fill(PAYMENT.link);
  await payment.getByText("has 22 characters; this one has 21.").waitFor();

  await part("Your shop");
  await details.getByLabel("Country").selectOption("AT");
  await unfold(details);
  await details.getByRole("checkbox", { name: "Gallery" }).check();
  await part("Email");
  await details.getByLabel("Your lines under emails").fill(MAIL_TEXT);
  await part("Law");
  const law = details.getByRole("group", { name: "Law" });
  await law.getByLabel("Order button").selectOption("binding");
  await law.getByLabel("Line at prices").fill(NOTE);
  await button(page, "It is right at totals too").click();
  await law.getByLabel("Line at totals").fill("incl. VAT");
  await law.getByLabel("Days to withdraw").fill("400");
  await screenshot(page, "details");
  expect(await audit(page)).toEqual([]);
  await part("Payment");
  await payment.getByLabel("IBAN").fill("de89 3704 0044 0532 0130 00");
  // It is saved where it stands.
  const save = async () => {
    const answer = page.waitForResponse(`**${API.adminSite}`);
    await details.getByRole("button", { name: "Save" }).click();
    return (await answer).status();
  };
  expect(await save()).toBe(422);
  // The dialog shows the part in which something is wrong, and the others are
  // marked; the field has the focus.
  const wrong = details.locator("[aria-invalid=true]");
  await eventually(details.locator("[data-refused]")).toHaveCount(2);
  await eventually(wrong).toHaveCount(1);
  await eventually(wrong.first()).toBeFocused();
  const reason = law.getByText("from 0 to 365");
  await reason.waitFor();
  await law.getByLabel("Days to withdraw").fill("14");
  await eventually(reason).toHaveCount(0);
  await part("Delivery");
  await eventually(byHand.getByLabel("Price")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await byHand.getByLabel("Price").fill("0");
  expect(await save()).toBe(200);
  await page.getByText("This is what everyone sees now.").waitFor();
  const saved = await page.request.get(API.adminSite);
  expect(await saved.json()).toMatchObject({
    deliveryOptions: [
      { name: "By hand", price: "0.00", needsAddress: false },
      {
        name: "Letter",
        price: "4.90",
        freeFrom: "60.00",
        needsAddress: true,
        countries: ["AT"],
      },
    ],
    payment: PAYMENT,
    legal: {
      country: "AT",
      orderWording: "binding",
      priceNote: NOTE,
      totalNote: "incl. VAT",
      mailText: MAIL_TEXT,
      withdrawalDays: 14,
    },
    hidden: ["gallery"],
  });
  await page.close();
}, 60_000);

/** Orders a present by post, and returns the link of the maker's page. */
async function orderPresent(): Promise<string> {
  const [post] = await offer(POST_AND_PICKUP);
  const shopper = createShopper(shop.url);
  await addProduct(shopper, { id: 1 });
  const body = orderBody(await readCart(shopper), {
    deliveryId: post?.id,
    address: { ...ADDRESS, line2: "Rear building, third floor" },
    gift: { message: "For Juno,\nwith love" },
  });
  const total = (Number(body.total) + 4.9).toFixed(2);
  const placed = await shopper.post(API.orders, { ...body, total });
  const { id } = PlacedOrder.parse(placed.json);
  const linkIn = (text: string) => /\S+\/make\/[\w-]{22}(?=\s)/.exec(text)?.[0];
  const find = () =>
    shop.smtp.mails.find(
      ({ mail }) => mail.text?.includes(String(id)) && linkIn(mail.text),
    );
  await until(() => find() !== undefined);
  return linkIn(find()?.mail.text ?? "") ?? "";
}

test("the slips show the address in an envelope's window, on A5, and it is copied or said not to be", async () => {
  const page = await shop.newPage({ size: { width: 793, height: 559 } });
  // The printer's dialog would wait for somebody.
  await page.addInitScript(() => {
    window.print = () => {};
    // As where the clipboard is refused, and the older way too.
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    document.execCommand = () => false;
  });
  await page.goto(await orderPresent());
  const slip = page.locator("[data-slip]");
  const printed = async (name: string) => {
    await page.emulateMedia({ media: "screen" });
    await button(page, name).click();
    await page.emulateMedia({ media: "print" });
    await slip.waitFor();
    await eventually(page.getByRole("button")).toHaveCount(0);
    // The page's own margin is above the slip: 45 mm from the paper's edge.
    await eventually
      .poll(async () => (await measured()).window.slice(0, 2))
      .toEqual([20, 35]);
    return measured();
  };
  const measured = () =>
    slip.evaluate((element) => {
      const mm = (px: number) => Math.round((px * 254) / 96) / 10;
      const address = element.querySelector("address");
      const { left, top, right, bottom } =
        address?.getBoundingClientRect() ?? new DOMRect();
      return {
        text: element.textContent,
        lines: [...(address?.children ?? [])].map((line) => line.textContent),
        isWhole: (address?.scrollHeight ?? 0) <= (address?.clientHeight ?? 0),
        window: [mm(left), mm(top), mm(right), mm(bottom)],
        end: mm(element.getBoundingClientRect().right),
      };
    });
  const parcel = await printed("Print packing slip");
  expect(parcel.lines.slice(1)).toEqual([
    "Ada Example",
    "Rear building, third floor",
    "Beispielweg 12",
    "10117 Musterstadt",
    "GERMANY",
  ]);
  const [, , right = 0, bottom = 0] = parcel.window;
  expect(right).toBeLessThanOrEqual(20 + 90);
  expect(bottom + 10).toBeLessThanOrEqual(45 + 45);
  expect([parcel.isWhole, parcel.end <= 210]).toEqual([true, true]);
  expect(parcel.text).toContain("$4.90");
  const gift = await printed("Print gift slip");
  expect(gift.text).toContain("For Juno,\nwith love");
  expect(gift.text).not.toMatch(/\$|4\.90/);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, width, height] =
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  // 210 by 148 mm, in points.
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([
    595, 420,
  ]);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: "screen" });
  await button(page, "Copy the address").click();
  await page.getByText(/^The address could not be copied\./).waitFor();
  const marked = await page.evaluate(() => String(getSelection()));
  expect(marked).toContain("Beispielweg 12");
}, 60_000);
