import type { LowCharm, OrderRemarks } from "#server/db/schema/mails.ts";
import type { ToPick } from "#shared/orders/life-schema.ts";
import {
  beadsToPick,
  charmsToPick,
  resinsToPour,
} from "#shared/orders/pick-list.ts";
import type { Order } from "#shared/orders/schema.ts";
import { mailto } from "#shared/text/links.ts";
import { html } from "./html.ts";
import {
  button,
  heading,
  layout,
  link,
  list,
  type MailLook,
  mailLink,
  paragraph,
  phoneLink,
  small,
} from "./layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import {
  linesAsHtml,
  linesAsText,
  orderDate,
  type OrderMailData,
  orderTotal,
} from "./order-lines.ts";

type OwnerMail = OrderMailData & {
  shopName: string;
  publicUrl: string;
  lowCharms: readonly LowCharm[];
  remarks: OrderRemarks;
  /** The maker's page of the order. */
  makerUrl: string | undefined;
};

const NO_PAYMENT =
  "No payment was taken. Please write to the customer about payment and delivery: a reply to this mail reaches them.";

const OPEN_ORDER = "Open the order: start making, mark as sent, print";

/** Tells the maker of a new order: what to make, and for whom. */
export function composeOwnerMail(data: OwnerMail): Mail {
  const { order, pictures } = data;
  return {
    subject: `New order ${order.id}: ${orderTotal(order)} from ${order.customerName}`,
    replyTo: { name: order.customerName, address: order.customerEmail },
    text: asText(data),
    html: asHtml(data),
    pictures: [...pictures.values()],
  };
}

function asText(data: OwnerMail): string {
  const { order, lowCharms, remarks, shopName, publicUrl, makerUrl } = data;
  return [
    `New order ${order.id}`,
    orderDate(data),
    "",
    ...(makerUrl ? [`${OPEN_ORDER}: ${makerUrl}`, ""] : []),
    "CUSTOMER",
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    "",
    "WHAT TO MAKE",
    linesAsText(data),
    "",
    NO_PAYMENT,
    ...section("RESINS TO POUR FOR THE WHOLE ORDER", resins(order)),
    ...section("CHARMS TO PICK FOR THE WHOLE ORDER", charms(order)),
    ...section("LETTER BEADS TO PICK", beads(order)),
    ...section("RUNNING LOW", lowCharms.map(lowLine)),
    ...section("PLEASE NOTE", remarkLines(remarks)),
    "",
    "-- ",
    `${shopName}, ${publicUrl}`,
    "",
  ].join("\n");
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ["", title, ...lines];

const pickLine = ({ count, name }: ToPick) => `${count} x ${name}`;
const resins = (order: Order) => resinsToPour(order.items).map(pickLine);
const charms = (order: Order) => charmsToPick(order.items).map(pickLine);
const beads = (order: Order) => beadsToPick(order.items).map(pickLine);

const lowLine = ({ name, left }: LowCharm) =>
  left === 0 ? `${name}: that was the last one` : `${name}: ${left} left`;

const UNCONFIRMED = {
  limit:
    "The customer got no confirmation: that mailbox had several orders confirmed today. Is this order meant?",
  program:
    "The customer got no confirmation: a field that no person sees was filled, as programs do. Is this order meant?",
};

function remarkLines({ largeTakes = [], unconfirmed }: OrderRemarks) {
  return [
    ...largeTakes.map(
      ({ name, taken, before }) =>
        `This order took ${taken} of the last ${before} of the charm ${name}.`,
    ),
    ...(unconfirmed ? [UNCONFIRMED[unconfirmed]] : []),
  ];
}

function asHtml(data: OwnerMail): string {
  const { look, order, lowCharms, remarks, shopName, publicUrl, makerUrl } =
    data;
  const { customerName, customerEmail, customerPhone } = order;
  const subject = `Your order ${order.id}`;
  return layout({
    look,
    preview: `${orderTotal(order)} from ${customerName}`,
    shopName,
    heading: `New order ${order.id}`,
    body: [
      paragraph(orderDate(data)),
      ...(makerUrl ? [button(look, makerUrl, OPEN_ORDER)] : []),
      paragraph(
        html`<strong>${customerName}</strong
          ><br />${mailLink(look, customerEmail, subject)}<br />${phoneLink(look, customerPhone)}`,
      ),
      heading(look, "What to make"),
      linesAsHtml(data),
      paragraph(
        html`${NO_PAYMENT}
        ${link(look, mailto(customerEmail, subject), "Write to them now")}`,
      ),
      ...titledList(look, "Resins to pour for the whole order", resins(order)),
      ...titledList(look, "Charms to pick for the whole order", charms(order)),
      ...titledList(look, "Letter beads to pick", beads(order)),
      ...titledList(look, "Running low", lowCharms.map(lowLine)),
      ...titledList(look, "Please note", remarkLines(remarks)),
    ],
    footer: [small(link(look, publicUrl, publicUrl))],
  });
}

const titledList = (look: MailLook, title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [heading(look, title), list(lines)];
