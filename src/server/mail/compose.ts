import type { MailKind } from "#server/db/schema/mails.ts";
import { traitsOf } from "#server/db/schema/mails.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Config } from "#server/config/config.ts";
import type { loadMessages } from "#server/runtime/messages.ts";
import { createShopLocale } from "#server/runtime/shop-locale.ts";
import type { Log } from "#server/runtime/log.ts";
import type { Site, SiteContent } from "#shared/site/schema.ts";
import type { Envelope, Mail, OutgoingMail } from "./mail.ts";
import type { OutboxRow } from "./queue.ts";
import { type DrawHead, readTheme } from "#server/mail/templates/head.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import { paragraph } from "#server/mail/templates/pieces.ts";
import { headPictures } from "#server/mail/templates/theme.ts";

// Turns a row of the outbox into a mail. What each kind says is written beside
// its noun, which registers it; this knows none but the maker's test.

/** A kind of mail. */
type Kind = {
  /** Writes the mail. Any error is of this mail alone, which is tried later. */
  compose(row: OutboxRow, tools: MailTools): Promise<Mail>;
  /**
   * Does what follows where a mail server says that there is no such address.
   */
  hasNoAddress?(tx: Tx, row: OutboxRow, now: number): Promise<void>;
};

/** The kinds of mails that a noun registers; `ShopMails` has those of all. */
export type MailKinds<Own extends MailKind = MailKind> = Record<Own, Kind>;

/** The tools that a mail is written with. */
export type MailTools = {
  /** The maker's texts and settings. */
  site: MailSite;
  log: Log;
  /** A picture that takes longer to draw is left out. */
  pictureMs: number;
  /**
   * Returns how the shop looks and speaks, or how it speaks to this customer.
   */
  speak(
    words?: Partial<Pick<MailSite, "language" | "currency">>,
  ): Promise<MailVoice>;
};

type MailSite = SiteContent &
  Pick<Site, "name" | "language" | "currency" | "timeZone" | "legal">;

/** The mails of a whole shop, and what all of them have. */
export type ShopMails = {
  kinds: Omit<MailKinds, "test">;
  readSite(): Promise<MailSite>;
  drawHead: DrawHead;
};

type ComposeTools = {
  config: Config;
  log: Log;
  mails: ShopMails;
  pictureMs: number;
  now: number;
  /** Texts in place of the shop's own. */
  loadMessages?: typeof loadMessages;
};

const TEST: MailKinds<"test"> = {
  test: { compose: async (_, { speak }) => composeTestMail(await speak()) },
};

/** The kind of a row; undefined for one that a newer copy of the shop queued. */
export function kindOf({ kinds }: ShopMails, row: OutboxRow): Kind | undefined {
  const all: Partial<MailKinds> = { ...TEST, ...kinds };
  return all[row.kind];
}

/** Composes the mail of an outbox row. Throws any error of its kind. */
export async function composeMail(
  row: OutboxRow,
  { config, log, mails, pictureMs, now, ...tools }: ComposeTools,
): Promise<OutgoingMail> {
  const label = row.kind.replaceAll("_", "-");
  const site = await mails.readSite();
  const { drawHead } = mails;
  const theme = await readTheme(site, row.id, { log, drawHead, pictureMs });
  // Her own lines stand under the mails to customers alone.
  const isToCustomer = traitsOf(row.kind).to === undefined;
  const legal = isToCustomer ? site.legal : { ...site.legal, mailText: "" };
  const kind = kindOf(mails, row);
  if (!kind) throw new Error("this version writes no such mail");
  const mail = await kind.compose(row, {
    site,
    log,
    pictureMs,
    async speak(words) {
      const spoken = { ...site, legal, ...words };
      const locale = await createShopLocale(spoken, tools.loadMessages);
      const { colon } = locale.messages.mail;
      return {
        theme: { ...theme, colon },
        locale,
        publicUrl: config.publicUrl,
      };
    },
  });
  const pictures = [...headPictures(theme), ...(mail.pictures ?? [])];
  const shop = { mailFrom: config.mailFrom, shopName: site.name };
  return outgoing({ ...mail, pictures }, shop, {
    id: row.id,
    label: row.orderId === null ? label : `${label}-${row.orderId}`,
    to: recipientOf(row, config),
    messageId: row.messageId,
    thread: row.thread ?? undefined,
    now,
  });
}

/**
 * The recipient of a mail. A mail to the maker goes to the owner's address in
 * the current settings, which may have changed since the mail was queued.
 */
function recipientOf(row: OutboxRow, { ownerEmail }: Config): string {
  const { to } = traitsOf(row.kind);
  return to === "maker" || to === "owner" ? ownerEmail : row.recipient;
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

/** The mail with which the maker checks that mails reach their recipients. */
export function composeTestMail(voice: MailVoice): Mail {
  const { locale } = voice;
  const { subject, heading, text } = locale.messages.mail.test;
  return {
    subject: subject(locale.shopName),
    ...layout(voice, { preview: text, heading, body: [paragraph(text)] }),
  };
}
