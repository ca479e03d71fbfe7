import { PAGES } from "#shared/api/paths.ts";
import { confirmPath, unsubscribePath } from "#shared/newsletter/calls.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import type { MailTools } from "#server/mail/compose.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { OutboxRow } from "#server/mail/queue.ts";
import { button } from "#server/mail/templates/blocks.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import { link, paragraph, small } from "#server/mail/templates/pieces.ts";
import { getUnsubscribeToken, recordOff } from "./store.ts";

type Writing = MailVoice & {
  /** The subscriber's token, for the link to confirm or to leave. */
  token: string;
  /** The maker's welcome text. */
  welcome: string;
};

/** The mails to those who subscribe. */
export function subscriberMails({ db }: Pick<Deps, "db">) {
  const of = (write: (data: Writing) => Mail) => ({
    async compose(row: OutboxRow, { site, speak }: MailTools) {
      const token = await readToken(db, row);
      const { welcome } = site.newsletter;
      return write({ ...(await speak()), token, welcome });
    },
    async hasNoAddress(tx: Tx, { subscriberId: id }: OutboxRow, now: number) {
      if (id !== null) await recordOff(tx, { id, now, isBounce: true });
    },
  });
  return {
    newsletter_confirm: of(confirmMail),
    newsletter_welcome: of(welcomeMail),
  };
}

async function readToken(db: Db, { subscriberId }: OutboxRow): Promise<string> {
  if (subscriberId === null) throw new Error("the mail names no subscriber");
  return getUnsubscribeToken(db, subscriberId);
}

/** Welcomes a subscriber; mail programs recognize the unsubscribe headers. */
function welcomeMail(data: Writing): Mail {
  const { theme, locale, publicUrl, token, welcome } = data;
  const { shopName, messages } = locale;
  const { see, reason, unsubscribe } = messages.mail.welcome;
  const title = messages.home.newsletter.welcome(shopName);
  const shopUrl = `${publicUrl}${PAGES.home}`;
  const unsubscribeUrl = `${publicUrl}${unsubscribePath(token)}`;
  return {
    subject: title,
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...layout(data, {
      preview: welcome,
      heading: title,
      body: [paragraph(welcome), button(theme, shopUrl, see)],
      footer: [
        small(reason(shopName)),
        small(link(theme, unsubscribeUrl, unsubscribe)),
      ],
    }),
  };
}

/** Asks an address whether it wants the newsletter; it says nothing else. */
function confirmMail(data: Writing): Mail {
  const { theme, locale, publicUrl, token } = data;
  const { shopName, messages } = locale;
  const t = messages.mail.confirmSubscription;
  return {
    subject: t.subject(shopName),
    ...layout(data, {
      preview: t.text(shopName),
      heading: t.title,
      body: [
        paragraph(t.text(shopName)),
        button(theme, `${publicUrl}${confirmPath(token)}`, t.confirm),
        paragraph(t.notYou),
      ],
    }),
  };
}
