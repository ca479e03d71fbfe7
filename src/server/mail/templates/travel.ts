import { addressLines } from "#shared/delivery/rules.ts";
import { withoutLinks } from "#shared/orders/contact.ts";
import { html } from "#server/runtime/html.ts";
import type { OrderMailData } from "./order-lines.ts";
import { section } from "./blocks.ts";
import { lines, type Piece } from "./pieces.ts";

/**
 * Where an order goes, and what its customer wrote with it. A mail to the
 * customer repeats nothing as a link: a stranger may have written it.
 */
export function travelOf(
  { theme, locale, order }: OrderMailData,
  viewer: "customer" | "maker",
): Piece[] {
  const { order: t } = locale.messages.buy.delivery;
  const { address, note, gift, customerName } = order;
  const isCustomer = viewer === "customer";
  const block = (title: string, texts: readonly string[]) =>
    section(
      theme,
      title,
      lines(
        ...texts.map((each) => {
          const text = isCustomer ? withoutLinks(each) : each;
          return { html: html`<bdi>${text}</bdi>`, text };
        }),
      ),
    );
  const pieces: Piece[] = [];
  if (address)
    pieces.push(
      block(
        t.sendTo,
        addressLines(address, customerName, locale.formats.locale),
      ),
    );
  if (note)
    pieces.push(block(isCustomer ? t.yourNote : t.theirNote, note.split("\n")));
  if (gift)
    pieces.push(
      block(
        gift.message ? t.isGift : t.isGiftWithout,
        gift.message.split("\n"),
      ),
    );
  return pieces;
}
