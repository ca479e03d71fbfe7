import { errorFields, type Log } from "#server/runtime/log.ts";
import type { MailPicture } from "#server/mail/mail.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { DrawnDesign } from "#shared/clip/drawing.ts";
import type { Order } from "#shared/orders/schema.ts";
import { type Palette, PALETTES } from "#shared/site/palettes.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import type { MailLook } from "./layout.ts";
import { designOf, type LinePictures } from "./order-lines.ts";

/** Functions that draw the pictures of mails. */
export type PictureSources = {
  /**
   * Draws a design as a PNG on the palette's background. May throw; then the
   * mail is sent without the picture.
   */
  drawDesign(design: DrawnDesign, palette: Palette): Promise<Uint8Array>;
  /**
   * Draws the shop's mark as a small PNG; undefined if the shop has none. May
   * throw; then the mail is sent without the mark.
   */
  drawMark(site: SiteContent): Promise<Uint8Array | undefined>;
};

type PictureTools = { log: Log; sources: PictureSources };

/** Reads the colors and draws the mark of a mail. Logs a failed drawing. */
export async function readLook(
  site: SiteContent,
  mailId: number,
  { sources, log }: PictureTools,
): Promise<MailLook> {
  const palette = PALETTES[site.palette];
  try {
    const png = await sources.drawMark(site);
    const cid = `mark.${mailId}@barrette`;
    return { palette, mark: png && { cid, filename: "mark.png", png } };
  } catch (error) {
    log.warn("mark_not_drawn", { mailId, ...errorFields(error) });
    return { palette };
  }
}

// Mail servers accept about 10 MB, and base64 adds a third. A mail without its
// pictures is complete: the text beside a picture says everything it shows.
const MAX_PICTURE_BYTES = 6 * 1024 * 1024;
// Drawing one picture takes about 50 ms. The limit is below the number of
// cached drawings, so that both mails of an order share their drawings.
const MAX_PICTURES = 12;

/**
 * Draws the first custom lines. Leaves out and logs designs that cannot be
 * drawn.
 */
export async function drawDesigns(
  order: Order,
  tools: PictureTools & { look: MailLook },
): Promise<LinePictures> {
  const pictures = new Map<number, MailPicture>();
  let bytes = 0;
  for (const [index, item] of order.items.entries()) {
    if (!isCustomLine(item)) continue;
    if (pictures.size >= MAX_PICTURES) break;
    const png = await draw(designOf(item), order.id, tools);
    if (!png || bytes + png.byteLength > MAX_PICTURE_BYTES) continue;
    bytes += png.byteLength;
    pictures.set(index, {
      cid: `design-${index + 1}.${order.id}@barrette`,
      filename: `design-${index + 1}.png`,
      png,
    });
  }
  return pictures;
}

async function draw(
  design: DrawnDesign,
  orderId: number,
  tools: PictureTools & { look: MailLook },
) {
  try {
    return await tools.sources.drawDesign(design, tools.look.palette);
  } catch (error) {
    tools.log.warn("design_not_drawn", { orderId, ...errorFields(error) });
    return undefined;
  }
}
