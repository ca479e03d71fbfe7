import { isolated } from "#shared/text/characters.ts";
import { productPath } from "#shared/api/paths.ts";
import { forgetPath } from "#shared/reminders/calls.ts";
import { lineTitle } from "#shared/cart/rules.ts";
import { formatOpening } from "#shared/text/dates.ts";
import type { Db } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import type { MailTools } from "#server/mail/compose.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { OutboxRow } from "#server/mail/queue.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import { button } from "#server/mail/templates/blocks.ts";
import { link, paragraph, small } from "#server/mail/templates/pieces.ts";
import { toIso } from "#server/runtime/clock.ts";
import { findAwaitedProduct } from "./store.ts";

/** The mails to those who wait for a clip. */
export function reminderMails({ db }: Pick<Deps, "db">) {
  const reminder = {
    compose: async (row: OutboxRow, { speak }: MailTools) =>
      composeReminder(db, row, await speak()),
  };
  return {
    reminder_open: reminder,
    reminder_moved: reminder,
    reminder_off: reminder,
  };
}

/** Composes the mail to somebody who waits. Throws "not_found" after the wait. */
async function composeReminder(
  db: Db,
  { kind, reminderId, remarks }: OutboxRow,
  voice: MailVoice,
): Promise<Mail> {
  const clip =
    reminderId === null ? undefined : await findAwaitedProduct(db, reminderId);
  if (!clip) throw new Problem("not_found");
  const { theme, locale, publicUrl } = voice;
  const { formats, messages, shopName } = locale;
  const t = messages.mail.reminder;
  const name = isolated(lineTitle(clip.name, clip.variantTitle));
  const productUrl = `${publicUrl}${productPath(clip.slug)}`;
  const forgetUrl = `${publicUrl}${forgetPath(clip.token)}`;
  const opensAt = remarks?.opensAt;
  const isOpen = kind === "reminder_open";
  const isOff = kind === "reminder_off";
  const moved = opensAt
    ? t.moved.text(formatOpening(toIso(opensAt), formats))
    : t.moved.unknown;
  const { title, text } = isOpen
    ? { title: t.open.title(name), text: t.open.text }
    : isOff
      ? { title: t.off.title(name), text: t.off.text }
      : { title: t.moved.title(name), text: moved };
  return {
    subject: title,
    headers: {
      "List-Unsubscribe": `<${forgetUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...layout(voice, {
      preview: text,
      heading: title,
      body: [
        paragraph(text),
        ...(isOff ? [] : [button(theme, productUrl, t.see)]),
      ],
      footer: [
        small(
          kind === "reminder_moved" ? t.later(shopName) : t.reason(shopName),
        ),
        small(link(theme, forgetUrl, t.forget)),
      ],
    }),
  };
}
