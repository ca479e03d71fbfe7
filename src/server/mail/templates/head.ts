import type { MailPicture } from "#server/mail/mail.ts";
import { withDeadline } from "#server/runtime/clock.ts";
import { type Html, html } from "#server/runtime/html.ts";
import { errorFields, type Log } from "#server/runtime/log.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { DISPLAY, type MailTheme } from "./theme.ts";

// The head of every mail: the shop's name as its pages draw it, and the teeth.

/** The facts that the head of a mail shows. */
export type HeadOf = Pick<SiteContent, "mark" | "palette"> & { name: string };

/** Draws the shop's name, if it can be drawn, and the teeth, as PNGs. */
export type DrawHead = (shop: HeadOf) => Promise<{
  name: Uint8Array | undefined;
  teeth: Uint8Array;
}>;

/** The ways in which pictures of a mail are made. */
export type PictureTools = {
  log: Log;
  /** A picture that takes longer is left out. */
  pictureMs: number;
};

/** Throws for a picture that takes too long. */
export const inTime = <T>(work: Promise<T>, { pictureMs }: PictureTools) =>
  withDeadline(work, pictureMs, "the picture took too long");

/** Reads the colors and draws the head of a mail. Logs a failed drawing. */
export async function readTheme(
  shop: HeadOf,
  mailId: number,
  tools: PictureTools & { drawHead: DrawHead },
): Promise<Omit<MailTheme, "colon">> {
  const palette = PALETTES[shop.palette];
  try {
    const { name, teeth } = await inTime(tools.drawHead(shop), tools);
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
    tools.log.warn("mail_head_not_drawn", { mailId, ...errorFields(error) });
    return { palette, head: {} };
  }
}

// Two rows. The color of the teeth is in their picture, so they fit the name
// above however a mail program in dark mode colors what is around them.

/** As HTML; where no picture was drawn, the name is a text. */
export function mailHead(
  { palette, head }: MailTheme,
  shopName: string,
): Html[] {
  const { blush, ink } = palette;
  const font = `font:400 28px/1.2 ${DISPLAY};letter-spacing:-0.01em;text-align:center;color:${ink}`;
  const name = head.name
    ? html`<img
        src="cid:${head.name.cid}"
        width="600"
        height="112"
        alt="${shopName}"
        style="display:block;width:100%;max-width:600px;height:auto;border:0;background:${blush};${font};line-height:3.2"
      />`
    : html`<div style="padding:38px 24px 30px;word-break:break-word;${font}">
        ${shopName}
      </div>`;
  return [
    html`<tr>
      <td align="center" bgcolor="${blush}" style="background:${blush};${font}">
        ${name}
      </td>
    </tr>`,
    ...(head.teeth ? [teeth(head.teeth)] : []),
  ];
}

const teeth = ({ cid }: MailPicture) =>
  html`<tr>
    <td style="font-size:0;line-height:0">
      <img
        src="cid:${cid}"
        width="600"
        height="36"
        alt=""
        style="display:block;width:100%;max-width:600px;height:auto;border:0"
      />
    </td>
  </tr>`;
