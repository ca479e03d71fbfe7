import { expect, test } from "bun:test";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "../..");

/**
 * How many files and lines each room may have. A change that needs more raises
 * its room's numbers in the same commit and says why; one that needs fewer
 * lowers them.
 */
const ROOMS: Record<string, { files: number; lines: number }> = {
  build: { files: 19, lines: 1650 },
  "build/baseline": { files: 4, lines: 400 },
  "build/pictures": { files: 3, lines: 260 },
  "build/plugins": { files: 4, lines: 350 },
  cli: { files: 7, lines: 700 },
  "cli/commands": { files: 19, lines: 1600 },
  "cli/doctor": { files: 8, lines: 650 },
  server: { files: 7, lines: 700 },
  "server/auth": { files: 14, lines: 1750 },
  "server/cart": { files: 10, lines: 1700 },
  // Prices that change by themselves, and their history.
  "server/catalog": { files: 18, lines: 2920 },
  // With the ground, name and price of a card, and the colors of options.
  "server/clips": { files: 12, lines: 1900 },
  "server/config": { files: 6, lines: 750 },
  "server/db": { files: 43, lines: 5450 },
  "server/demo": { files: 4, lines: 440 },
  "server/http": { files: 17, lines: 2050 },
  "server/images": { files: 18, lines: 2400 },
  "server/mail": { files: 21, lines: 3550 },
  // With the looks and sources of the week.
  "server/news": { files: 15, lines: 3250 },
  // What was looked at and sold, the sums of a year.
  "server/numbers": { files: 9, lines: 1400 },
  "server/operations": { files: 18, lines: 2400 },
  // With the workbench, which lists, searches, moves and exports the orders.
  "server/orders": { files: 50, lines: 9300 },
  "server/pages": { files: 16, lines: 2250 },
  "server/push": { files: 5, lines: 600 },
  "server/reminders": { files: 6, lines: 900 },
  "server/runtime": { files: 17, lines: 850 },
  "server/site": { files: 10, lines: 1350 },
  // With the stock of charms and resins.
  "server/stock": { files: 8, lines: 1400 },
  shared: { files: 1, lines: 40 },
  "shared/account": { files: 3, lines: 350 },
  "shared/admin": { files: 3, lines: 450 },
  "shared/api": { files: 5, lines: 600 },
  "shared/build": { files: 2, lines: 140 },
  // The sums stand apart from what the first view has.
  "shared/cart": { files: 4, lines: 280 },
  "shared/catalog": { files: 5, lines: 650 },
  "shared/clip": { files: 10, lines: 1160 },
  // Groups of countries, and prices by the number of clips.
  "shared/delivery": { files: 3, lines: 480 },
  // Codes: how they are read, sent and called.
  "shared/discounts": { files: 4, lines: 280 },
  "shared/images": { files: 3, lines: 160 },
  "shared/import": { files: 2, lines: 140 },
  // What an invoice says, and what the law of seven countries asks of it.
  "shared/invoices": { files: 2, lines: 200 },
  "shared/letters": { files: 3, lines: 300 },
  "shared/messages": { files: 72, lines: 24350 },
  // The one sum of carts and orders.
  "shared/money": { files: 4, lines: 350 },
  "shared/newsletter": { files: 2, lines: 200 },
  "shared/numbers": { files: 3, lines: 220 },
  "shared/orders": { files: 13, lines: 1780 },
  "shared/pace": { files: 3, lines: 220 },
  "shared/payment": { files: 4, lines: 240 },
  "shared/reminders": { files: 2, lines: 100 },
  "shared/site": { files: 8, lines: 1200 },
  "shared/stock": { files: 3, lines: 300 },
  "shared/text": { files: 10, lines: 750 },
  // Apart from the numbers, which the beacon of a page must not load.
  "shared/visits": { files: 3, lines: 100 },
  "shared/workbench": { files: 4, lines: 480 },
  src: { files: 1, lines: 160 },
  // With folds of the details and places for notifications.
  "web/admin": { files: 132, lines: 21000 },
  "web/app": { files: 7, lines: 850 },
  "web/checkout": { files: 27, lines: 3400 },
  "web/clip": { files: 5, lines: 500 },
  "web/data": { files: 24, lines: 2150 },
  "web/designer": { files: 34, lines: 4000 },
  "web/orders": { files: 50, lines: 7000 },
  "web/overlays": { files: 4, lines: 260 },
  // With the five parts of the details, a fact a row.
  "web/site-editor": { files: 24, lines: 3960 },
  // With a mouse in the large pictures, and widths without a drawing.
  "web/storefront": { files: 64, lines: 7000 },
  "web/ui": { files: 62, lines: 4750 },
};

/** The room of a file below src: "web/orders"; loose files are "server". */
function roomOf(file: string): string {
  const [top = "", second = "", ...rest] = file.split("/");
  if (rest.length > 0) return `${top}/${second}`;
  return second ? top : "src";
}

async function countRooms() {
  const rooms: Record<string, { files: number; lines: number }> = {};
  const paths = new Bun.Glob("**/*.{ts,tsx}").scan(join(ROOT, "src"));
  for await (const file of paths) {
    const text = await Bun.file(join(ROOT, "src", file)).text();
    const { files, lines } = rooms[roomOf(file)] ?? { files: 0, lines: 0 };
    const more = text.split("\n").length - 1;
    rooms[roomOf(file)] = { files: files + 1, lines: lines + more };
  }
  return rooms;
}

test("no room has more files or lines than its budget", async () => {
  const rooms = await countRooms();
  expect(Object.keys(rooms).toSorted()).toEqual(Object.keys(ROOMS).toSorted());
  const over = Object.entries(rooms).filter(([room, { files, lines }]) => {
    const most = ROOMS[room];
    return !most || files > most.files || lines > most.lines;
  });
  expect(over).toEqual([]);
});
