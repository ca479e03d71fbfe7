import type { Tx } from "#server/db/handle.ts";
import type { Config } from "#server/config/config.ts";
import type { loadMessages } from "#server/runtime/messages.ts";
import { createShopLocale } from "#server/runtime/shop-locale.ts";
import type { Declaration } from "#server/db/schema/mails.ts";
import type { Withdrawal } from "#server/db/schema/orders.ts";
import { sayReady } from "#server/runtime/pace-words.ts";
import type { Log } from "#server/runtime/log.ts";
import { productIdsOf } from "#shared/cart/rules.ts";
import type { Language } from "#shared/messages/languages.ts";
import type { Correction, Order } from "#shared/orders/schema.ts";
import type {
  MakerOrder,
  OrderEvent,
  ShopperOrder,
} from "#shared/orders/progress.ts";
import { FIRST_STEP } from "#shared/orders/state.ts";
import type { Site, SiteContent } from "#shared/site/schema.ts";
import type { Envelope, Mail, OutgoingMail } from "#server/mail/mail.ts";
import type { MailVoice } from "./layout.ts";
import { headPictures, type MailTheme } from "./theme.ts";
import { composeConfirmMail } from "./newsletter-confirm.ts";
import { composeWelcomeMail } from "./newsletter-welcome.ts";
import { composeCustomerMail, type TermsPage } from "./order-customer.ts";
import { composeNewOrderMail, type UnpaidOrder } from "./order-for-maker.ts";
import { composeCorrectedMail } from "./order-corrected.ts";
import { composePaymentMail } from "./order-payment.ts";
import { composeStatusMail, type StatusMailKind } from "./order-status.ts";
import { composeWithdrawnMail } from "./order-withdrawn.ts";
import { isToMaker, type OutboxRow } from "#server/mail/queue.ts";
import {
  orderPictures,
  type PictureSources,
  readTheme,
  withCode,
} from "./pictures.ts";
import { composeTestMail } from "./test-mail.ts";
import {
  composeDeclarationMail,
  composeWithdrawalMail,
} from "./withdrawal-for-maker.ts";
import { composeWeekMail, type WeekData } from "./week.ts";
import { composeFormReceipt, composeReceipt } from "./withdrawal-receipt.ts";

type OrderProgress = {
  events: OrderEvent[];
  /** Undefined for an order that has no page. */
  links: { shopper: string | undefined; maker: string | undefined };
  /** The language that it was placed in. */
  language: Language;
  /** What the maker corrected in it, the oldest first. */
  corrections: Correction[];
} & Pick<ShopperOrder, "stands" | "amounts" | "payment" | "withdrawnLines"> &
  Pick<MakerOrder, "comesBack">;

/**
 * Reads the content of mails. The code under mail/ imports no other feature, so
 * the start of the shop passes in how to read orders, subscribers and designs.
 */
export type MailSources = PictureSources & {
  getOrder(id: number): Promise<Order>;
  /** The steps of an order after "received", the URLs of its pages, its language. */
  getOrderProgress(id: number): Promise<OrderProgress>;
  /** The addresses of those of these products that have a page. */
  listSlugs(
    productIds: readonly number[],
  ): Promise<ReadonlyMap<number, string>>;
  /** The maker's name for custom clips. */
  getClipName(): Promise<string>;
  /** The maker's texts, pictures and colors. */
  getSite(): Promise<MailSite>;
  getUnsubscribeToken(subscriberId: number): Promise<string>;
  /** Ends a subscription whose address no mail server knows. */
  endSubscription(
    tx: Tx,
    subscriber: { id: number; now: number },
  ): Promise<void>;
  /** The maker's terms, as Markdown and as safe HTML. */
  getTerms(): Promise<TermsPage[]>;
  /** A mail to somebody who waits for a clip. */
  composeReminder(row: OutboxRow, voice: MailVoice): Promise<Mail>;
  /** A mail with the links of a customer's orders. */
  composeOrderLinks(row: OutboxRow, voice: MailVoice): Promise<Mail>;
  /** A mail with a link for a new password, which works from now on. */
  composePasswordLink(voice: MailVoice): Promise<Mail>;
  /** What the maker is told about her week. */
  readWeek(): Promise<WeekData>;
  /** A letter as its readers would get it. */
  composeLetter(letterId: number, voice: MailVoice): Promise<Mail>;
  /** The orders that have not been paid for a week, the oldest first. */
  listUnpaid(): Promise<UnpaidOrder[]>;
  /** The order that fits a withdrawal by the form, if there is one. */
  findDeclaredOrder(
    declaration: Declaration,
  ): Promise<{ makerUrl: string | undefined } | undefined>;
};

