import type { OrderEvent } from "#shared/orders/life-schema.ts";
import type { Mail } from "#server/mail/mail.ts";
import { type Html, html } from "./html.ts";
import {
  button,
  layout,
  link,
  type MailLook,
  mailLink,
  paragraph,
  small,
} from "./layout.ts";
import { linesAsHtml, linesAsText, type OrderMailData } from "./order-lines.ts";

export type StatusMailKind = "order_making" | "order_sent" | "order_cancelled";

type StatusMail = OrderMailData & {
  shopName: string;
  publicUrl: string;
  supportEmail: string;
  kind: StatusMailKind;
  /** The step that the mail announces. */
  event: OrderEvent;
  /** The shopper's page of the order. */
  orderUrl: string | undefined;
};

type Words = { subject: string; heading: string; text: string; next: string };

/** What the mail about each status says, and what comes next. */
const WORDS: Record<StatusMailKind, Words> = {
  order_making: {
    subject: "is being made",
    heading: "Your order is being made",
    text: "We have started on it.",
    next: "You hear from us again when it is on its way.",
  },
  order_sent: {
    subject: "is on its way",
    heading: "Your order is on its way",
    text: "It is finished, wrapped and sent.",
    next: "If it does not arrive, or something is not as it should be, write to us.",
  },
  order_cancelled: {
    subject: "is cancelled",
    heading: "Your order is cancelled",
    text: "We will not make it, and you have nothing to pay for it.",
    next: "If that was a mistake, write to us, or simply order again.",
  },
};

const FROM_MAKER = "From the maker";
const TRACK = "Follow the parcel";
const SEE_ORDER = "See your order";

/** Tells the customer that the order is being made, is sent or is cancelled. */
export function composeStatusMail(data: StatusMail): Mail {
  const { order, shopName, supportEmail, kind, pictures } = data;
  const words = WORDS[kind];
  return {
    subject: `Your order ${order.id} at ${shopName} ${words.subject}`,
    replyTo: { name: shopName, address: supportEmail },
    text: asText(data, words),
    html: asHtml(data, words),
    pictures: [...pictures.values()],
  };
}

function asText(data: StatusMail, words: Words): string {
  const { order, shopName, supportEmail, publicUrl, orderUrl, event } = data;
  return [
    words.heading,
    "",
    `Order number: ${order.id}`,
    words.text,
    ...(event.note ? ["", `${FROM_MAKER}: ${event.note}`] : []),
    ...(event.trackingUrl ? ["", `${TRACK}: ${event.trackingUrl}`] : []),
    "",
    words.next,
    ...(orderUrl ? [`${SEE_ORDER}: ${orderUrl}`] : []),
    "",
    "YOUR ORDER",
    linesAsText(data),
    "",
    `Questions? Reply to this mail or write to ${supportEmail}.`,
    "",
    "-- ",
    `${shopName}, ${publicUrl}`,
    "",
  ].join("\n");
}

function asHtml(data: StatusMail, words: Words): string {
  const { look, order, shopName, supportEmail, publicUrl, orderUrl, event } =
    data;
  return layout({
    look,
    preview: `Order ${order.id}: ${words.text}`,
    shopName,
    heading: words.heading,
    body: [
      paragraph(`Order number ${order.id}. ${words.text}`),
      ...(event.note ? [noteBox(look, event.note)] : []),
      ...(event.trackingUrl ? [button(look, event.trackingUrl, TRACK)] : []),
      linesAsHtml(data),
      paragraph(words.next),
      ...(orderUrl ? [button(look, orderUrl, SEE_ORDER)] : []),
      paragraph(
        "Questions? Reply to this mail or write to ",
        mailLink(look, supportEmail, `Order ${order.id}`),
        ".",
      ),
    ],
    footer: [small(link(look, publicUrl, publicUrl))],
  });
}

/** The maker's own words, with her line breaks. */
function noteBox({ palette }: MailLook, note: string): Html {
  return html`<p
    style="margin:0 0 20px;padding:14px 18px;border-radius:10px;background:${palette.shell}"
  >
    <strong>${FROM_MAKER}:</strong>
    <span style="white-space:pre-line">${note}</span>
  </p>`;
}
