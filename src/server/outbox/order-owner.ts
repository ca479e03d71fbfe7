import type { LowCharm } from "#server/db/schema/mails.ts";
import type { Order } from "#shared/orders.ts";
import { html } from "./html.ts";
import {
  heading,
  layout,
  link,
  list,
  mailto,
  mailLink,
  paragraph,
  phoneLink,
  small,
} from "./layout.ts";
import type { Mail } from "./mail.ts";
import {
  beadsToPick,
  charmsToPick,
  linesAsHtml,
  linesAsText,
  orderDate,
  type OrderStory,
  orderTotal,
  type ToPick,
} from "./order-lines.ts";

type OwnerMail = OrderStory & {
  shopName: string;
  publicUrl: string;
  lowCharms: readonly LowCharm[];
};

const NO_PAYMENT =
  "No payment was taken. Please write to the customer about payment and delivery: a reply to this mail reaches them.";

/** To the maker: what to make, and whom to call. */
export function composeOwnerMail(given: OwnerMail): Mail {
  const { order, pictures } = given;
  return {
    subject: `New order ${order.id}: ${orderTotal(order)} from ${order.customerName}`,
    replyTo: { name: order.customerName, address: order.customerEmail },
    text: asText(given),
    html: asHtml(given),
    pictures: [...pictures.values()],
  };
}

function asText(given: OwnerMail): string {
  const { order, lowCharms, shopName, publicUrl } = given;
  return [
    `New order ${order.id}`,
    orderDate(order),
    "",
    "CUSTOMER",
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    "",
    "WHAT TO MAKE",
    linesAsText(given),
    "",
    NO_PAYMENT,
    ...section("CHARMS TO PICK FOR THE WHOLE ORDER", charms(order)),
    ...section("LETTER BEADS TO PICK", beads(order)),
    ...section("RUNNING LOW", lowCharms.map(lowLine)),
    "",
    "-- ",
    `${shopName}, ${publicUrl}`,
    "",
  ].join("\n");
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ["", title, ...lines];

const pickLine = ({ count, name }: ToPick) => `${count} x ${name}`;
const charms = (order: Order) => charmsToPick(order).map(pickLine);
const beads = (order: Order) => beadsToPick(order).map(pickLine);

const lowLine = ({ name, left }: LowCharm) =>
  left === 0 ? `${name}: that was the last one` : `${name}: ${left} left`;

function asHtml(given: OwnerMail): string {
  const { order, lowCharms, shopName, publicUrl } = given;
  const { customerName, customerEmail, customerPhone } = order;
  const subject = `Your order ${order.id}`;
  return layout({
    preview: `${orderTotal(order)} from ${customerName}`,
    shopName,
    heading: `New order ${order.id}`,
    body: [
      paragraph(orderDate(order)),
      paragraph(
        html`<strong>${customerName}</strong
          ><br />${mailLink(customerEmail, subject)}<br />${phoneLink(customerPhone)}`,
      ),
      heading("What to make"),
      linesAsHtml(given),
      paragraph(
        html`${NO_PAYMENT}
        ${link(mailto(customerEmail, subject), "Write to them now")}`,
      ),
      ...titledList("Charms to pick for the whole order", charms(order)),
      ...titledList("Letter beads to pick", beads(order)),
      ...titledList("Running low", lowCharms.map(lowLine)),
    ],
    footer: [small(link(publicUrl, publicUrl))],
  });
}

const titledList = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [heading(title), list(lines)];
