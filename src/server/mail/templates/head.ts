import { type Html, html } from "#server/runtime/html.ts";
import type { MailPicture } from "#server/mail/mail.ts";
import { DISPLAY, type MailTheme } from "./theme.ts";

// Two rows. The color of the teeth is in their picture, so they fit the name
// above however a mail program in dark mode colors what is around them.

/** The head of every mail; where no picture was drawn, the name is a text. */
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
