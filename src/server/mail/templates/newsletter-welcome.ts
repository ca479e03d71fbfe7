import { newsletterWelcome } from "#shared/messages/shop.ts";
import { PAGES, unsubscribePath } from "#shared/api/paths.ts";
import { layout, link, type MailLook, paragraph, small } from "./layout.ts";
import type { Mail } from "#server/mail/mail.ts";

type WelcomeMail = {
  look: MailLook;
  shopName: string;
  publicUrl: string;
  /** The maker's welcome text. */
  welcome: string;
  /** The subscriber's token, for the unsubscribe link. */
  token: string;
};

/** Welcomes a subscriber; mail programs recognize the unsubscribe headers. */
export function composeWelcomeMail({
  look,
  shopName,
  publicUrl,
  token,
  welcome,
}: WelcomeMail): Mail {
  const { title, description = "" } = newsletterWelcome(shopName, welcome);
  const shopUrl = `${publicUrl}${PAGES.home}`;
  const unsubscribeUrl = `${publicUrl}${unsubscribePath(token)}`;
  const reason = `You get this mail because this address joined the newsletter of ${shopName}.`;
  return {
    subject: title,
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    text: [
      title,
      "",
      description,
      "",
      `See what is in the shop: ${shopUrl}`,
      "",
      "-- ",
      reason,
      `Unsubscribe: ${unsubscribeUrl}`,
      "",
    ].join("\n"),
    html: layout({
      look,
      preview: description,
      shopName,
      heading: title,
      body: [
        paragraph(description),
        paragraph(link(look, shopUrl, "See what is in the shop")),
      ],
      footer: [small(reason), small(link(look, unsubscribeUrl, "Unsubscribe"))],
    }),
  };
}
