import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { TLS } from "./certificate.ts";

type SmtpMode =
  | "accept"
  /** Answers each recipient with 451 (try again later). */
  | "busy"
  /** Answers each recipient with 550 (no such user). */
  | "refuse"
  /** Answers each recipient with 550 (daily sending limit exceeded). */
  | "limit"
  /** Accepts the connection and never sends a greeting. */
  | "hang"
  /** Accepts the mail and closes the connection before acknowledging it. */
  | "lose answer";

type SmtpSettings = {
  /** "starttls" offers TLS; "implicit" uses TLS from the start. */
  tls?: "none" | "starttls" | "implicit";
  /** The only accepted login; without this setting no login is required. */
  login?: { user: string; password: string };
  /** Answers every further connection with 421. */
  maxConnections?: number;
};

export type ReceivedMail = {
  from: string;
  /** The recipients in the envelope, which may differ from the headers. */
  recipients: string[];
  secure: boolean;
  user: string | undefined;
  raw: string;
  mail: Email;
};

/** Why a server does not take a mail to a recipient now: "450 4.2.0 Later". */
type Refusal = (
  recipient: string,
) => string | undefined | Promise<string | undefined>;

export type TestSmtp = {
  mode: SmtpMode;
  /** Asked about every recipient in the mode "accept". */
  refusal: Refusal;
  /** Every mail that the server received, in the order of arrival. */
  mails: ReceivedMail[];
  /** The number of connections so far. */
  connections: number;
  port: number;
  /** Returns an SMTP_URL, with the server's own login unless one is given. */
  url(login?: { user: string; password: string }): string;
  /** Resolves once `count` mails have arrived. */
  arrived(count: number): Promise<ReceivedMail[]>;
  /** Closes the port and all connections. */
  down(): Promise<void>;
  /** Listens again on the same port. */
  up(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts a real mail server on this machine that behaves as `mode` says. */
export async function startSmtp(
  settings: SmtpSettings = {},
): Promise<TestSmtp> {
  const waiting: { count: number; resolve: () => void }[] = [];
  let server: SMTPServer | undefined;

  const test: TestSmtp = {
    mode: "accept",
    refusal: () => undefined,
    mails: [],
    connections: 0,
    port: 0,
    url(login = settings.login) {
      const scheme = settings.tls === "implicit" ? "smtps" : "smtp";
      const { user = "", password = "" } = login ?? {};
      const credentials = login
        ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
        : "";
      return `${scheme}://${credentials}127.0.0.1:${test.port}`;
    },
    arrived(count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ count, resolve });
      announce();
      return promise.then(() => test.mails);
    },
    async down() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      for (const connection of closing.connections)
        connection._socket.destroy();
      await new Promise<void>((resolve) => closing.close(resolve));
    },
    async up() {
      server ??= await listen(
        createServer(settings, test, announce),
        test.port,
      );
      const address = server.server.address();
      test.port = isInfo(address) ? address.port : 0;
    },
    [Symbol.asyncDispose]: () => test.down(),
  };

  function announce(): void {
    for (const each of [...waiting])
      if (test.mails.length >= each.count) each.resolve();
  }

  await test.up();
  return test;
}

const isInfo = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === "object" && address !== null;

function listen(server: SMTPServer, port: number): Promise<SMTPServer> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      // Some tests abort a connection; the server must survive the error.
      server.on("error", () => {});
      resolve(server);
    });
  });
}

function createServer(
  { tls = "none", login, maxConnections }: SmtpSettings,
  test: TestSmtp,
  announce: () => void,
): SMTPServer {
  const server: SMTPServer = new SMTPServer({
    secure: tls === "implicit",
    ...TLS,
    authOptional: login === undefined,
    disabledCommands: [
      ...(tls === "starttls" ? [] : ["STARTTLS"]),
      ...(login ? [] : ["AUTH"]),
    ],
    disableReverseLookup: true,
    closeTimeout: 100,
    ...(maxConnections && { maxClients: maxConnections }),
    onConnect(_session, done) {
      test.connections += 1;
      if (test.mode !== "hang") done();
    },
    onAuth(auth, _session, done) {
      const isRight =
        auth.username === login?.user && auth.password === login?.password;
      if (isRight) done(null, { user: auth.username });
      else done(answer(535, "5.7.8 Authentication failed"));
    },
    async onRcptTo(address, _session, done) {
      if (test.mode === "busy") done(answer(451, "4.3.0 Try again later"));
      else if (test.mode === "limit")
        done(answer(550, "5.7.1 Daily sending limit exceeded"));
      else if (test.mode === "refuse")
        done(answer(550, `5.1.1 <${address.address}> no such user`));
      else done(refused(await test.refusal(address.address)));
    },
    async onData(stream, session, done) {
      const mail = await receive(stream, session);
      if (!mail) return;
      test.mails.push(mail);
      if (test.mode === "lose answer") breakOff(server, session);
      else done();
      announce();
    },
  });
  return server;
}

/** The error for a reply such as "450 4.2.0 Later". */
function refused(reply: string | undefined): Error | undefined {
  return reply === undefined
    ? undefined
    : answer(Number(reply.slice(0, 3)), reply.slice(4));
}

const answer = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** Reads a mail; returns undefined if its sender disconnects before the end. */
async function receive(
  stream: AsyncIterable<Uint8Array>,
  { envelope, secure, user }: SMTPServerSession,
): Promise<ReceivedMail | undefined> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch (error) {
    // A shop was killed while sending. The server drops an incomplete mail.
    if (isCutOff(error)) return undefined;
    throw error;
  }
  const raw = Buffer.concat(chunks).toString("utf8");
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    recipients: envelope.rcptTo.map(({ address }) => address),
    secure,
    user: typeof user === "string" ? user : undefined,
    raw,
    mail: await PostalMime.parse(raw),
  };
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNECTION";

function breakOff(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections)
    if (connection.session.id === session.id) connection._socket.destroy();
}
