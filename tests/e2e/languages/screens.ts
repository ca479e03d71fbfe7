import type { Locator, Page } from "playwright";
import { newPasswordPath, PAGES } from "#shared/api/paths.ts";
import type { AllTexts } from "./all-texts.ts";
import { unfold } from "#tests/support/browser/maker-steps.ts";

// Every screen of the shop and the panel, found by the texts of the shop's
// language. A new page or dialog gets a line in one of the two lists; each
// screen begins where the one before ends.

export type Walk = {
  page: Page;
  t: AllTexts;
  /** The page of the maker of the last order. */
  makerPath(): Promise<string>;
};

export type Screen = {
  name: string;
  open(walk: Walk): Promise<void>;
};

const exactly = (page: Page | Locator, name: string) =>
  page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) =>
  page.getByRole("dialog", { name, exact: true });
const goTo = async ({ page, t }: Walk, path: string) => {
  await page.goto(path);
  const [cart = ""] = t.first.cart.items(0).split("0");
  await page.getByRole("button", { name: cart }).first().waitFor();
};
/** Waits until nothing but these dialogs is open, and nothing moves. */
const untilAlone = (page: Page, dialogs: number) =>
  page.waitForFunction(
    (count) => document.querySelectorAll("[role=dialog]").length === count,
    dialogs,
  );