type MailSite = SiteContent &
  Pick<Site, "name" | "language" | "currency" | "timeZone" | "legal">;

type ComposeTools = {
  config: Config;
  log: Log;
  sources: MailSources;
  pictureMs: number;
  now: number;
  /** Texts in place of the shop's own. */
  loadMessages?: typeof loadMessages;
};

/** Composes the mail of an outbox row. Throws any error of `tools.sources`. */
export async function composeMail(
  row: OutboxRow,
  tools: ComposeTools,
): Promise<OutgoingMail> {
  const kind = row.kind.replaceAll("_", "-");
  const site = await tools.sources.getSite();
  const theme = await readTheme(site, row.id, tools);
  const mail = await composeKind(row, { ...tools, site, theme });
  const pictures = [...headPictures(theme), ...(mail.pictures ?? [])];
  const shop = { mailFrom: tools.config.mailFrom, shopName: site.name };
  return outgoing({ ...mail, pictures }, shop, {
    id: row.id,
    label: row.orderId === null ? kind : `${kind}-${row.orderId}`,
    to: recipientOf(row, tools.config),
    messageId: row.messageId,
    thread: row.thread ?? undefined,
    now: tools.now,
  });
}

/**
 * The recipient of a mail. A mail to the maker goes to the owner's address in
 * the current settings, which may have changed since the mail was queued.
 */
function recipientOf(row: OutboxRow, { ownerEmail }: Config): string {
  return isToMaker(row.kind) || row.kind === "password_link"
    ? ownerEmail
    : row.recipient;
}

/** Adds an envelope to a mail, from the shop's own address. */
export function outgoing(
  mail: Mail,
  { mailFrom, shopName }: Pick<Config, "mailFrom" | "shopName">,
  { now, ...envelope }: Omit<Envelope, "from" | "date"> & { now: number },
): OutgoingMail {
  const domain = mailFrom.address.replace(/^.*@/, "");
  const { messageId, thread } = envelope;
  return {
    ...mail,
    ...envelope,
    from: { ...mailFrom, name: mailFrom.name || shopName },
    messageId: `${messageId}@${domain}`,
    thread: thread && `${thread}@${domain}`,
    date: new Date(now),
  };
}

type KindTools = ComposeTools & {
  site: MailSite;
  theme: Omit<MailTheme, "colon">;
};

async function composeKind(row: OutboxRow, tools: KindTools): Promise<Mail> {
  const { sources, site, theme, config } = tools;
  const { publicUrl, supportEmail } = config;
  if (row.orderId !== null) return composeAboutOrder(row, row.orderId, tools);
  const legal = legalFor(row, site);
  const locale = await createShopLocale({ ...site, legal }, tools.loadMessages);
  const data = {
    theme: { ...theme, colon: locale.messages.mail.colon },
    publicUrl,
    locale,
  };
  const { declaration } = row.remarks ?? {};
  if (row.kind === "test") return composeTestMail(data);
  if (row.kind === "password_link") return sources.composePasswordLink(data);
  if (row.kind === "order_links") return sources.composeOrderLinks(row, data);
  if (row.reminderId !== null) return sources.composeReminder(row, data);
  if (row.kind === "week_owner")
    return composeWeekMail({ ...data, week: await sources.readWeek() });
  const { letterId } = row.remarks ?? {};
  if (row.kind === "letter_test" && letterId !== undefined)
    return sources.composeLetter(letterId, data);
  if (row.kind === "withdrawal" && declaration)
    return composeFormReceipt({ ...data, supportEmail, declaration });
  if (row.kind === "withdrawal_owner" && declaration) {
    const found = await sources.findDeclaredOrder(declaration);
    return composeDeclarationMail({ ...data, declaration, found });
  }
  const token = await sources.getUnsubscribeToken(required(row.subscriberId));
  if (row.kind === "newsletter_confirm")
    return composeConfirmMail({ ...data, token });
  const { welcome } = site.newsletter;
  return composeWelcomeMail({ ...data, token, welcome });
}

