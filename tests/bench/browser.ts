import { type Figure, median } from "./figures.ts";
import { benchKeys } from "./keys.ts";
import { benchPage } from "./page.ts";

/** Measures the size and speed of the pages at a quarter of the CPU speed. */
export async function browserFigures(url: string): Promise<Figure[]> {
  const page = await benchPage(url);
  const keys = await benchKeys(url);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const kib = `${(page.firstViewBytes / 1024).toFixed(0)} KiB`;
  return [
    {
      what: "first view without photos and film",
      figure: kib,
      target: "135 KiB",
      detail: `${page.firstViewRequests} requests`,
      sentence: `The first view is ${kib} in ${page.firstViewRequests} requests, without photos and film.`,
    },
    {
      what: "add to cart, to the next paint (all at a quarter of the speed)",
      figure: ms(page.addToCartMs),
      target: "100 ms",
      sentence: `A tap on "Add to cart" is on the screen within ${ms(page.addToCartMs)}, at a quarter of the speed.`,
    },
    {
      what: "first opening of the cart, its code there",
      figure: ms(page.openCartMs),
      target: "150 ms",
    },
    {
      what: "a tap on a card, to its picture on the clip's page",
      figure: ms(page.clipPictureMs),
      target: "100 ms",
      detail: "a line of 150 ms",
    },
    ...Object.entries(keys).map(([where, times]) => ({
      what: `a letter typed into the designer, three charms on, ${where}`,
      figure: ms(median(times)),
      target: "50 ms",
      detail: `longest ${ms(Math.max(...times))} of ${times.length}`,
    })),
  ];
}
