import { errorFields } from "#server/runtime/log.ts";
import type { Deps } from "#server/deps.ts";
import type { MailPicture } from "#server/mail/mail.ts";
import { inTime, type PictureTools } from "#server/mail/templates/head.ts";
import { drawMailDesign } from "#server/clips/draw.ts";
import { mailPictures } from "#server/clips/mail-pictures.ts";
import { drawCode } from "./payment-code.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { DrawnDesign } from "#shared/clip/drawing.ts";
import { partKey } from "#shared/orders/picks.ts";
import type { Order, OrderItem } from "#shared/orders/schema.ts";
import type { OrderPayment } from "#shared/payment/schema.ts";
import type { Palette } from "#shared/site/palettes.ts";

/** From the seventh line on a mail shows only names. */
export const PICTURED_LINES = 6;

export type OrderPictures = {
  /** The pictures by the index of the line. */
  lines: ReadonlyMap<number, MailPicture>;
  /**
   * The pictures of what the maker takes from her drawers, by its key in the
   * pick list.
   */
  parts: ReadonlyMap<string, MailPicture>;
};

/** The pictures, each once: two lines may show the same product. */
export function attached({ lines, parts }: OrderPictures): MailPicture[] {
  const all = [...lines.values(), ...parts.values()];
  return [...new Map(all.map((picture) => [picture.cid, picture])).values()];
}

/** The ways in which the pictures of the mails are made. All may throw. */
export type OrderDrawing = {
  /** Draws the QR code of a transfer as a PNG. */
  drawCode(code: NonNullable<OrderPayment["code"]>): Promise<Uint8Array>;
  /** Draws a design as a JPEG on the palette's background. */
  drawDesign(design: DrawnDesign, palette: Palette): Promise<Uint8Array>;
  /** Reads those pictures that the shop stores, by their addresses. */
  readPictures(
    wanted: readonly { imageUrl: string; widthPx: number }[],
  ): Promise<ReadonlyMap<string, MailPicture>>;
};

export const orderDrawing = (deps: Deps): OrderDrawing => ({
  drawCode,
  drawDesign: (design, palette) => drawMailDesign(deps, design, palette),
  readPictures: (wanted) => mailPictures(deps, wanted),
});

type Tools = PictureTools & { drawing: OrderDrawing };

/** The payment of an order, with the drawn QR code of its transfer. */
export type MailPayment = OrderPayment & { picture?: MailPicture | undefined };

/** Draws the QR code of an order's transfer. Logs a failed drawing. */
export async function withCode(
  payment: OrderPayment,
  orderId: number,
  tools: Tools,
): Promise<MailPayment> {
  const { code } = payment;
  if (!code) return payment;
  try {
    const png = await inTime(tools.drawing.drawCode(code), tools);
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

type OrderTools = Tools & { palette: Palette };

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
    return await inTime(tools.drawing.readPictures(wanted), tools);
  } catch (error) {
    tools.log.warn("pictures_not_read", { orderId, ...errorFields(error) });
    return new Map();
  }
}

/** Returns what the drawing of a custom line shows. */
export function designOf(item: OrderItem): DrawnDesign {
  const { charms = [], customText = "", resin } = item;
  return { charms, customText, resin };
}

async function draw(
  design: DrawnDesign,
  orderId: number,
  tools: OrderTools,
): Promise<Uint8Array | undefined> {
  try {
    const drawing = tools.drawing.drawDesign(design, tools.palette);
    return await inTime(drawing, tools);
  } catch (error) {
    tools.log.warn("design_not_drawn", { orderId, ...errorFields(error) });
    return undefined;
  }
}
