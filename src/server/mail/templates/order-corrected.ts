import { spellBeads } from "#shared/clip/beads.ts";
import { lineOfChange } from "#shared/orders/state.ts";
import type { Change, Correction } from "#shared/orders/schema.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatPrice } from "#shared/text/formats.ts";
import type { Mail } from "#server/mail/mail.ts";
import { layout } from "./layout.ts";
import { attached } from "./line-pictures.ts";
import { orderLines, type OrderMailData } from "./order-lines.ts";
import { columns, orderPage, section } from "./blocks.ts";
import {
  link,
  list,
  mailLink,
  paragraph,
  paragraphWith,
  small,
} from "./pieces.ts";
import { travelOf } from "./travel.ts";
import { hasPayButton, type MailPayment, whatToPay } from "./what-to-pay.ts";

type CorrectedMail = OrderMailData & {
  supportEmail: string;
  payment: MailPayment;
  /** The oldest first. */
  corrections: readonly Correction[];
  /** The shopper's page of the order. */
  orderUrl: string | undefined;
};

/** Confirms an order to the customer as it is once it was corrected. */
export function composeCorrectedMail(data: CorrectedMail): Mail {
  const { order, locale, supportEmail, pictures, payment } = data;
  const { shopName, messages } = locale;
  return {
    subject: messages.mail.corrected.subject(order.id, shopName),
    replyTo: { name: shopName, address: supportEmail },
    ...content(data),
    pictures: [
      ...attached(pictures),
      ...(payment.picture ? [payment.picture] : []),
    ],
  };
}

function content(data: CorrectedMail) {
  const { theme, locale, order, supportEmail, publicUrl, orderUrl } = data;
  const { corrected: t, order: about, confirmation } = locale.messages.mail;
  const { id, customerEmail, customerPhone } = order;
  const changes = data.corrections.flatMap((each) => each.changes);
  return layout({
    theme,
    locale,
    preview: about.preview(id, t.text),
    heading: t.heading,
    body: [
      paragraph(about.about(id, t.text)),
      ...orderPage(theme, orderUrl, about.see, hasPayButton(data.payment)),
      section(
        theme,
        t.changes,
        list(changes.map((change) => changeText(data, change))),
      ),
      ...whatToPay(data, data.payment),
      section(theme, about.yours, orderLines(data)),
      ...columns(travelOf(data, "customer")),
      paragraph(confirmation.contact(customerEmail, customerPhone)),
      paragraphWith(
        about.questions,
        mailLink(theme, supportEmail, about.subject(id)),
      ),
    ],
    footer: [small(link(theme, publicUrl, publicUrl))],
  });
}

/** "Quantity (Sea Foam): 1 → 2", in the words of the maker's page. */
function changeText(data: OrderMailData, change: Change): string {
  const { theme, locale, order } = data;
  const { order: orders, first } = locale.messages;
  const { making } = orders;
  const { what, before, after } = change;
  const say = (value: string) => {
    if (value === "") return making.correct.none;
    if (what === "total") return formatPrice(value, locale.formats);
    return what === "letters" ? spellBeads(value, orders.gap) : value;
  };
  const line = lineOfChange(change, order, first.customClip);
  const of = line === undefined ? "" : ` (${isolated(line)})`;
  return `${making.correct.what[what]}${of}${theme.colon}${say(before)} → ${say(after)}`;
}
