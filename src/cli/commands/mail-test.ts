import { systemClock } from "#server/runtime/clock.ts";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { createShopLocale } from "#server/runtime/shop-locale.ts";
import type { Config } from "#server/config/config.ts";
import { composeTestMail, outgoing } from "#server/mail/compose.ts";
import { createSmtp, readDkimKey } from "#server/mail/smtp.ts";
import { isOneAddress, MailError } from "#server/mail/mail.ts";
import { PLAIN_THEME } from "#server/mail/templates/theme.ts";
import { runCommand, say } from "#cli/args.ts";
import { CommandError, EXIT, UsageError } from "#cli/command-error.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "mail test",
  help: `
barrette mail test ADDRESS

Sends a test mail to ADDRESS at once and says what became of it. It goes past
the waiting mails, and the shop need not run.

Settings: SMTP_URL, MAIL_FROM, OWNER_EMAIL, SHOP_NAME, SHOP_LANGUAGE, PUBLIC_URL,
  DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE
Exit codes: 0 the mail server took it, 69 it did not, 78 no SMTP_URL is set
`,
  words: ["ADDRESS"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ words: [address = ""] }) => {
    if (!isOneAddress(address))
      throw new UsageError(`"${address}" is not one email address.`);
    await send(readSettings(), address);
    say(
      `The mail server took the test mail to ${address}. Look into that mailbox, and into its spam folder.`,
    );
    return EXIT.ok;
  });
}

async function send(config: Config, address: string): Promise<void> {
  if (!config.smtpUrl)
    throw new CommandError(
      EXIT.config,
      "No mail server is set up: SMTP_URL is empty. It looks like smtp://user:pass@host:port.",
    );
  const smtp = createSmtp(config.smtpUrl, { dkim: readDkimKey(config) });
  const { shopName: name, publicUrl } = config;
  const locale = await createShopLocale({ ...config, name, legal: NO_LEGAL });
  const mail = outgoing(
    composeTestMail({ theme: PLAIN_THEME, locale, publicUrl }),
    config,
    {
      id: 0,
      label: "test",
      to: address,
      messageId: crypto.randomUUID(),
      now: systemClock.now(),
    },
  );
  try {
    await smtp.send(mail);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    throw new CommandError(EXIT.unavailable, error.fullMessage);
  } finally {
    smtp.close();
  }
}