async function composeAboutOrder(
  row: OutboxRow,
  orderId: number,
  tools: KindTools,
): Promise<Mail> {
  const { sources, site, theme, config } = tools;
  const { publicUrl, supportEmail } = config;
  const order = await sources.getOrder(orderId);
  const isSlip = row.kind === "order_owner";
  const pictures = await orderPictures(order, isSlip, tools);
  const { events, links, language, ...progress } =
    await sources.getOrderProgress(orderId);
  const payment = await withCode(progress.payment, orderId, tools);
  const spoken = {
    ...site,
    // The maker reads her own language, a customer that of the order.
    language: isToMaker(row.kind) ? site.language : language,
    currency: order.currency,
    legal: legalFor(row, site),
  };
  const locale = await createShopLocale(spoken, tools.loadMessages);
  const data = {
    theme: { ...theme, colon: locale.messages.mail.colon },
    locale,
    publicUrl,
    supportEmail,
    order,
    pictures,
    slugs: await sources.listSlugs(productIdsOf(order.items)),
    clipName: await sources.getClipName(),
    ready: sayReady(order.readyBy ?? null, locale, Date.parse(order.createdAt)),
    orderUrl: links.shopper,
    makerUrl: links.maker,
    payment,
    stands: progress.stands,
    amounts: progress.amounts,
    withdrawnLines: progress.withdrawnLines,
  };
  const { status } = events.at(-1) ?? FIRST_STEP;
  switch (row.kind) {
    case "order_customer":
      return composeCustomerMail({
        ...data,
        delivery: data.ready || site.delivery,
        status,
        terms: await sources.getTerms(),
      });
    case "order_owner": {
      const { lowCharms, remarks } = row;
      return composeNewOrderMail({
        ...data,
        status,
        unpaid: await sources.listUnpaid(),
        lowStock: lowCharms ?? [],
        remarks: remarks ?? {},
      });
    }
    case "order_cancelled_owner":
      return composeWithdrawnMail({ ...data, comesBack: progress.comesBack });
    case "order_withdrawn":
      return composeReceipt({ ...data, withdrawal: withdrawalOf(row) });
    case "order_withdrawn_owner": {
      const { withdrawalDays } = site.legal;
      const withdrawal = withdrawalOf(row);
      const more = { events, withdrawal, withdrawalDays };
      return composeWithdrawalMail({ ...data, ...more });
    }
    case "order_corrected":
      return composeCorrectedMail({
        ...data,
        corrections: progress.corrections,
      });
    case "order_payment":
    case "order_payment_reminder":
    case "order_paid":
    case "order_refunded":
      return composePaymentMail({
        ...data,
        kind: row.kind,
        status,
        refund: row.remarks?.refund,
      });
    case "order_making":
    case "order_sent":
    case "order_cancelled":
      return composeStatusMail({
        ...data,
        kind: row.kind,
        event: getEvent(row.kind, events),
      });
    default:
      throw new Error("the mail is not about an order");
  }
}

/** Her own lines stand under the mails to customers alone. */
function legalFor({ kind }: OutboxRow, { legal }: MailSite) {
  return isToMaker(kind) || kind === "test" || kind === "password_link"
    ? { ...legal, mailText: "" }
    : legal;
}

function withdrawalOf({ remarks }: OutboxRow): Withdrawal {
  if (!remarks?.withdrawal) throw new Error("the mail names no withdrawal");
  return remarks.withdrawal;
}

/** The step that a mail announces. Throws where that step was undone. */
function getEvent(kind: StatusMailKind, events: OrderEvent[]): OrderEvent {
  const event = events.findLast(({ status }) => kind === `order_${status}`);
  if (!event) throw new Error("the order has left the status of this mail");
  return event;
}

function required(id: number | null): number {
  if (id === null) throw new Error("the mail names no subscriber");
  return id;
}
