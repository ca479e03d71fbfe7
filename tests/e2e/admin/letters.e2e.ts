import { expect, test } from "bun:test";
import type { Page } from "playwright";
import {
  DESKTOP,
  eventually,
  PHONE,
  pressEscape,
  stillBox,
  WIDE,
} from "#tests/support/browser/page.ts";
import { letterPath, PAGES } from "#shared/api/paths.ts";
import { writeLetter } from "#shared/letters/calls.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { MAKER, setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  openBarMenu,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV, withMail: true });

/** Nothing is wider than the window, on a laptop and on a phone, nor enlarged. */
async function expectFits(page: Page): Promise<void> {
  const setText = (percent: number) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
  await page.setViewportSize(WIDE);
  await setText(200);
  expect(["200 %", await overflowOf(page)]).toEqual(["200 %", 0]);
  await setText(100);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect([size.width, await overflowOf(page)]).toEqual([size.width, 0]);
  }
}

test("somebody who has not written yet begins with one of three letters, and later in the menu of New letter", async () => {
  const page = await shop.openPanel({ size: PHONE });
  await page.goto("/admin/letters");
  await page.getByText("Nobody has joined yet.").waitFor();
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole("button", { name: "A new pour" }).click();
  const subject = page.getByRole("textbox", { name: "Subject" });
  await eventually(subject).toHaveValue("[A new pour is here]");
  await eventually(subject).toBeFocused();
  await page.keyboard.type("From Tuesday");
  await eventually(subject).toHaveValue("From Tuesday");
  await eventually(
    page.getByText("Name, price and picture stay up to date"),
  ).toHaveCount(3);

  const add = page.getByRole("button", { name: "New letter", exact: true });
  await add.click();
  await page.getByRole("button", { name: "Days to know" }).click();
  await eventually(subject).toHaveValue("[Days to know]");
  await add.click();
  await page.getByRole("button", { name: "A blank page" }).click();
  await eventually(subject).toHaveValue("[A new letter]");
});