export const SHOP_SCREENS: readonly Screen[] = [
  {
    name: "home",
    async open(walk) {
      await goTo(walk, PAGES.home);
      // The parts below load as they come near.
      await walk.page.keyboard.press("End");
      await walk.page
        .getByPlaceholder(walk.t.home.newsletter.placeholder)
        .waitFor();
      // What lies below the header cannot be pressed.
      await walk.page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    },
  },
  {
    name: "newsletter with an error",
    async open({ page, t }) {
      const { newsletter } = t.home;
      await page.getByPlaceholder(newsletter.placeholder).fill("nobody");
      await exactly(page, newsletter.join).click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  },
  {
    name: "menu",
    async open({ page, t }) {
      await exactly(page, t.first.nav.open).click();
      await exactly(page, t.first.nav.close).first().waitFor();
    },
  },
  {
    name: "clip",
    async open({ page, t }) {
      await page.keyboard.press("Escape");
      const add = t.first.products.add;
      const card = page.getByRole("article").filter({ hasText: add });
      await card.first().getByRole("link").last().click();
      await page.getByText(t.home.clips.inHand).waitFor();
    },
  },
  {
    name: "clip that opens later",
    async open({ page, t }) {
      await page.goBack();
      const { remind } = t.home.drops.drop;
      const card = page.getByRole("article").filter({ hasText: remind });
      await card.first().getByRole("link").last().click();
      await page.getByPlaceholder(t.home.drops.wait.placeholder).waitFor();
    },
  },
  {
    name: "designer",
    async open({ page, t }) {
      await page.goBack();
      await exactly(page, t.first.design).click();
      await page.getByLabel(t.design.message.label).waitFor();
    },
  },
  {
    name: "designer with an error",
    async open({ page, t }) {
      const add = exactly(page.getByRole("dialog"), t.first.products.add);
      await add.click();
      await page.getByText(t.errors.designEmpty).first().waitFor();
    },
  },
  {
    name: "charms of the designer",
    async open({ page, t }) {
      await page.getByLabel(t.design.message.label).fill("MILA");
      const tabs = page.getByRole("dialog").getByRole("tab");
      await tabs.filter({ hasText: t.design.parts.charms }).click();
      await page.getByRole("dialog").getByRole("checkbox").first().check();
    },
  },
  {
    name: "cart",
    async open({ page, t }) {
      const designer = page.getByRole("dialog");
      await exactly(designer, t.first.products.add).click();
      await untilAlone(page, 0);
      const name = t.first.cart.items(1);
      await exactly(page, name).click();
      await exactly(page, t.buy.cart.checkout).waitFor();
    },
  },
  {
    name: "checkout",
    async open({ page, t }) {
      await exactly(page, t.buy.cart.checkout).click();
      await page.getByLabel(t.buy.checkout.name).waitFor();
      await untilAlone(page, 1);
    },
  },
  {
    name: "checkout with errors",
    async open({ page, t }) {
      await exactly(page, t.buy.checkout.placeBinding).click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "confirmation",
    async open({ page, t }) {
      const { checkout } = t.buy;
      const form = page.getByRole("dialog");
      await form.getByLabel(checkout.name).fill("Frieda Beispiel");
      await form.getByLabel(checkout.email).fill("frieda@example.com");
      await form.getByLabel(checkout.phone).fill("030 1234567");
      await exactly(page, checkout.placeBinding).click();
      const title = t.order.confirmed.title;
      await page.getByRole("heading", { name: title }).waitFor();
    },
  },
  {
    name: "order",
    async open({ page, t }) {
      const name = t.order.confirmed.follow;
      await page.getByRole("link", { name }).click();
      const title = t.order.page.received.title;
      await page.getByRole("heading", { name: title }).waitFor();
    },
  },
  {
    name: "question before an order is cancelled",
    async open({ page, t }) {
      await exactly(page, t.order.cancel.ask).click();
      await exactly(page, t.order.cancel.yes).waitFor();
    },
  },
  {
    name: "withdrawal from an order",
    async open({ page, t }) {
      await exactly(page, t.order.withdrawal.open).first().click();
      await exactly(page, t.order.withdrawal.confirm).waitFor();
    },
  },
  {
    name: "withdrawal by the form",
    async open({ page, t }) {
      await page.goto(PAGES.withdraw);
      await exactly(page, t.order.withdrawal.confirm).click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "lost links",
    async open({ page, t }) {
      await page.goto(PAGES.orders);
      await exactly(page, t.buy.delivery.lost.send).waitFor();
    },
  },
  {
    name: "privacy",
    open: (walk) => goTo(walk, PAGES.privacy),
  },
  {
    name: "checkout of a cart that was ordered",
    async open({ page, t }) {
      // As after a reload, when the reply to the order was lost.
      await page.evaluate(() => {
        const overlays = [{ kind: "checkout" }];
        history.replaceState({ ...history.state, overlays }, "");
      });
      await page.reload();
      const { found } = t.buy.checkout;
      await page.getByText(found.text).waitFor();
    },
  },
  {
    name: "page that is not there",
    open: (walk) => goTo(walk, "/nowhere"),
  },
  {
    name: "page of the maker",
    async open(walk) {
      await walk.page.goto(await walk.makerPath());
      await walk.page.waitForLoadState("networkidle");
    },
  },
];

const openTab =
  (tab: "products" | "charms" | "config" | "orders") =>
  async ({ page, t }: Walk) => {
    const { dashboard } = t.panel;
    const name = new RegExp(`^${dashboard[tab]}`);
    await page.getByRole("tab", { name }).click();
    await page.getByRole("tabpanel", { name }).waitFor();
    await page.waitForLoadState("networkidle");
  };

export const LOGIN_SCREENS: readonly Screen[] = [
  {
    name: "login",
    async open({ page, t }) {
      await page.goto(PAGES.admin);
      await exactly(page, t.panel.login.submit).waitFor();
    },
  },
  {
    name: "failed login",
    async open({ page, t }) {
      await page.getByLabel(t.panel.login.username).fill("admin");
      await page.getByLabel(t.panel.login.password).fill("not this one");
      await exactly(page, t.panel.login.submit).click();
      await page.getByText(t.panel.login.failed.title).waitFor();
    },
  },
  {
    name: "new password by a link that has ended",
    async open({ page, t }) {
      await exactly(page, t.first.dismiss).click();
      await exactly(page, t.panel.login.forgotten.ask).click();
      await page.getByText(t.panel.login.forgotten.sent).waitFor();
      await page.goto(newPasswordPath("ended"));
      await page
        .getByRole("textbox", { name: t.panel.account.password.next })
        .fill("salt lamp umbrella");
      await exactly(page, t.panel.account.byLink.save).click();
      await page.getByText(t.errors.passwordLinkEnded).waitFor();
    },
  },
];

export const PANEL_SCREENS: readonly Screen[] = [
  {
    name: "products",
    async open({ page, t }) {
      await page.goto(PAGES.admin);
      await exactly(page, t.panel.dashboard.menu).waitFor();
      await page
        .getByRole("button", { name: t.panel.list.edit("") })
        .first()
        .waitFor();
    },
  },
  {
    name: "new product with errors",
    async open({ page, t }) {
      const { add, create } = t.panel.items.product;
      const send = exactly(page, create);
      if (!(await send.isVisible()))
        await page.getByRole("button", { name: add }).click();
      await send.click();
      await page.locator("[aria-invalid=true]").first().waitFor();
      await unfold(page.locator("form"));
    },
  },
  {
    name: "product that is edited",
    async open({ page, t }) {
      await page.keyboard.press("Escape");
      await untilAlone(page, 0);
      const name = t.panel.list.edit("");
      await page.getByRole("button", { name }).first().click();
      await exactly(page, t.panel.save).first().waitFor();
      await unfold(page.locator("form"));
      await exactly(page, t.panel.form.addOption).last().waitFor();
    },
  },
  { name: "charms", open: openTab("charms") },
  { name: "settings of the custom clip", open: openTab("config") },
  { name: "orders", open: openTab("orders") },
  {
    name: "week and time off",
    async open({ page, t }) {
      await exactly(page, t.panel.letters.orders.weekMail.change).click();
      await exactly(page, t.panel.planning.timeOff.plan).click();
      await page.getByLabel(t.panel.planning.timeOff.until).waitFor();
    },
  },
  {
    name: "sessions",
    async open({ page, t }) {
      await exactly(page, t.panel.dashboard.menu).click();
      await exactly(page, t.panel.sessions.open).click();
      await page.getByText(t.panel.sessions.thisOne, { exact: true }).waitFor();
    },
  },
  {
    name: "numbers",
    async open({ page, t }) {
      await page.goto(PAGES.adminNumbers);
      await page.getByText(t.panel.numbers.promise).waitFor();
      await exactly(page, t.panel.numbers.year).click();
      await page.getByText(t.panel.numbers.note).waitFor();
    },
  },
  {
    name: "workbench",
    async open({ page, t }) {
      await page.goto(PAGES.adminWorkbench);
      await page
        .getByRole("heading", { name: t.bench.title, level: 2 })
        .waitFor();
    },
  },
  {
    name: "letter",
    async open({ page, t }) {
      await page.goto(PAGES.adminLetters);
      await exactly(page, t.panel.letters.add).click();
      await page.getByTitle(t.panel.letters.preview.title).waitFor();
    },
  },
  {
    name: "discounts",
    async open({ page, t }) {
      await page.goto(PAGES.adminDiscounts);
      await page
        .getByRole("heading", { name: t.panel.discounts.sales })
        .waitFor();
    },
  },
  {
    name: "new code",
    async open({ page, t }) {
      await exactly(page, t.panel.discounts.add).click();
      await dialog(page, t.panel.discounts.add).waitFor();
      await exactly(page, t.panel.discounts.makeUp).click();
    },
  },
  {
    name: "order of her own",
    async open({ page, t }) {
      await page.goto(PAGES.adminWorkbench);
      const { add } = t.bench;
      await exactly(page, add.open).click();
      await dialog(page, add.title).waitFor();
      await exactly(page, add.design).click();
      await exactly(page, add.thing).click();
      await page.getByLabel(add.thingName).waitFor();
    },
  },
  {
    name: "editor",
    async open(walk) {
      const { page, t } = walk;
      await goTo(walk, PAGES.home);
      await exactly(page, t.panel.editor.edit).click();
      await exactly(page, t.panel.editor.bar.details).waitFor();
    },
  },
  {
    name: "details",
    async open({ page, t }) {
      await exactly(page, t.panel.editor.bar.details).click();
      await dialog(page, t.panel.editor.details.title).waitFor();
      await page.getByLabel(t.panel.editor.law.country).waitFor();
      await unfold(page.getByRole("dialog"));
    },
  },
  {
    name: "details of payment",
    async open({ page, t }) {
      await exactly(page, t.panel.editor.payment.title).click();
      await page.getByLabel(t.panel.editor.payment.holder).waitFor();
      await unfold(page.getByRole("dialog"));
    },
  },
  {
    name: "details of delivery",
    async open({ page, t }) {
      await exactly(page, t.panel.editor.delivery.title).click();
      await exactly(page, t.panel.editor.delivery.add).waitFor();
    },
  },
  {
    name: "details of the law",
    async open({ page, t }) {
      await exactly(page, t.panel.editor.law.title).click();
      await page.getByLabel(t.panel.editor.law.priceNote).waitFor();
    },
  },
  {
    name: "details of mails",
    async open({ page, t }) {
      await exactly(page, t.panel.letters.preview.mail).click();
      await page.getByLabel(t.panel.editor.law.mailText).waitFor();
    },
  },
  {
    name: "pages of the maker",
    async open({ page, t }) {
      await exactly(page, t.panel.editor.details.done).click();
      await untilAlone(page, 0);
      await exactly(page, t.panel.editor.bar.pages).click();
      const name = t.panel.editor.pages.text;
      await page.getByRole("textbox", { name, exact: true }).waitFor();
    },
  },
];
