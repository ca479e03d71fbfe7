import { layout, link, type MailLook, paragraph, small } from "./layout.ts";
import type { Mail } from "#server/mail/mail.ts";

const SENTENCE =
  "This is a test. The shop's mail works: orders will reach you, and your customers get their confirmations.";

/** The mail with which the maker checks that mails reach their recipients. */
export function composeTestMail(shop: {
  look: MailLook;
  shopName: string;
  publicUrl: string;
}): Mail {
  const { look, shopName, publicUrl } = shop;
  return {
    subject: `Test mail from ${shopName}`,
    text: [SENTENCE, "", "-- ", `${shopName}, ${publicUrl}`, ""].join("\n"),
    html: layout({
      look,
      preview: SENTENCE,
      shopName,
      heading: "It works",
      body: [paragraph(SENTENCE)],
      footer: [small(link(look, publicUrl, publicUrl))],
    }),
  };
}