test("a letter is written, tried and sent to its readers, on a phone and on a laptop", async () => {
  const ask = await asMaker(shop.url);
  const other = { subject: "For a laptop", markdown: "" };
  await ask("POST", writeLetter.path, other);
  const sent = shop.smtp.mails.length;
  const page = await shop.openPanel({ size: PHONE, mayFail: [/\/send$/] });
  await openBarMenu(page);
  await page.getByRole("link", { name: "Letters" }).click();
  await page.waitForURL(`**${PAGES.adminLetters}`);

  // A reader, whom the maker adds with where she has the address from.
  await page.getByRole("button", { name: /readers?$/ }).click();
  const list = page.getByRole("dialog", { name: "Readers" });
  const reader = "reader@example.com";
  await list.getByLabel("Email address").fill(reader);
  await list.getByRole("button", { name: "Add", exact: true }).click();
  await list.getByText("Write where you have this address from.").waitFor();
  await list.getByLabel("Where you have it from").fill("Market, May 3");
  await list.getByRole("button", { name: "Add", exact: true }).click();
  await list.getByText(reader).waitFor();
  // A subscriber who is taken off can only come back by herself, so a slip is
  // asked about.
  const slip = "slip@example.com";
  await list.getByLabel("Email address").fill(slip);
  await list.getByRole("button", { name: "Add", exact: true }).click();
  const takeOff = list.getByRole("button", { name: `Take ${slip} off` });
  await takeOff.click();
  await list.getByRole("button", { name: "Keep" }).click();
  await takeOff.click();
  await list.getByRole("button", { name: "Take off", exact: true }).click();
  await list.getByText("has left").first().waitFor();
  await list.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "New letter", exact: true }).click();
  await page.getByRole("button", { name: "A blank page" }).click();
  const title = page.getByRole("textbox", { name: "Subject" });
  await eventually(title).toHaveValue("[A new letter]");
  // What is inserted stands together, and the buttons fill their rows.
  const box = (name: string | RegExp) =>
    stillBox(page.getByRole("button", { name, exact: true }).first());
  expect((await box("Picture")).y).toBe((await box("Clip")).y);
  const [test, last] = [await box("Send me a test"), await box(/^Send to/)];
  expect(last.x + last.width).toBeCloseTo(test.x + test.width, 0);
  const subject = "The meadow is back";
  await title.fill(subject);
  const text = page.getByRole("textbox", { name: "Text" });
  await text.first().fill("Twelve clips came out of them");
  await text.first().press("Control+A");
  await page.getByRole("button", { name: "Bold" }).click();
  await eventually(text.first()).toHaveValue(
    "**Twelve clips came out of them**",
  );
  // As if it was typed: undone and done again by keys.
  await text.first().press("Control+z");
  await eventually(text.first()).toHaveValue("Twelve clips came out of them");
  await text.first().press("Control+A");
  await text.first().press("Control+b");
  await eventually(text.first()).toHaveValue(
    "**Twelve clips came out of them**",
  );
  await page.getByRole("button", { name: "Bold" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await eventually(page.getByRole("button", { name: "List" })).toBeFocused();
  await text.first().press("End");
  await page.getByRole("button", { name: "Clip", exact: true }).click();
  await page.getByRole("button", { name: /^Apricot Fade/ }).click();
  await page.getByText("Name, price and picture stay up to date").waitFor();
  await text.last().fill("Come and see.");
  // What was typed last is kept when another letter is opened at once.
  const letters = page.getByRole("navigation", { name: "Letters" });
  await letters.getByRole("button", { name: other.subject }).click();
  await eventually(title).toHaveValue(other.subject);
  await letters.getByRole("button", { name: subject }).click();
  await eventually(text.last()).toHaveValue("Come and see.");

  // The preview is the mail itself.
  const mail = page.frameLocator("iframe");
  await mail.getByRole("heading", { name: subject }).waitFor();
  await mail.getByText("Apricot Fade").waitFor();
  await mail.getByText("Come and see.", { exact: true }).waitFor();
  await page
    .getByText(/^Draft, saved/)
    .first()
    .waitFor();
  await expectFits(page);
  // As on a phone, where its own rules for narrow screens hold.
  const heading = mail.getByRole("heading", { name: subject });
  await eventually(heading).toHaveCSS("font-size", "32px");
  await page.getByRole("button", { name: "Email", exact: true }).click();
  await eventually(heading).toHaveCSS("font-size", "38px");
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await page.getByRole("heading", { name: "In this letter" }).waitFor();

  await page.getByRole("button", { name: "Send me a test" }).click();
  await shop.smtp.arrived(sent + 1);
  expect(shop.smtp.mails.at(-1)?.recipients).toEqual([MAKER]);

  // A time that is over is refused, and the dialog stays with what was typed.
  await page.getByRole("button", { name: "Send at..." }).click();
  const day = page.getByLabel("Day", { exact: true });
  await day.fill("1/1/2020");
  await page.getByRole("button", { name: "Set the time" }).click();
  await untilNotified(page, "Choose a time that is still to come");
  await eventually(day).toHaveValue("01/01/2020");
  // The notification comes a moment before the dialog may be closed.
  const busy = page.locator("[role=dialog] [aria-busy]");
  await eventually(busy).toHaveCount(0);
  await pressEscape(page);

  await page.getByRole("button", { name: "Send to 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Send this letter?" });
  const question = dialog.getByText(`“${subject}” goes to one address.`);
  await question.waitFor();
  // The place of the panel's notifications leaves the words their room.
  await eventually
    .poll(() => question.evaluate((p) => p.parentElement?.clientHeight))
    .toBeGreaterThan(300);
  await dialog.getByRole("button", { name: "Send to 1" }).click();
  await page
    .getByText(/^Sent .* to 1$/)
    .first()
    .waitFor();
  const received = shop.smtp.mails.filter(
    ({ mail }) => mail.subject === subject,
  );
  expect(received.flatMap(({ recipients }) => recipients)).toContain(reader);
  await eventually(
    page.getByRole("textbox", { name: "Subject" }),
  ).toHaveAttribute("readonly", "");

  const path = letterPath("the-meadow-is-back");
  const visitor = await shop.openPage({ path, size: PHONE });
  await visitor.getByRole("heading", { level: 1, name: subject }).waitFor();
  await visitor.getByRole("heading", { name: "Get the next one" }).waitFor();
  await expectFits(visitor);
  expect(await audit(visitor)).toEqual([]);
}, 120_000);
