import type { Order } from "#shared/orders.ts";
import {
  heading,
  layout,
  link,
  list,
  mailLink,
  paragraph,
  small,
} from "./layout.ts";
import type { Mail } from "./mail.ts";
import {
  linesAsHtml,
  linesAsText,
  orderDate,
  type OrderStory,
} from "./order-lines.ts";

type CustomerMail = OrderStory & {
  shopName: string;
  publicUrl: string;
  supportEmail: string;
};

const NEXT = [
  "We write to you about payment and delivery. Nothing has been charged yet.",
  "We start crafting your clips by hand.",
  "You hear from us as they progress.",
  "We package them carefully and ship them to you.",
];

/** To the customer: what was ordered, and what happens next. */
export function composeCustomerMail(given: CustomerMail): Mail {
  const { order, shopName, supportEmail, pictures } = given;
  return {
    subject: `Your order ${order.id} at ${shopName}`,
    replyTo: { name: shopName, address: supportEmail },
    text: asText(given),
    html: asHtml(given),
    pictures: [...pictures.values()],
  };
}

const reach = (order: Order) =>
  `We reach you at ${order.customerEmail} or ${order.customerPhone}.`;

function asText(given: CustomerMail): string {
  const { order, shopName, supportEmail, publicUrl } = given;
  return [
    `Thank you for your order, ${order.customerName}!`,
    "",
    `Order number: ${order.id}`,
    orderDate(order),
    "",
    "YOUR ORDER",
    linesAsText(given),
    "",
    "WHAT HAPPENS NEXT?",
    ...NEXT.map((step, index) => `${index + 1}. ${step}`),
    "",
    reach(order),
    `Questions, or something to correct? Reply to this mail or write to ${supportEmail}.`,
    "",
    "-- ",
    `${shopName}, ${publicUrl}`,
    "",
  ].join("\n");
}

function asHtml(given: CustomerMail): string {
  const { order, shopName, supportEmail, publicUrl } = given;
  return layout({
    preview: `Order ${order.id}: we write to you about payment and delivery.`,
    shopName,
    heading: `Thank you for your order, ${order.customerName}!`,
    body: [
      paragraph(`Order number ${order.id}, ${orderDate(order)}`),
      linesAsHtml(given),
      heading("What happens next?"),
      list(NEXT, true),
      paragraph(reach(order)),
      paragraph(
        "Questions, or something to correct? Reply to this mail or write to ",
        mailLink(supportEmail, `Order ${order.id}`),
        ".",
      ),
    ],
    footer: [small(link(publicUrl, publicUrl))],
  });
}
