import { confirmPath } from "#shared/newsletter/calls.ts";
import type { Mail } from "#server/mail/mail.ts";
import { layout, type MailVoice } from "./layout.ts";
import { button } from "./blocks.ts";
import { link, paragraph, small } from "./pieces.ts";

/** Asks an address whether it wants the newsletter; it says nothing else. */
export function composeConfirmMail(data: MailVoice & { token: string }): Mail {
  const { theme, locale, publicUrl, token } = data;
  const { shopName, messages } = locale;
  const t = messages.mail.confirmSubscription;
  return {
    subject: t.subject(shopName),
    ...layout({
      theme,
      locale,
      preview: t.text(shopName),
      heading: t.title,
      body: [
        paragraph(t.text(shopName)),
        button(theme, `${publicUrl}${confirmPath(token)}`, t.confirm),
        paragraph(t.notYou),
      ],
      footer: [small(link(theme, publicUrl, publicUrl))],
    }),
  };
}
