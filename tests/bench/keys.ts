import type { Browser, CDPSession, Page } from "playwright";
import * as z from "zod/mini";
import { launchBrowser } from "#tests/support/browser/browser.ts";
import {
  charm,
  message,
  showPart,
} from "#tests/support/browser/designer-steps.ts";
import { openDesigner } from "#tests/support/browser/shopper-steps.ts";

// Measures the time from a key press in the designer to its paint, from the
// browser's own trace, on an emulated mid-range device.

const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const CPU_SLOWDOWN = 4;
const CHARMS = ["Daisy", "Sweetheart", "Lilac Butterfly"];
const WORDS = ["milana", "zoe&me", "flora!"];

/** For each key, the milliseconds from its press to the frame that shows it. */
export type KeyFigures = Record<keyof typeof SIZES, number[]>;

/** Types into the designer of a demo shop, with three charms on the clip. */
export async function benchKeys(url: string): Promise<KeyFigures> {
  const browser = await launchBrowser();
  const figures = {
    desktop: await typeAt(browser, url, "desktop"),
    phone: await typeAt(browser, url, "phone"),
  };
  await browser.close();
  return figures;
}

async function typeAt(
  browser: Browser,
  url: string,
  size: keyof typeof SIZES,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: SIZES[size] });
  const page = await context.newPage();
  await page.goto(url);
  await openDesigner(page);
  await showPart(page, "Charms");
  for (const name of CHARMS) await charm(page, name).check();
  await showPart(page, "Letters");
  await page.waitForLoadState("networkidle");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const keys: number[] = [];
  for (const word of WORDS) {
    await message(page).fill("");
    keys.push(...(await traceTyping(page, devtools, word)));
  }
  await context.close();
  return keys;
}

async function traceTyping(
  page: Page,
  devtools: CDPSession,
  word: string,
): Promise<number[]> {
  const events: unknown[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const isDone = new Promise<void>((done) =>
    devtools.once("Tracing.tracingComplete", () => done()),
  );
  await devtools.send("Tracing.start", { categories: "devtools.timeline" });
  for (const letter of word) {
    await page.keyboard.press(letter);
    await untilPainted(page);
  }
  await devtools.send("Tracing.end");
  await isDone;
  return keyTimes(events);
}

/** Waits until the letter is painted and its animations have finished. */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await Promise.all(document.getAnimations().map((each) => each.finished));
  });
}

/** A trace event that begins with the press and ends with its frame. */
const EventTiming = z.object({
  name: z.literal("EventTiming"),
  ph: z.enum(["b", "e"]),
  ts: z.number(),
  id2: z.optional(z.object({ local: z.optional(z.string()) })),
  id: z.optional(z.string()),
  args: z.object({
    data: z.optional(z.object({ type: z.optional(z.string()) })),
  }),
});

function keyTimes(events: readonly unknown[]): number[] {
  const timings = events.flatMap((event) => {
    const timing = EventTiming.safeParse(event);
    return timing.success ? [timing.data] : [];
  });
  const idOf = ({ id, id2 }: z.infer<typeof EventTiming>) => id ?? id2?.local;
  return timings
    .filter(({ ph, args }) => ph === "b" && args.data?.type === "keydown")
    .flatMap((begin) => {
      const end = timings.find(
        (other) =>
          other.ph === "e" &&
          idOf(other) === idOf(begin) &&
          other.ts > begin.ts,
      );
      return end ? [(end.ts - begin.ts) / 1_000] : [];
    });
}
