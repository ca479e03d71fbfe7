import { withDeadline } from "#server/runtime/deadline.ts";
import { errorFields, type Log } from "#server/runtime/log.ts";
import type { MailPicture } from "#server/mail/mail.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { DrawnDesign } from "#shared/clip/drawing.ts";
import { partKey } from "#shared/orders/progress.ts";
import type { Order, OrderItem } from "#shared/orders/schema.ts";
import type { OrderPayment } from "#shared/payment/schema.ts";
import { type Palette, PALETTES } from "#shared/site/palettes.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import type { MailTheme } from "./theme.ts";
import type { MailPayment } from "./what-to-pay.ts";
import { type OrderPictures, PICTURED_LINES } from "./line-pictures.ts";
import { designOf } from "./order-lines.ts";

/** Functions that draw and read the pictures of mails. All may throw. */
export type PictureSources = {
  /** Draws the QR code of a transfer as a PNG. */
  drawCode(code: TransferCode): Promise<Uint8Array>;
  /** Draws a design as a JPEG on the palette's background. */
  drawDesign(design: DrawnDesign, palette: Palette): Promise<Uint8Array>;
  /** Draws the shop's name, if it can be drawn, and the teeth, as PNGs. */
  drawHead(shop: HeadOf): Promise<{
    name: Uint8Array | undefined;
    teeth: Uint8Array;
  }>;
  /** Reads those pictures that the shop stores, by their addresses. */
  readPictures(
    wanted: readonly { imageUrl: string; widthPx: number }[],
  ): Promise<ReadonlyMap<string, MailPicture>>;
};

/** What the head of a mail shows. */
export type HeadOf = Pick<SiteContent, "mark" | "palette"> & { name: string };

type TransferCode = NonNullable<OrderPayment["code"]>;

type PictureTools<Needed extends keyof PictureSources> = {
  log: Log;
  sources: Pick<PictureSources, Needed>;
  /** A picture that takes longer is left out. */
  pictureMs: number;
};

const within = <T>(work: Promise<T>, { pictureMs }: { pictureMs: number }) =>
  withDeadline(work, pictureMs, "the picture took too long");

/** Reads the colors and draws the head of a mail. Logs a failed drawing. */
export async function readTheme(
  shop: HeadOf,
  mailId: number,
  tools: PictureTools<"drawHead">,
): Promise<Omit<MailTheme, "colon">> {
  const { sources, log } = tools;
  const palette = PALETTES[shop.palette];
  try {
    const { name, teeth } = await within(sources.drawHead(shop), tools);
    const picture = (part: string, png: Uint8Array) => ({
      cid: `${part}.${mailId}@barrette`,
      filename: `${part}.png`,
      png,
    });
    return {
      palette,
      head: {
        name: name && picture("name", name),
        teeth: picture("teeth", teeth),
      },
    };
  } catch (error) {
    log.warn("mail_head_not_drawn", { mailId, ...errorFields(error) });
    return { palette, head: {} };
  }
}

/** Draws the QR code of an order's transfer. Logs a failed drawing. */
export async function withCode(
  payment: OrderPayment,
  orderId: number,
  tools: PictureTools<"drawCode">,
): Promise<MailPayment> {
  const { code } = payment;
  if (!code) return payment;
  try {
    const png = await within(tools.sources.drawCode(code), tools);
    const cid = `pay.${orderId}@barrette`;
    return { ...payment, picture: { cid, filename: `${orderId}.png`, png } };
  } catch (error) {
    tools.log.warn("code_not_drawn", { orderId, ...errorFields(error) });
    return payment;
  }
}

// A mail without its pictures is complete: the text beside a picture says
// everything it shows. Drawing one takes about 50 ms.
const MAX_DRAWN_BYTES = 360_000;
const PRODUCT_PX = 176;
const PART_PX = 80;

type OrderTools = PictureTools<"drawDesign" | "readPictures"> & {
  theme: Pick<MailTheme, "palette">;
};

/**
 * The pictures of the first lines, as many as the time allows, and those of the
 * parts if `withParts`. Leaves out and logs what cannot be drawn.
 */
export async function orderPictures(
  order: Order,
  withParts: boolean,
  tools: OrderTools,
): Promise<OrderPictures> {
  const items = order.items.slice(0, PICTURED_LINES);
  const parts = withParts ? partsOf(order) : [];
  const products = items.filter((item) => !isCustomLine(item));
  const wanted = [
    ...products.map(({ imageUrl }) => ({ imageUrl, widthPx: PRODUCT_PX })),
    ...parts.map(([, imageUrl]) => ({ imageUrl, widthPx: PART_PX })),
  ];
  const stored = await read(wanted, order.id, tools);
  const lines = await drawDesigns(items, order.id, tools);
  for (const [index, item] of items.entries()) {
    const picture = isCustomLine(item) ? undefined : stored.get(item.imageUrl);
    if (picture) lines.set(index, picture);
  }
  const found = new Map<string, MailPicture>();
  for (const [key, imageUrl] of parts) {
    const picture = stored.get(imageUrl);
    if (picture) found.set(key, picture);
  }
  return { lines, parts: found };
}

/** The charms and resins of an order, by their key in the pick list. */
function partsOf({ items }: Order): (readonly [string, string])[] {
  return items.flatMap(({ charms = [], resin }) => [
    ...(resin ? [[partKey("resin", resin.id), resin.imageUrl] as const] : []),
    ...charms.map(
      ({ id, imageUrl }) => [partKey("charm", id), imageUrl] as const,
    ),
  ]);
}

async function drawDesigns(
  items: readonly OrderItem[],
  orderId: number,
  tools: OrderTools,
): Promise<Map<number, MailPicture>> {
  const pictures = new Map<number, MailPicture>();
  let bytes = 0;
  const lastAt = performance.now() + tools.pictureMs;
  for (const [index, item] of items.entries()) {
    if (!isCustomLine(item)) continue;
    if (performance.now() > lastAt) break;
    const drawn = await draw(designOf(item), orderId, tools);
    if (!drawn || bytes + drawn.byteLength > MAX_DRAWN_BYTES) continue;
    bytes += drawn.byteLength;
    pictures.set(index, {
      cid: `design-${index + 1}.${orderId}@barrette`,
      filename: `design-${index + 1}.jpg`,
      type: "image/jpeg",
      png: drawn,
    });
  }
  return pictures;
}

async function read(
  wanted: readonly { imageUrl: string; widthPx: number }[],
  orderId: number,
  tools: OrderTools,
): Promise<ReadonlyMap<string, MailPicture>> {
  try {
    return await within(tools.sources.readPictures(wanted), tools);
  } catch (error) {
    tools.log.warn("pictures_not_read", { orderId, ...errorFields(error) });
    return new Map();
  }
}

async function draw(
  design: DrawnDesign,
  orderId: number,
  tools: OrderTools,
): Promise<Uint8Array | undefined> {
  try {
    const drawing = tools.sources.drawDesign(design, tools.theme.palette);
    return await within(drawing, tools);
  } catch (error) {
    tools.log.warn("design_not_drawn", { orderId, ...errorFields(error) });
    return undefined;
  }
}
