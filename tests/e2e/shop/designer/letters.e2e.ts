import { expect, test } from "bun:test";
import type { CDPSession } from "playwright";
import * as z from "zod/mini";
import { PAGES } from "#shared/api/paths.ts";
import { eventually, PHONE } from "#tests/support/browser/page.ts";
import {
  clip,
  design,
  designer,
  message,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop();

test("the message takes six characters as a person counts them, each adds its own bead alone, and one without a bead is named", async () => {
  const page = await shop.openPage({ path: PAGES.design });
  await designer(page).waitFor();
  await design(page, { charms: ["Daisy", "Sweetheart", "Pearl"] });
  const drawn = await clip(page).evaluateHandle((svg) => {
    const nodes: string[] = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes } of records)
        for (const node of [...addedNodes, ...removedNodes])
          nodes.push(`${node.nodeName} in ${target.nodeName}`);
    }).observe(svg, { childList: true, subtree: true });
    return nodes;
  });
  const devtools = await page.context().newCDPSession(page);
  const reasons = await layoutReasons(devtools, async () => {
    await message(page).pressSequentially("mila");
    await eventually(clip(page)).toHaveAttribute("aria-label", /MILA$/);
  });
  expect(await drawn.jsonValue()).toEqual(Array(4).fill("g in svg"));
  // The picture stays as large as it is, and so all of it is not laid out anew.
  expect(reasons).toContain("Added to layout");
  expect(reasons).not.toContain("Size changed");

  await message(page).fill("");
  await message(page).pressSequentially("abcdefgh");
  await eventually(message(page)).toHaveValue("abcdef");
  await message(page).fill("👩‍👩‍👧".repeat(7));
  await eventually(message(page)).toHaveValue("👩‍👩‍👧".repeat(6));
  await designer(page).getByText("6/6").waitFor();

  // An input method's text is shortened only after its composition ends.
  await message(page).fill("");
  await message(page).focus();
  const text = "にほんごにゅうりょく";
  await devtools.send("Input.imeSetComposition", {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  await eventually(message(page)).toHaveValue(text);
  await devtools.send("Input.insertText", { text: "日本語入力文字列" });
  await eventually(message(page)).toHaveValue("日本語入力文");

  // A letter without a bead is named at the field, and in no notification.
  await design(page, { letters: "mi🦋la" });
  await designer(page).getByText("We have no bead for 🦋.").waitFor();
  await eventually(message(page)).toHaveAccessibleDescription(
    /We have no bead for 🦋\./,
  );
  await eventually(clip(page)).toHaveAttribute("aria-label", /MILA$/);
  for (const name of ["Save & share", "Add to Cart"]) {
    await designer(page).getByRole("button", { name }).click();
    await eventually(message(page)).toBeFocused();
    await eventually(message(page)).toHaveValue("mi🦋la");
  }
  expect(await toasts(page).getByText(/./).count()).toBe(0);

  // On a phone the part with the letters opens for it.
  await page.setViewportSize(PHONE);
  await design(page, { letters: "日", charms: ["Daisy"] });
  const add = designer(page).getByRole("button", { name: "Add to Cart" });
  await add.click();
  await designer(page).getByText("We have no bead for 日.").waitFor();
  await eventually(message(page)).toBeFocused();
  await message(page).fill("mi💜la");
  await eventually(designer(page).getByText(/no bead/)).toHaveCount(0);
  await add.click();
  await page.getByText("Added to cart!").waitFor();
});

const LayoutInvalidation = z.object({
  name: z.literal("LayoutInvalidationTracking"),
  args: z.object({
    data: z.object({ reason: z.string(), nodeName: z.optional(z.string()) }),
  }),
});

/** Returns why the browser laid something out again while `act` ran. */
async function layoutReasons(
  devtools: CDPSession,
  act: () => Promise<void>,
): Promise<string[]> {
  const reasons: string[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    for (const each of value) {
      const event = LayoutInvalidation.safeParse(each);
      if (!event.success) continue;
      const { reason, nodeName } = event.data.args.data;
      // The picture of a tile that arrives meanwhile changes its size.
      if (!nodeName?.startsWith("IMG")) reasons.push(reason);
    }
  });
  const isDone = new Promise<void>((done) =>
    devtools.once("Tracing.tracingComplete", () => done()),
  );
  const timeline = "disabled-by-default-devtools.timeline";
  await devtools.send("Tracing.start", {
    categories: `${timeline},${timeline}.invalidationTracking`,
  });
  await act();
  await devtools.send("Tracing.end");
  await isDone;
  return reasons;
}
