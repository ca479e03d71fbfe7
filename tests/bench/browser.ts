import { launchBrowser } from "#tests/support/browser/browser.ts";
import { type Figure, median, ratio } from "./figures.ts";
import { benchDesigner } from "./designer.ts";
import { benchPresses } from "./page.ts";
import {
  type FirstView,
  htmlSize,
  loadFirstView,
  longTasks,
} from "./page-load.ts";
import { startShopProcess } from "./shop-process.ts";

const LOADS = 5;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Measures the size and speed of the pages at a quarter of the CPU speed. */
export async function browserFigures(): Promise<Figure[]> {
  const shop = await startShopProcess();
  const url = `http://127.0.0.1:${shop.port}`;
  const figures = [
    ...(await loadFigures(url)),
    ...(await pressFigures(url)),
    ...(await designerFigures(url)),
  ];
  await shop.stop();
  return figures;
}

async function loadFigures(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  const views: FirstView[] = [];
  const longest: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    views.push(await loadFirstView(browser, url));
    longest.push(Math.max(0, ...(await longTasks(browser, url))));
  }
  await browser.close();
  const middle = (name: keyof FirstView) =>
    median(views.map((each) => each[name]));
  const kib = `${(middle("bytes") / 1024).toFixed(0)} KiB`;
  const requests = middle("requests");
  const htmlBytes = await htmlSize(url, "br");
  return [
    {
      what: "first view without photos and film",
      figure: kib,
      target: "145 KiB",
      detail: `${requests} requests (target 8)`,
      sentence: `The first view is ${kib} in ${requests} requests, without photos and film.`,
    },
    {
      what: "the home page's HTML as brotli",
      figure: `${(htmlBytes / 1_000).toFixed(1)} kB`,
      target: "9 kB",
    },
    {
      what: "layout shift of the home page",
      figure: ratio(middle("shift")),
      target: "0",
    },
    {
      what: "longest task after the first paint (from here on at a quarter of the speed)",
      figure: ms(median(longest)),
      target: "150 ms",
      detail: `${ms(Math.min(...longest))} to ${ms(Math.max(...longest))}; 0: none over 50 ms`,
    },
  ];
}

async function pressFigures(url: string): Promise<Figure[]> {
  const presses = await benchPresses(url);
  return [
    {
      what: "add to cart, to the next paint (and on a line of 150 ms)",
      figure: ms(presses.addToCartMs),
      target: "100 ms",
      sentence: `A tap on "Add to cart" is on the screen within ${ms(presses.addToCartMs)}, at a quarter of the speed.`,
    },
    {
      what: "a tap to the open designer, once the page is quiet",
      figure: ms(presses.openDesignerMs),
      target: "250 ms",
      detail: `the second time ${ms(presses.openDesignerAgainMs)} (target 100 ms)`,
    },
    {
      what: "a tap to the open cart, once the page is quiet",
      figure: ms(presses.openCartMs),
      target: "250 ms",
      detail: `the second time ${ms(presses.openCartAgainMs)} (target 100 ms)`,
    },
    {
      what: "a tap on a card, to its picture on the clip's page",
      figure: ms(presses.clipPictureMs),
      target: "100 ms",
    },
  ];
}

async function designerFigures(url: string): Promise<Figure[]> {
  const measured = await benchDesigner(url);
  return measured.flatMap(({ where, ...steps }) =>
    Object.entries(steps).map(([step, times]) => ({
      what: `${STEPS[step]} in the designer, three charms on, ${where}`,
      figure: ms(median(times)),
      target: "50 ms",
      detail: `longest ${ms(Math.max(...times))} of ${times.length}`,
    })),
  );
}

const STEPS: Record<string, string> = {
  letters: "a letter typed",
  drops: "a charm dropped",
  resins: "a resin chosen",
};
