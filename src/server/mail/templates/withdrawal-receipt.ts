import { formatLongTime } from "#shared/text/dates.ts";
import type { Declaration } from "#server/db/schema/mails.ts";
import type { Withdrawal } from "#server/db/schema/orders.ts";
import type { Mail } from "#server/mail/mail.ts";
import { layout, type MailVoice } from "./layout.ts";
import { lineNames, type OrderMailData } from "./order-lines.ts";
import { button, section } from "./blocks.ts";
import {
  link,
  list,
  mailLink,
  paragraph,
  paragraphWith,
  small,
} from "./pieces.ts";

// What the law asks to be mailed to a customer who withdraws: the content of
// the declaration, with the date and the time of its receipt.

type Receipt = OrderMailData & {
  supportEmail: string;
  orderUrl: string | undefined;
  withdrawal: Withdrawal;
};

/** Confirms a withdrawal by an order's page. */
export function composeReceipt(data: Receipt): Mail {
  const { theme, locale, order, orderUrl, withdrawal, publicUrl } = data;
  const { shopName, messages, formats } = locale;
  const { mail } = messages;
  const t = mail.withdrawal.receipt;
  const number = String(order.id);
  const at = formatLongTime(new Date(withdrawal.at).toISOString(), formats);
  return {
    subject: t.subject(number, shopName),
    replyTo: { name: shopName, address: data.supportEmail },
    ...layout({
      theme,
      locale,
      preview: t.preview,
      heading: t.heading,
      body: [
        paragraph(t.text(number, at)),
        section(theme, t.from, list(lineNames(data, withdrawal.lines))),
        nextStep(data, number),
        ...(orderUrl ? [button(theme, orderUrl, mail.order.see)] : []),
      ],
      footer: [small(link(theme, publicUrl, publicUrl))],
    }),
  };
}

type FormReceipt = MailVoice & {
  supportEmail: string;
  declaration: Declaration;
};

/**
 * Confirms what the form received. It does not repeat the name, and is the
 * same where there is no such order: anybody may have written it.
 */
export function composeFormReceipt(data: FormReceipt): Mail {
  const { theme, locale, supportEmail, publicUrl, declaration } = data;
  const { shopName, messages, formats } = locale;
  const t = messages.mail.withdrawal.receipt;
  const { orderId } = declaration;
  const at = formatLongTime(new Date(declaration.at).toISOString(), formats);
  return {
    subject: t.subject(orderId, shopName),
    replyTo: { name: shopName, address: supportEmail },
    ...layout({
      theme,
      locale,
      preview: t.preview,
      heading: t.heading,
      body: [
        paragraph(t.formText(orderId, at)),
        nextStep(data, orderId),
        paragraph(t.notYou),
      ],
      footer: [small(link(theme, publicUrl, publicUrl))],
    }),
  };
}

function nextStep(
  { theme, locale, supportEmail }: MailVoice & { supportEmail: string },
  order: string,
) {
  const { receipt } = locale.messages.mail.withdrawal;
  const subject = receipt.subject(order, locale.shopName);
  return paragraphWith(receipt.next, mailLink(theme, supportEmail, subject));
}
