import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, PHONE, pressEscape } from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import {
  choose,
  openBarMenu,
  openNewForm,
  saveAll,
  untilNotified,
  WIDE_PHOTO,
  write,
} from "#tests/support/browser/maker-steps.ts";
import { ADMIN_LOGIN } from "#tests/support/admin.ts";
import { until } from "#tests/support/until.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  fillContact,
  openCart,
  openCheckout,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({
  args: ["serve"],
  // Without a password, the shop makes one.
  env: {
    ADMIN_USERNAME: ADMIN_LOGIN.username,
    SHOP_NAME: "Horn & Hair",
    OWNER_EMAIL: "me@example.com",
  },
});

const MARK = {
  name: "mark.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><circle cx="4" cy="4" r="4"/></svg>',
  ),
};

/** Checks the page with axe. */
const expectAccessible = async (page: Page) =>
  expect(await audit(page)).toEqual([]);

test("a maker sets up an empty shop, from the first password to the first order", async () => {
  const page = await shop.newPage({ isTranslated: true, mayFail: [API.me] });
  // Before anything is there, her shop invites, and takes addresses.
  const first = await shop.openPage({ size: PHONE });
  await eventually(first.getByRole("heading", { level: 1 })).toHaveText(
    "Horn & Hair",
  );
  await first.getByRole("img", { name: /^A claw clip between two/ }).waitFor();
  const soon = first.getByRole("region", {
    name: "New clips are on their way",
  });
  await soon.getByLabel("Email address").fill("mila@example.com");
  await soon.getByRole("button", { name: "Tell me" }).click();
  await soon.getByText("You are on the list.").waitFor();
  await expectAccessible(first);
  // Without charms no ring on the clip asks for one.
  await button(first, "Design Your Clip").first().click();
  await first.getByRole("group", { name: "Charms on your clip" }).waitFor();
  await eventually(first.getByRole("button", { name: /, free$/ })).toHaveCount(
    0,
  );
  await button(first, "Close").click();

  await until(() => shop.running.output().includes("It is shown only now"));
  const [password = ""] =
    /(?:[a-z2-9]{5}-){3}[a-z2-9]{5}/.exec(shop.running.output()) ?? [];
  await page.goto("/admin");
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  // It has no picture of its own yet, and shows none of the demo.
  expect(await page.locator('img[src^="/gallery/"]').count()).toBe(0);
  expect(await page.locator('img[src=""]').count()).toBe(0);
  await page.getByLabel("Username").fill(ADMIN_LOGIN.username);
  await page.getByLabel("Password").fill(password);
  await button(page, "Login").click();
  const notice = page.getByRole("region", { name: "To see to" });
  await eventually(notice).toContainText("Choose a password of your own.");
  await eventually(notice).toContainText("Change it under Account.");
  // It leaves as soon as she has done so.
  await openBarMenu(page);
  await button(page, "Account").click();
  const account = page.getByRole("dialog", { name: "Your account" });
  await account.getByLabel("Your password now").fill(password);
  await account.getByLabel("New password").fill("salt lamp umbrella");
  await account.getByRole("button", { name: "Change the password" }).click();
  await untilNotified(page, "Password changed");
  await eventually(notice).toHaveCount(0);
  await pressEscape(page);
  await eventually(account).toHaveCount(0);
  const missing = page.getByRole("region", { name: "Still missing" });
  await eventually(missing.getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page);
  const form = await openNewForm(page, "Product");
  await form.getByLabel("Name").fill("Horn Midi");
  await form.getByLabel("Price").fill("31");
  await form.getByLabel("Description").fill("Sawn along the grain.");
  await form.locator('input[type="file"]').setInputFiles(WIDE_PHOTO);
  await untilNotified(page, "Image uploaded successfully");
  await form.getByRole("button", { name: "Create Product" }).click();
  await untilNotified(page, "Product created successfully");

  await page.getByRole("link", { name: "Write your headline" }).click();
  await page.setViewportSize(PHONE);
  const day = page.getByRole("region", { name: "Your first day" });
  await day.getByText("1 of 5 done.").waitFor();
  await expectAccessible(page);
  // The country is asked for first, in the dialog that has it.
  await day.getByRole("button", { name: "Details" }).click();
  await page.getByRole("dialog", { name: "Details" }).waitFor();
  await button(page, "Done").click();
  await button(page, "Save").waitFor();
  await write(page, "Headline", "Pinned, not pulled");
  await write(page, "Sentence under the headline", "Clips of horn.");
  await choose(page, "Add a large picture", WIDE_PHOTO);
  await button(page, "Replace the large picture").waitFor();
  await write(page, "Title above the products", "On the bench");
  await button(page, "Add a step").click();
  await write(page, "Title of step 1", "Saw");
  await write(page, "Words of step 1", "Along the grain.");
  await button(page, "Details").click();
  const details = page.getByRole("dialog", { name: "Details" });
  await details.getByText("Colors", { exact: true }).click();
  await details.getByRole("radio", { name: "Forest" }).check();
  await details.getByLabel("Country").selectOption("NL");
  await details.getByText("Your mark (PNG or SVG)").click();
  await choose(page, "Add your mark", MARK);
  await details.getByRole("img", { name: "Your mark" }).waitFor();
  await details.getByRole("button", { name: "Delivery" }).click();
  await details.getByLabel("Line about delivery").fill("Made in 9 days");
  await button(page, "Done").click();
  await details.waitFor({ state: "hidden" });
  await expectAccessible(page);

  await button(page, "Pages").click();
  const pages = page.getByRole("dialog", { name: "Pages" });
  await pages
    .getByLabel("Text", { exact: true })
    .fill("We send **on Mondays**.");
  await pages.getByRole("strong").getByText("on Mondays").waitFor();
  await button(page, "Save this page").click();
  await untilNotified(page, "Shipping is saved");
  await button(page, "Close the pages").click();
  await pages.waitFor({ state: "hidden" });

  await saveAll(page);
  await button(page, "Edit").waitFor();
  await day.getByText("Next: connect your mail server.").waitFor();
  await button(page, "Hide these steps").click();
  await eventually(day).toHaveCount(0);
  await page.reload();
  await button(page, "Edit").waitFor();
  await eventually(day).toHaveCount(0);
  await page.goto("/admin");
  await eventually(missing.getByRole("listitem")).toHaveText([
    "Connect your mail server",
  ]);
  const law = page.getByRole("heading", { name: "Netherlands: 9 things" });
  await law.click();
  await page.getByText("(art. 27 Handelsregisterwet 2007)").waitFor();
  await expectAccessible(page);

  const visitor = await shop.openPage({ size: PHONE });
  await eventually(visitor.getByRole("heading", { level: 1 })).toHaveText(
    "Pinned, not pulled",
  );
  await eventually(button(visitor, "Edit")).toHaveCount(0);
  await eventually(
    visitor.getByText("Along the grain.").first(),
  ).toBeAttached();
  await eventually(visitor.getByText("Made in 9 days")).toBeAttached();
  const icon = visitor.locator('link[rel="icon"]');
  expect(await icon.getAttribute("href")).toContain("/icons/shop/");
  expect(await visitor.getAttribute("html", "style")).toContain("#0A7341");
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "Shipping" }).click();
  await visitor.getByRole("strong").getByText("on Mondays").waitFor();
  await eventually(visitor).toHaveTitle("Shipping · Horn & Hair");
  await visitor.goBack();

  await addClip(visitor, "Horn Midi");
  await openCart(visitor);
  await openCheckout(visitor);
  await fillContact(visitor);
  await button(visitor, "Place Order").click();
  await visitor.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
  const next = visitor.getByRole("region", { name: "What happens next?" });
  await eventually(next.getByText("Made in 9 days")).toBeVisible();
}, 180_000);
