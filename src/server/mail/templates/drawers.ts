import {
  beadsToPick,
  charmsToPick,
  resinsToPour,
  type ToPick,
} from "#shared/orders/progress.ts";
import { type Html, html } from "#server/runtime/html.ts";
import { section, table } from "./blocks.ts";
import type { OrderMailData } from "./order-lines.ts";
import type { Piece } from "./pieces.ts";
import { CLASS, TEXT } from "./theme.ts";

/** What the maker takes from her drawers for a whole order. */
export function drawers(data: OrderMailData): Piece[] {
  const { theme, order, locale } = data;
  const parts = [...resinsToPour(order.items), ...charmsToPick(order.items)];
  const beads = beadsToPick(order.items);
  const all = [...parts, ...beads];
  if (all.length === 0) return [];
  const pairs = Array.from({ length: Math.ceil(parts.length / 2) }, (_, at) =>
    parts.slice(at * 2, at * 2 + 2),
  );
  const rows = pairs.map(
    (pair) =>
      html`<tr>
        ${pair.map((part) => partCell(data, part))}
      </tr>`,
  );
  const content = {
    html: html`${rows.length > 0 && table(rows)}
    ${beads.length > 0 && beadRow(data, beads)}`,
    text: all.map(({ count, name }) => `${count} x ${name}`).join("\n"),
  };
  return [section(theme, locale.messages.mail.maker.drawers, content)];
}

function partCell(
  { theme: { palette }, pictures }: OrderMailData,
  { key, name, count }: ToPick,
): Html {
  const picture = pictures.parts.get(key);
  const image =
    picture &&
    html`<td width="52" valign="middle" style="padding:0 12px 0 0">
      <img
        src="cid:${picture.cid}"
        width="40"
        alt=""
        style="display:block;width:40px;height:auto;border:0;border-radius:10px"
      />
    </td>`;
  return html`<td
    class="col"
    width="50%"
    valign="middle"
    style="width:50%;padding:6px 8px 6px 0"
  >
    <table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        ${image}
        <td
          class="${CLASS.text}"
          valign="middle"
          style="font:400 16px/1.35 ${TEXT};word-break:break-word;color:${palette.ink}"
        >
          <strong>${count}</strong> &times; ${name}
        </td>
      </tr>
    </table>
  </td>`;
}

/** The beads with their number, each kept on one line. */
function beadRow({ theme }: OrderMailData, beads: ToPick[]): Html {
  const each = beads.map(
    ({ name, count }) =>
      html`<span style="white-space:nowrap"
        ><strong>${count}</strong>&times;<strong>${name}</strong>
      </span> `,
  );
  return html`<p
    class="${CLASS.text}"
    style="margin:12px 0 16px;font:400 20px/1.6 'Courier New',Courier,monospace;word-spacing:12px;color:${theme.palette.ink}"
  >
    ${each}
  </p>`;
}
