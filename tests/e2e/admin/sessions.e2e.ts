import { expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV, ADMIN_LOGIN } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  historyPlace,
  openBarMenu,
} from "#tests/support/browser/maker-steps.ts";
import { overflowOf } from "#tests/support/browser/overflow.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { until } from "#tests/support/until.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const FIREFOX =
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

/** Logs in as the maker from another device. */
async function logInElsewhere(): Promise<void> {
  const { status } = await fetch(`${shop.url}${API.login}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": FIREFOX },
    body: JSON.stringify(ADMIN_LOGIN),
  });
  expect(status).toBe(200);
}

test("the maker sees her sessions and ends those that she does not recognize", async () => {
  await logInElsewhere();
  await logInElsewhere();
  const page = await shop.openPanel();
  const opener = page.getByRole("button", { name: "Account", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Your account" });
  const sessions = dialog.getByRole("region", {
    name: "Where you are logged in",
  });
  const rows = sessions.getByRole("listitem");
  await eventually(rows).toHaveCount(3);
  await eventually(rows.first()).toContainText("Chrome on");
  await eventually(rows.first()).toContainText("This one");
  await eventually(rows.nth(1)).toContainText("Firefox on Linux");
  await eventually(rows.nth(1)).toContainText(/From 127\.0\.0\.1, since .+ at/);
  expect(await audit(page)).toEqual([]);

  const end = dialog.getByRole("button", { name: /^End Firefox on Linux/ });
  await end.first().focus();
  await page.keyboard.press("Enter");
  await eventually(rows).toHaveCount(2);
  await eventually(sessions.getByRole("status")).toBeFocused();
  await logInElsewhere();
  await page.keyboard.press("Escape");
  await eventually(opener).toBeFocused();
  await opener.click();
  await eventually(rows).toHaveCount(3);
  await dialog.getByRole("button", { name: "End all others" }).click();
  await eventually(rows).toHaveCount(1);
  await eventually(sessions.getByRole("status")).toHaveText("Only here.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await eventually(opener).toBeFocused();
});

test("the list of sessions fits a phone, Back closes it, and a closed list leaves no history entry", async () => {
  const page = await shop.openPage({ size: PHONE, signedIn: true });
  await page.goto(`${PAGES.admin}#orders`);
  const opener = page.getByRole("button", { name: "Account", exact: true });
  const dialog = page.getByRole("dialog", { name: "Your account" });
  await openBarMenu(page);
  await opener.click();
  await eventually(dialog.getByRole("listitem").first()).toContainText(
    "This one",
  );
  expect(await audit(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await page.goBack();
  await dialog.waitFor({ state: "hidden" });
  await eventually(opener).toBeFocused();
  await eventually(page.getByRole("tab", { selected: true })).toHaveText(
    "Orders",
  );
  const place = await historyPlace(page);
  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await eventually(opener).toBeFocused();
  await eventually.poll(() => historyPlace(page)).toBe(place);
  await page.goBack();
  await page.getByRole("heading", { name: "Hold everything." }).waitFor();
});

test("the panel asks to replace a generated password but stays usable", async () => {
  const other = await shop.startAnother({
    env: { ADMIN_USERNAME: ADMIN_LOGIN.username },
  });
  await until(() => other.output().includes("It is shown only now"));
  const [password = ""] =
    /(?:[a-z2-9]{5}-){3}[a-z2-9]{5}/.exec(other.output()) ?? [];
  const page = await shop.openPage({
    shopUrl: other.url,
    path: PAGES.admin,
    mayFail: [API.me],
  });
  await page.getByLabel("Username").fill(ADMIN_LOGIN.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  const notice = page.getByRole("region", { name: "To see to" });
  await eventually(notice).toContainText("Choose a password of your own.");
  await eventually(notice).toContainText("barrette admin password");
  expect(await audit(page)).toEqual([]);
  await page.getByRole("tab", { name: "Charms" }).click();
  await page.getByRole("tabpanel", { name: "Charms" }).waitFor();
});
