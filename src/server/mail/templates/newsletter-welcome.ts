import { PAGES } from "#shared/api/paths.ts";
import { unsubscribePath } from "#shared/newsletter/calls.ts";
import { button } from "./blocks.ts";
import { layout, type MailVoice } from "./layout.ts";
import { link, paragraph, small } from "./pieces.ts";
import type { Mail } from "#server/mail/mail.ts";

type WelcomeMail = MailVoice & {
  /** The maker's welcome text. */
  welcome: string;
  /** The subscriber's token, for the unsubscribe link. */
  token: string;
};

/** Welcomes a subscriber; mail programs recognize the unsubscribe headers. */
export function composeWelcomeMail(data: WelcomeMail): Mail {
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
    ...layout({
      theme,
      locale,
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
