import type { Mail } from "#server/mail/mail.ts";
import { html } from "./html.ts";
import {
  button,
  layout,
  link,
  mailLink,
  paragraph,
  phoneLink,
  small,
} from "./layout.ts";
import {
  linesAsHtml,
  linesAsText,
  type OrderMailData,
  orderTotal,
} from "./order-lines.ts";

type WithdrawnMail = OrderMailData & {
  shopName: string;
  publicUrl: string;
  /** The maker's page of the order. */
  makerUrl: string | undefined;
};

const NOTHING_TO_DO =
  "You had not started on it. Its counted charms are back in your stock, and the customer is told.";
const OPEN_ORDER = "Open the order";

/** Tells the maker that the customer has cancelled an order. */
export function composeWithdrawnMail(data: WithdrawnMail): Mail {
  const { order, pictures } = data;
  return {
    subject: `Order ${order.id} is cancelled: ${orderTotal(order)} from ${order.customerName}`,
    replyTo: { name: order.customerName, address: order.customerEmail },
    text: asText(data),
    html: asHtml(data),
    pictures: [...pictures.values()],
  };
}

const heading = ({ order }: WithdrawnMail) =>
  `${order.customerName} has cancelled order ${order.id}`;

function asText(data: WithdrawnMail): string {
  const { order, shopName, publicUrl, makerUrl } = data;
  return [
    heading(data),
    "",
    NOTHING_TO_DO,
    ...(makerUrl ? [`${OPEN_ORDER}: ${makerUrl}`] : []),
    "",
    "CUSTOMER",
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    "",
    "WHAT NOT TO MAKE",
    linesAsText(data),
    "",
    "-- ",
    `${shopName}, ${publicUrl}`,
    "",
  ].join("\n");
}

function asHtml(data: WithdrawnMail): string {
  const { look, order, shopName, publicUrl, makerUrl } = data;
  const subject = `Your order ${order.id}`;
  return layout({
    look,
    preview: NOTHING_TO_DO,
    shopName,
    heading: heading(data),
    body: [
      paragraph(NOTHING_TO_DO),
      ...(makerUrl ? [button(look, makerUrl, OPEN_ORDER)] : []),
      paragraph(
        html`<strong>${order.customerName}</strong
          ><br />${mailLink(look, order.customerEmail, subject)}<br />${phoneLink(look, order.customerPhone)}`,
      ),
      linesAsHtml(data),
    ],
    footer: [small(link(look, publicUrl, publicUrl))],
  });
}
