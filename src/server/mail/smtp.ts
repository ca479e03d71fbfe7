import { PassThrough, Readable } from "node:stream";
import type { SMTPPoolOptions } from "nodemailer/lib/smtp-pool";
import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Mailer, OutgoingMail } from "./mail.ts";
import { MAX_LANES } from "./pace.ts";
import { type Config, ConfigError } from "#server/config/config.ts";
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

/**
 * The time for which a connection is kept for the next mail: short, because
 * servers limit connections, and another copy of the shop may need one.
 */
const KEEP_MS = 5_000;

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
  const settings: SMTPPoolOptions & { pool: true } = {
    ...server,
    pool: true,
    maxConnections: MAX_LANES,
    idleTimeout: KEEP_MS,
    // This is for a kept connection that the server has closed meanwhile. The
    // worker retries everything else.
    maxRequeues: 1,
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
  /** The Message-IDs of the mails that are on their way to the server. */
  const begun = new Set<string | undefined>();
  const endings = new Map<string | undefined, Ending>();
  let connecting: ReturnType<typeof connect> | undefined;

  // Loads nodemailer with the first mail: earlier, it would slow down every
  // start.
  async function connect() {
    const { default: nodemailer } = await import("nodemailer");
    const made = nodemailer.createTransport(settings);
    // A mail is read once the server has taken the connection and the login.
    made.use("stream", ({ data, message }, done) => {
      message.transform(() => {
        begun.add(data.messageId);
        return new PassThrough();
      });
      const ending = endings.get(data.messageId);
      if (ending) holdEnd(message, ending);
      done();
    });
    return made;
  }

  function transport() {
    connecting ??= connect();
    return connecting;
  }

  async function send(mail: OutgoingMail, beforeEnd?: Ending): Promise<void> {
    const message = toMessage(mail);
    if (beforeEnd) endings.set(message.messageId, beforeEnd);
    try {
      const made = await transport();
      await made.sendMail({
        ...message,
        signal: AbortSignal.any([
          closing.signal,
          AbortSignal.timeout(timeouts.deliveryMs),
        ]),
      });
    } catch (error) {
      throw explainSmtpError(error, server, begun.has(message.messageId));
    } finally {
      begun.delete(message.messageId);
      endings.delete(message.messageId);
    }
  }

  return {
    kind: "smtp",
    send,
    async verify() {
      try {
        await (await transport()).verify();
      } catch (error) {
        throw explainSmtpError(error, server);
      }
    },
    close() {
      closing.abort();
      connecting?.then((made) => made.close());
    },
  };
}

type Ending = () => Promise<void>;
type MimeNode = { createReadStream: (options?: object) => Readable };

/**
 * Lets a mail's end wait for `ending`, and sends no end where that rejects. The
 * mail is read once the server has taken its recipient. Its signature is made
 * before, so that all of the mail is then on its way.
 */
function holdEnd(message: MimeNode, ending: Ending): void {
  const read = message.createReadStream.bind(message);
  message.createReadStream = (options) => {
    const source = read(options);
    async function* held() {
      yield* source;
      await ending();
    }
    // Not a stream that transforms: its end would come before it is read.
    return Readable.from(held(), { objectMode: false });
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

/** The key that signs mails, so that receivers can verify their sender. */
type DkimKey = { domain: string; selector: string; privateKey: string };

/**
 * Reads the signing key that the settings name; undefined if they name none.
 * Throws a ConfigError for a file that cannot be read or has no private key.
 */
export function readDkimKey({ dkim }: Config): DkimKey | undefined {
  if (!dkim) return undefined;
  const { domain, selector, keyFile } = dkim;
  return { domain, selector, privateKey: readKey(keyFile) };
}

function readKey(file: string): string {
  let pem: string;
  try {
    pem = readFileSync(file, "utf8");
  } catch {
    throw new ConfigError([`DKIM_KEY_FILE: ${file} could not be read.`]);
  }
  try {
    const { asymmetricKeyType } = createPrivateKey(pem);
    if (asymmetricKeyType === "rsa") return pem;
  } catch {
    // The file has no private key; the error below reports this.
  }
  throw new ConfigError([
    `DKIM_KEY_FILE: ${file} does not hold an RSA private key in PEM form.`,
  ]);
}
