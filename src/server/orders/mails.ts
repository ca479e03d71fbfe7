import { productIdsOf } from "#shared/cart/rules.ts";
import { FIRST_LANGUAGE } from "#shared/orders/schema.ts";
import { FIRST_STEP } from "#shared/orders/state.ts";
import { getClipConfig } from "#server/clips/config-store.ts";
import { listSlugs } from "#server/catalog/slugs.ts";
import type { Declaration } from "#server/db/schema/mails.ts";
import type { Deps } from "#server/deps.ts";
import type { MailKinds, MailTools } from "#server/mail/compose.ts";
import type { Mail } from "#server/mail/mail.ts";
import { isToMaker, type OutboxRow } from "#server/mail/queue.ts";
import { sayReady } from "#server/runtime/shop-locale.ts";
import { listTerms } from "#server/site/page-store.ts";
import { listInvoices } from "./invoices.ts";
import { listCorrections } from "./corrected-lines.ts";
import { findOrderLinks } from "./links.ts";
import { composeOrderLinks } from "./resend.ts";
import { confirmationMail, correctedMail } from "./mail-confirmation.ts";
import type { OrderMail } from "./mail-lines.ts";
import { paymentMail } from "./mail-payment.ts";
import { orderDrawing, orderPictures, withCode } from "./mail-pictures.ts";
import { statusMail } from "./mail-status.ts";
import { newOrderMail } from "./mail-to-maker.ts";
import {
  cancelledMail,
  declarationMail,
  formReceiptMail,
  receiptMail,
  withdrawalMail,
} from "./mail-withdrawal.ts";
import { toOrderEvent } from "./order-page.ts";
import { listUnpaid, readOrderPayment } from "./order-payment.ts";
import { stateOf, toAmounts, withdrawnLinesOf } from "./order-state.ts";
import { listEvents } from "./progress-store.ts";
import { getOrderRow, readPlaced } from "./store.ts";
import { namePieces } from "./taken-pieces.ts";
import { findDeclaredOrder } from "./withdrawal.ts";

/** The mails about orders. `drawing` makes their pictures. */
export function orderMails(deps: Deps, drawing = orderDrawing(deps)) {
  const { db, clock, config } = deps;
  const { supportEmail } = config;
  const of = (write: (order: OrderMail) => Mail | Promise<Mail>) => ({
    compose: async (row: OutboxRow, tools: MailTools) =>
      write(await readOrderMail(deps, row, { ...tools, drawing })),
  });
  return {
    order_customer: of(async (order) =>
      confirmationMail(order, await listTerms(db)),
    ),
    order_corrected: of(correctedMail),
    order_making: of((order) => statusMail(order, "making")),
    order_sent: of((order) => statusMail(order, "sent")),
    order_cancelled: of((order) => statusMail(order, "cancelled")),
    order_payment: of((order) => paymentMail(order, "asked")),
    order_payment_reminder: of((order) => paymentMail(order, "reminder")),
    order_paid: of((order) => paymentMail(order, "paid")),
    order_refunded: of((order) => paymentMail(order, "refunded")),
    order_owner: of(async (order) =>
      newOrderMail(order, await listUnpaid(db, clock.now())),
    ),
    order_cancelled_owner: of(cancelledMail),
    order_withdrawn: of(receiptMail),
    order_withdrawn_owner: of(withdrawalMail),
    withdrawal: {
      async compose(row, { speak }) {
        const declaration = declarationOf(row);
        return formReceiptMail({
          ...(await speak()),
          supportEmail,
          declaration,
        });
      },
    },
    withdrawal_owner: {
      async compose(row, { speak }) {
        const declaration = declarationOf(row);
        const found = await findDeclaredOrder(deps, declaration);
        return declarationMail({ ...(await speak()), declaration, found });
      },
    },
    order_links: {
      compose: async (row, { speak }) =>
        composeOrderLinks(deps, row, await speak()),
    },
  } satisfies Partial<MailKinds>;
}

type Tools = MailTools & { drawing: ReturnType<typeof orderDrawing> };

/** Reads what the mails about an order are written from. */
async function readOrderMail(
  { db, config }: Deps,
  { kind, orderId, lowCharms, remarks }: OutboxRow,
  { speak, site, ...tools }: Tools,
): Promise<OrderMail> {
  if (orderId === null) throw new Error("the mail is about no order");
  const row = await getOrderRow(db, orderId);
  const { order, lines } = await readPlaced(db, row);
  const events = (await listEvents(db, [orderId])).map(toOrderEvent);
  const { publicUrl, supportEmail } = config;
  const links = await findOrderLinks(db, { order: row, publicUrl });
  const state = stateOf(row, order.items);
  const payment = await readOrderPayment(db, { row, state });
  // The maker reads her own language, a customer that of the order.
  const language = isToMaker(kind)
    ? site.language
    : (row.language ?? FIRST_LANGUAGE);
  const voice = await speak({ language, currency: order.currency });
  const pictureTools = { ...tools, palette: voice.theme.palette };
  const placedAt = row.createdAt;
  const ready = sayReady(order.readyBy ?? null, voice.locale, placedAt);
  return {
    ...voice,
    supportEmail,
    order,
    status: (events.at(-1) ?? FIRST_STEP).status,
    events,
    corrections: await listCorrections(db, orderId),
    invoices: await listInvoices(db, orderId),
    payment: await withCode(payment, orderId, pictureTools),
    delivery: ready || site.delivery,
    ready,
    withdrawalDays: site.legal.withdrawalDays,
    orderUrl: links.shopper,
    makerUrl: links.maker,
    pictures: await orderPictures(order, kind === "order_owner", pictureTools),
    slugs: await listSlugs(db, productIdsOf(order.items)),
    clipName: (await getClipConfig(db)).name,
    lowStock: lowCharms ?? [],
    remarks: remarks ?? {},
    stands: state.stands,
    amounts: toAmounts(row, state),
    withdrawnLines: withdrawnLinesOf(row),
    comesBack: namePieces(row.takenStock ?? [], lines),
  };
}

function declarationOf({ remarks }: OutboxRow): Declaration {
  if (!remarks?.declaration) throw new Error("the mail names no declaration");
  return remarks.declaration;
}
