import type { Order } from "#shared/orders/schema.ts";
import { html } from "./html.ts";
import {
  button,
  heading,
  layout,
  link,
  list,
  mailLink,
  paragraph,
  small,
} from "./layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import {
  linesAsHtml,
  linesAsText,
  orderDate,
  type OrderMailData,
} from "./order-lines.ts";

type CustomerMail = OrderMailData & {
  shopName: string;
  publicUrl: string;
  supportEmail: string;
  /** The shopper's page of the order. */
  orderUrl: string | undefined;
  /** The maker's text about when the order is ready; may be empty. */
  delivery: string;
};

const SEE_ORDER = "See how your order stands, or cancel it";

const NEXT_STEPS = [
  "We write to you about payment and delivery. Nothing has been charged yet.",
  "We start crafting your clips.",
  "You hear from us as they progress.",
  "We package them carefully and ship them to you.",
];

/** Tells the customer what was ordered, and what happens next. */
export function composeCustomerMail(data: CustomerMail): Mail {
  const { order, shopName, supportEmail, pictures } = data;
  return {
    subject: `Your order ${order.id} at ${shopName}`,
    replyTo: { name: shopName, address: supportEmail },
    text: asText(data),
    html: asHtml(data),
    pictures: [...pictures.values()],
  };
}

const contactLine = (order: Order) =>
  `We reach you at ${order.customerEmail} or ${order.customerPhone}.`;

function asText(data: CustomerMail): string {
  const { order, shopName, supportEmail, publicUrl, orderUrl, delivery } = data;
  return [
    `Thank you for your order, ${order.customerName}!`,
    "",
    `Order number: ${order.id}`,
    orderDate(data),
    ...(orderUrl ? [`${SEE_ORDER}: ${orderUrl}`] : []),
    "",
    "YOUR ORDER",
    linesAsText(data),
    "",
    "WHAT HAPPENS NEXT?",
    ...NEXT_STEPS.map((step, index) => `${index + 1}. ${step}`),
    ...(delivery ? ["", delivery] : []),
    "",
    contactLine(order),
    `Questions, or something to correct? Reply to this mail or write to ${supportEmail}.`,
    "",
    "-- ",
    `${shopName}, ${publicUrl}`,
    "",
  ].join("\n");
}

function asHtml(data: CustomerMail): string {
  const { look, order, shopName, supportEmail, publicUrl, orderUrl, delivery } =
    data;
  return layout({
    look,
    preview: `Order ${order.id}: we write to you about payment and delivery.`,
    shopName,
    heading: `Thank you for your order, ${order.customerName}!`,
    body: [
      paragraph(`Order number ${order.id}, ${orderDate(data)}`),
      linesAsHtml(data),
      heading(look, "What happens next?"),
      list(NEXT_STEPS, true),
      ...(delivery ? [paragraph(html`<strong>${delivery}</strong>`)] : []),
      ...(orderUrl ? [button(look, orderUrl, SEE_ORDER)] : []),
      paragraph(contactLine(order)),
      paragraph(
        "Questions, or something to correct? Reply to this mail or write to ",
        mailLink(look, supportEmail, `Order ${order.id}`),
        ".",
      ),
    ],
    footer: [small(link(look, publicUrl, publicUrl))],
  });
}
