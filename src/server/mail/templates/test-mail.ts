import { layout, type MailVoice } from "./layout.ts";
import { link, paragraph, small } from "./pieces.ts";
import type { Mail } from "#server/mail/mail.ts";

/** The mail with which the maker checks that mails reach their recipients. */
export function composeTestMail({ theme, locale, publicUrl }: MailVoice): Mail {
  const { subject, heading, text } = locale.messages.mail.test;
  return {
    subject: subject(locale.shopName),
    ...layout({
      theme,
      locale,
      preview: text,
      heading,
      body: [paragraph(text)],
      footer: [small(link(theme, publicUrl, publicUrl))],
    }),
  };
}
