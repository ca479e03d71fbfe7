import type { CDPSession, Page } from "playwright";
import * as z from "zod/mini";
import { launchBrowser } from "#tests/support/browser/browser.ts";
import {
  charm,
  clip,
  message,
  openDesigner,
  resin,
  showPart,
} from "#tests/support/browser/shopper-steps.ts";
import { stillBox } from "#tests/support/browser/page.ts";
import { CPU_SLOWDOWN, PHONE } from "./page-load.ts";

// Measures the time from an event in the designer to its paint, from the
// browser's own trace, on an emulated mid-range device.

const SIZES = { desktop: { width: 1280, height: 720 }, phone: PHONE };
const CHARMS = ["Daisy", "Sweetheart", "Lilac Butterfly"];
const WORDS = ["milana", "zoe&me", "flora!"];
const RESINS = ["Honey Tortoise", "Rose Quartz"];
const DROPS = 8;
/** The outer places of three charms, as fractions of the drawing's size. */
const PLACES = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
] as const;

/** For each step, the milliseconds from its event to the frame that shows it. */
export type DesignerFigures = {
  where: string;
  letters: number[];
  drops: number[];
  resins: number[];
};

/** Designs a clip with three charms in a demo shop. */
export async function benchDesigner(url: string): Promise<DesignerFigures[]> {
  const browser = await launchBrowser();
  const figures: DesignerFigures[] = [];
  for (const [where, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    figures.push({ where, ...(await designOn(page, url)) });
    await context.close();
  }
  await browser.close();
  return figures;
}

async function designOn(page: Page, url: string) {
  await page.goto(url);
  await openDesigner(page);
  await showPart(page, "Charms");
  for (const name of CHARMS) await charm(page, name).check();
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const drops = await trace(devtools, "pointerup", async () => {
    for (let drop = 0; drop < DROPS; drop += 1) await dropCharm(page);
  });
  await showPart(page, "Letters");
  const letters: number[] = [];
  for (const word of WORDS) {
    await message(page).fill("");
    await untilPainted(page);
    letters.push(
      ...(await trace(devtools, "keydown", async () => {
        for (const letter of word) {
          await page.keyboard.press(letter);
          await untilPainted(page);
        }
      })),
    );
  }
  await showPart(page, "Resin");
  const resins = await trace(devtools, "click", async () => {
    for (const name of [...RESINS, ...RESINS, ...RESINS]) {
      await resin(page, name).check();
      await untilPainted(page);
    }
  });
  return { letters, drops, resins };
}

/** Drags the left charm to the right place, where it changes places. */
async function dropCharm(page: Page): Promise<void> {
  const box = await stillBox(clip(page));
  const [from, to] = PLACES.map(
    ({ x, y }) => [box.x + x * box.width, box.y + y * box.height] as const,
  );
  if (!from || !to) return;
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
  await untilPainted(page);
}

/** Waits until the change is painted and its animations have finished. */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await Promise.all(document.getAnimations().map((each) => each.finished));
  });
}

/** Returns how long each event of a type took until it was on the screen. */
async function trace(
  devtools: CDPSession,
  type: string,
  act: () => Promise<void>,
): Promise<number[]> {
  const events: unknown[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const isDone = new Promise<void>((done) =>
    devtools.once("Tracing.tracingComplete", () => done()),
  );
  await devtools.send("Tracing.start", { categories: "devtools.timeline" });
  await act();
  await devtools.send("Tracing.end");
  await isDone;
  const times = timesOf(events, type);
  if (times.length === 0) throw new Error(`The trace has no ${type}.`);
  return times;
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

function timesOf(events: readonly unknown[], type: string): number[] {
  const timings = events.flatMap((event) => {
    const timing = EventTiming.safeParse(event);
    return timing.success ? [timing.data] : [];
  });
  const idOf = ({ id, id2 }: z.infer<typeof EventTiming>) => id ?? id2?.local;
  return timings
    .filter(({ ph, args }) => ph === "b" && args.data?.type === type)
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
