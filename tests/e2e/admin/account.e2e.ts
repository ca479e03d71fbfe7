import { expect, test } from "bun:test";
import type { CDPSession, Page } from "playwright";
import { DESKTOP, eventually, PHONE } from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import {
  addDevice,
  offerPasskey,
  signInByPasskey,
} from "#shared/account/calls.ts";
import type { PushMessage } from "#shared/account/schema.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, ADMIN_LOGIN } from "#tests/support/admin.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  historyPlace,
  openBarMenu,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { startPushService } from "#tests/support/servers/push.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** A browser whose device has a place for passkeys, and says yes to all. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function openAccount(page: Page) {
  await openBarMenu(page);
  await page.getByRole("button", { name: "Account", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Your account" });
  await eventually(dialog).toContainText("No passkeys yet.");
  return dialog;
}

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

test("the maker sees her sessions and ends those that she does not recognize; the list fits a phone, and Back closes it without a history entry", async () => {
  await logInElsewhere();
  await logInElsewhere();
  const page = await shop.openPage({ isTranslated: true });
  await page.request.post(API.login, { data: ADMIN_LOGIN });
  await page.goto(`${PAGES.admin}#orders`);
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

  await page.setViewportSize(PHONE);
  await openBarMenu(page);
  await opener.click();
  await eventually(dialog.getByRole("listitem").first()).toContainText(
    "This one",
  );
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
  // Loaded again it is still open, and Back closes it.
  await opener.click();
  await dialog.waitFor();
  await page.reload();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "hidden" });
  expect(await historyPlace(page)).toBe(place);
  await page.goBack();
  await page.getByRole("heading", { name: "Hold everything." }).waitFor();
});

test("the password is changed, and a passkey is added, signs in without a name, and is removed", async () => {
  const page = await shop.openPanel({
    size: PHONE,
    mayFail: [API.me, offerPasskey.path, signInByPasskey.path],
  });
  await withAuthenticator(page);
  const dialog = await openAccount(page);
  expect(await overflowOf(page)).toBe(0);
  await dialog.getByLabel("Your password now").fill(ADMIN_LOGIN.password);
  await dialog.getByLabel("New password").fill("short");
  const save = dialog.getByRole("button", { name: "Change the password" });
  await save.click();
  await eventually(dialog).toContainText("Use 8 characters or more.");
  await eventually(dialog.getByLabel("Your password now")).toHaveValue(
    ADMIN_LOGIN.password,
  );
  await dialog.getByLabel("New password").fill("salt lamp umbrella");
  await save.click();
  await untilNotified(page, "Password changed");
  // And back.
  await dialog.getByLabel("Your password now").fill("salt lamp umbrella");
  await dialog.getByLabel("New password").fill(ADMIN_LOGIN.password);
  await save.click();
  await eventually(dialog.getByLabel("New password")).toHaveValue("");

  await page.setViewportSize(DESKTOP);
  await dialog.getByLabel("Name").fill("My laptop");
  await dialog.getByLabel("Your password", { exact: true }).fill("wrong");
  const add = dialog.getByRole("button", { name: "Add a passkey" });
  await add.click();
  await eventually(dialog).toContainText("That is not your password.");
  await dialog
    .getByLabel("Your password", { exact: true })
    .fill(ADMIN_LOGIN.password);
  await add.click();
  await untilNotified(page, "Passkey added");
  await eventually(dialog).toContainText("My laptop");
  await dialog.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Logout" }).click();
  const signIn = page.getByRole("button", { name: "Sign in with a passkey" });
  await signIn.click();
  await page.getByRole("tab", { name: "Products" }).waitFor();

  await page.getByRole("button", { name: "Account", exact: true }).click();
  await eventually(dialog).toContainText(/Last used .+ at/);
  await dialog.getByRole("button", { name: "Remove My laptop" }).click();
  await eventually(dialog).toContainText("No passkeys yet.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await signIn.click();
  await untilNotified(page, "That passkey was not accepted.");
});

/**
 * Finds the panel's worker, and keeps what it would show: a browser without a
 * screen shows no notifications, and focuses no window unless it was pressed.
 */
async function watchWorker(page: Page) {
  const session = await page.context().newCDPSession(page);
  const found = Promise.withResolvers<string>();
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [first] = registrations;
    if (first) found.resolve(first.registrationId);
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await found.promise;
  const [begun] = page.context().serviceWorkers();
  const worker = begun ?? (await page.context().waitForEvent("serviceworker"));
  await worker.evaluate(`
    self.seen = [];
    registration.showNotification = async (title, { body, tag }) =>
      void seen.push({ title, body, tag });
    navigator.setAppBadge = async (open) => void seen.push({ open });
    clients.openWindow = async (url) => void seen.push({ url });
    WindowClient.prototype.focus = async function () {
      seen.push({ focused: new URL(this.url).pathname });
    };
  `);
  return {
    /** The steps that it has done so far. */
    seen: () => worker.evaluate("seen"),
    /** Delivers a push as the browser's push service does. */
    push: (message: PushMessage) =>
      session.send("ServiceWorker.deliverPushMessage", {
        origin: shop.url,
        registrationId,
        data: JSON.stringify(message),
      }),
    /** Presses a notification, which a person alone can do. */
    press: () =>
      worker.evaluate(`
        const event = new ExtendableEvent("notificationclick");
        event.notification = { close: () => seen.push("closed") };
        dispatchEvent(event);
      `),
  };
}

test("a device is asked to ring, and to ring no more", async () => {
  await using service = await startPushService("");
  const given = service.subscribe("phone");
  const page = await shop.openPanel();
  // A browser without a screen shows no notifications, and that of the tests is
  // connected to no push service.
  await page.evaluate((subscription) => {
    let isOn = false;
    Object.defineProperty(Notification, "permission", {
      get: () => "granted",
    });
    Notification.requestPermission = async () => "granted";
    const fake = {
      toJSON: () => subscription,
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isOn = true;
        return fake;
      },
      getSubscription: async () => (isOn ? fake : null),
    });
  }, given);
  const dialog = await openAccount(page);
  const added = page.waitForResponse(`**${addDevice.path}`);
  await dialog.getByRole("button", { name: "Ring on this device" }).click();
  expect((await added).status()).toBe(200);
  await eventually(dialog).toContainText("This device rings for new orders.");
  expect(await audit(page)).toEqual([]);

  const worker = await watchWorker(page);
  const shown = { title: "New order 1042", body: "$48.00", tag: "orders" };
  await worker.push({ ...shown, open: 3 });
  await eventually.poll(worker.seen).toEqual([shown, { open: 3 }]);
  await worker.press();
  await eventually
    .poll(worker.seen)
    .toEqual([shown, { open: 3 }, "closed", { focused: PAGES.admin }]);

  await dialog.getByRole("button", { name: "Stop ringing here" }).click();
  await dialog.getByRole("button", { name: "Ring on this device" }).waitFor();
});
