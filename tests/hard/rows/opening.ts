import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { Product } from "#shared/catalog/schema.ts";
import { HOUR_MS } from "#shared/text/dates.ts";
import { followAvailability } from "#shared/stock/calls.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { orderBody, productBody, readCart } from "#tests/support/make.ts";
import { asMaker } from "#tests/support/admin.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

/** PERFORMANCE's aim for the second of a drop. */
export const AIM_MS = 500;
export const OPENING = { pages: 1_000, buyers: 100, pieces: 10 };
/** The time before the moment at which the pages hear of it. */
const AHEAD_MS = 1_500;

/** An open page: it hears of the moment by its stream, and sends nothing. */
type OpenPage = { isOpen: boolean; toldAt: number | undefined };

/** Opens the stream of a page; `onTold` is called as soon as it may buy. */
async function openPage(
  url: URL,
  nth: number,
  onTold: () => void,
): Promise<OpenPage> {
  const page: OpenPage = { isOpen: false, toldAt: undefined };
  const decoder = new TextDecoder();
  let text = "";
  await Bun.connect({
    hostname: url.hostname,
    port: Number(url.port),
    socket: {
      open(socket) {
        socket.write(
          `GET ${followAvailability.path} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/event-stream\r\nX-Forwarded-For: 10.${nth >> 8}.${nth & 255}.1\r\n\r\n`,
        );
      },
      data(_, bytes) {
        text += decoder.decode(bytes, { stream: true });
        page.isOpen ||= text.includes("event: all");
        const isTold = /event: some\ndata: .*"opens":null/.test(text);
        if (!isTold || page.toldAt !== undefined) return;
        page.toldAt = Date.now();
        onTold();
      },
    },
  });
  return page;
}

type Counts = { pages: number; buyers: number; pieces: number };

/** The times of the second of a drop, in ms. */
type Measured = {
  /** When the last page heard of it. */
  toldMs: number;
  /** The longest answer to a shopper who pressed at once. */
  slowestMs: number;
  sold: number;
};

/** Opens a drop to so many pages, of which the first buyers press at once. */
export async function measureOpening({
  pages,
  buyers,
  pieces,
}: Counts): Promise<Measured> {
  await using shop = await startDemo({ ACCESS_LOG: "off" });
  const { url } = shop;
  const maker = await asMaker(url);
  const opening = (at: number) =>
    productBody({
      stockQuantity: pieces,
      availableFrom: new Date(at).toISOString(),
    });
  const body = opening(Date.now() + HOUR_MS);
  const made = await maker("POST", API.adminProducts, body);
  const { id: productId } = Product.parse(await made.json());
  const shoppers = Array.from({ length: buyers }, () => createShopper(url));
  const early = await shoppers[0]?.post(API.cart, { productId });
  expect(early?.json).toMatchObject({ code: "not_yet" });

  const answers: { status: number; ms: number }[] = [];
  const buying: Promise<void>[] = [];
  const buy = async (nth: number) => {
    const startedAt = performance.now();
    const added = await shoppers[nth]?.post(API.cart, { productId });
    const ms = performance.now() - startedAt;
    answers.push({ status: added?.status ?? 0, ms });
  };
  const open = await Promise.all(
    Array.from({ length: pages }, (_, nth) =>
      openPage(new URL(url), nth, () => {
        if (nth < buyers) buying.push(buy(nth));
      }),
    ),
  );
  await until(() => open.every(({ isOpen }) => isOpen));
  // The moment is set once all pages are open, however long they took.
  const opensAt = Date.now() + AHEAD_MS;
  await maker("PUT", adminProductPath(productId), opening(opensAt));
  await until(() => open.every(({ toldAt }) => toldAt !== undefined));
  await Promise.all(buying);

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(pieces);
  expect(statuses.filter((status) => status === 409)).toHaveLength(
    buyers - pieces,
  );
  let sold = 0;
  for (const [nth, shopper] of shoppers.entries()) {
    const cart = await readCart(shopper);
    if (cart.length === 0) continue;
    const customerEmail = `shopper-${nth}@example.com`;
    const order = orderBody(cart, { customerEmail });
    if ((await shopper.post(API.orders, order)).status === 201) sold += 1;
  }
  expect(sold).toBe(pieces);
  const told = open.map(({ toldAt = 0 }) => toldAt - opensAt);
  expect(Math.min(...told)).toBeGreaterThanOrEqual(0);
  return {
    toldMs: Math.max(...told),
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    sold,
  };
}

export const opening = defineRow(
  "the second of a drop",
  { ...OPENING, longestMs: AIM_MS },
  async ({ longestMs, ...counts }) => {
    const { pages, buyers, pieces } = counts;
    const { toldMs, slowestMs, sold } = await measureOpening(counts);
    expect(slowestMs).toBeLessThan(longestMs);
    return {
      text: `${count(pages)} open pages told within ${toldMs} ms, ${buyers} adds at once for ${pieces} pieces answered within ${slowestMs.toFixed(0)} ms, ${sold} sold, 0 twice, 0 of 5xx`,
    };
  },
);
