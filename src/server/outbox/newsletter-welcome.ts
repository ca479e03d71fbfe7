import { newsletterWelcome } from "#shared/messages.ts";
import { PAGES, unsubscribePath } from "#shared/paths.ts";
import { layout, link, paragraph, small } from "./layout.ts";
import type { Mail } from "./mail.ts";

type WelcomeMail = {
  shopName: string;
  publicUrl: string;
  /** Of the subscriber: what the unsubscribe link carries. */
  token: string;
};

/** To a new subscriber, with a way out that mail programs can offer as well. */
export function composeWelcomeMail({
  shopName,
  publicUrl,
  token,
}: WelcomeMail): Mail {
  const { title, description = "" } = newsletterWelcome(shopName);
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
      preview: description,
      shopName,
      heading: title,
      body: [
        paragraph(description),
        paragraph(link(shopUrl, "See what is in the shop")),
      ],
      footer: [small(reason), small(link(unsubscribeUrl, "Unsubscribe"))],
    }),
  };
}
