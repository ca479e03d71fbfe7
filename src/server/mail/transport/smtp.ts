import type SMTPTransport from "nodemailer/lib/smtp-transport";
import type { DkimKey } from "./dkim.ts";
import type { Mailer } from "#server/mail/mail.ts";
import { toMessage } from "./message.ts";
import { explainSmtpError, type SmtpServer } from "./smtp-failure.ts";

export type SmtpOptions = {
  dkim?: DkimKey;
  /** A certificate authority to trust instead of the system's, as PEM. */
  ca?: string;
  timeouts?: Partial<SmtpTimeouts>;
};

type SmtpTimeouts = {
  connectMs: number;
  greetingMs: number;
  /** The longest silence of the server during a session. */
  silenceMs: number;
  /** The whole delivery of one mail, even if the server stays active. */
  deliveryMs: number;
};

const TIMEOUTS: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 30_000,
  deliveryMs: 120_000,
};

const SUBMISSION_PORT = 587;
const IMPLICIT_TLS_PORT = 465;

type Smtp = Mailer & {
  /** Connects and logs in without sending. Throws a MailError. */
  verify(): Promise<void>;
};

/**
 * Creates the mailer of a mail server at `smtp://user:pass@host:port`
 * (STARTTLS; required where there is a password) or `smtps://...` (TLS from the
 * start).
 */
export function createSmtp(url: string, options: SmtpOptions = {}): Smtp {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const { server, login, secure } = readSmtpUrl(url);
  const settings: SMTPTransport.Options = {
    ...server,
    secure,
    auth: login,
    // Otherwise the password would be sent unencrypted to a server (or to an
    // attacker in between) that does not offer STARTTLS.
    requireTLS: login !== undefined && !secure,
    tls: { ca: options.ca, minVersion: "TLSv1.2" },
    connectionTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    maxRecipients: 1,
    dkim: options.dkim && signWith(options.dkim),
  };
  const closing = new AbortController();
  let connecting: ReturnType<typeof connect> | undefined;

  // Loads nodemailer with the first mail: earlier, it would slow down every
  // start.
  async function connect() {
    const { default: nodemailer } = await import("nodemailer");
    return nodemailer.createTransport(settings);
  }

  function transport() {
    connecting ??= connect();
    return connecting;
  }

  async function explained(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw explainSmtpError(error, server);
    }
  }

  return {
    kind: "smtp",
    send: (mail) =>
      explained(async () =>
        (await transport()).sendMail({
          ...toMessage(mail),
          signal: AbortSignal.any([
            closing.signal,
            AbortSignal.timeout(timeouts.deliveryMs),
          ]),
        }),
      ),
    verify: () => explained(async () => (await transport()).verify()),
    close() {
      closing.abort();
      connecting?.then((made) => made.close());
    },
  };
}

/** Parses the URL here: nodemailer would also read options from the query. */
function readSmtpUrl(text: string) {
  const url = new URL(text);
  const secure = url.protocol === "smtps:";
  const port = secure ? IMPLICIT_TLS_PORT : SUBMISSION_PORT;
  const server: SmtpServer = {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? port : Number(url.port),
  };
  const login =
    url.username === ""
      ? undefined
      : {
          user: decodeURIComponent(url.username),
          pass: decodeURIComponent(url.password),
        };
  return { server, login, secure };
}

// The two headers of a one-click unsubscribe are valid only when signed (RFC
// 8058), and nodemailer's default list lacks List-Unsubscribe-Post.
const SIGNED_HEADERS =
  "From:Sender:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted";

function signWith(key: DkimKey) {
  return {
    domainName: key.domain,
    keySelector: key.selector,
    privateKey: key.privateKey,
    headerFieldNames: SIGNED_HEADERS,
  };
}
