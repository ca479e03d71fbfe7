import { expect, test } from "bun:test";
import { createServer, type Socket } from "node:net";
import { MailError, type OutgoingMail } from "#server/mail/mail.ts";
import { createSmtp } from "#server/mail/smtp.ts";

const MAIL: OutgoingMail = {
  id: 1,
  label: "test",
  subject: "Hello",
  text: "Hello there",
  html: "<p>Hello there</p>",
  from: { name: "", address: "shop@example.com" },
  to: "mila@example.com",
  messageId: "fixed@example.com",
  date: new Date("2026-03-01T12:00:00Z"),
};

const TIMEOUTS = {
  connectMs: 300,
  greetingMs: 300,
  silenceMs: 300,
  deliveryMs: 1_000,
};

/** The stages of a delivery, with this server's reply at each. */
const REPLIES = [
  ["greeting", "220 here\r\n"],
  ["EHLO", "250 hello\r\n"],
  ["MAIL FROM", "250 ok\r\n"],
  ["RCPT TO", "250 ok\r\n"],
  ["DATA", "354 go on\r\n"],
  ["the end of the mail", "250 taken\r\n"],
] as const;
type Stage = (typeof REPLIES)[number][0];

/** Starts a mail server that replies up to a stage, then calls `instead`. */
async function startMuteServer(stage: Stage, instead: (to: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let said = "";
    let next = 0;
    const answer = () => {
      const [name, text] = REPLIES[next] ?? [];
      next += 1;
      if (name === stage) instead(socket);
      else if (text) socket.write(text);
    };
    answer();
    socket.on("data", (chunk) => {
      said += chunk;
      const isMail = next === REPLIES.length - 1;
      if (!said.endsWith(isMail ? "\r\n.\r\n" : "\r\n")) return;
      said = "";
      answer();
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve()),
  );
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function failureOf(url: string): Promise<MailError> {
  const smtp = createSmtp(url, { timeouts: TIMEOUTS });
  try {
    await smtp.send(MAIL);
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  } finally {
    smtp.close();
  }
  throw new Error("the mail was taken");
}

for (const [stage] of REPLIES)
  test(`times out when a server stops replying at ${stage}, and retries later`, async () => {
    using server = await startMuteServer(stage, () => {});
    const { permanent, message } = await failureOf(server.url);
    expect({ permanent, message }).toEqual({
      permanent: false,
      message: expect.stringContaining("did not answer in time"),
    });
  });

test("times out when a server repeats for too long that it is busy", async () => {
  let drip: Timer | undefined;
  using server = await startMuteServer("the end of the mail", (socket) => {
    drip = setInterval(() => socket.write("250-still busy\r\n"), 50);
  });
  const { permanent, message } = await failureOf(server.url);
  clearInterval(drip);
  expect({ permanent, message }).toEqual({
    permanent: false,
    message: expect.stringContaining("did not answer in time"),
  });
});
