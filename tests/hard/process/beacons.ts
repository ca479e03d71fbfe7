import type { Socket } from "bun";
import { countVisit } from "#shared/visits/calls.ts";

// Sends beacons of visits at a steady pace until standard input ends, as many
// browsers on connections of their own do; then prints how many were answered.
// It shares the machine with the shop, so it makes one request and sends those
// bytes again and again.

const CONNECTIONS = 100;
const PACE_MS = 4;

const [, , port = "", perSecond = ""] = process.argv;
const body = JSON.stringify({
  path: "/design",
  referrer: "https://l.instagram.com/",
});
const request = Buffer.from(
  `POST ${countVisit.path} HTTP/1.1\r\nhost: localhost\r\n` +
    "user-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1\r\n" +
    "accept: */*\r\naccept-language: de-DE\r\nsec-fetch-site: same-origin\r\n" +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
);

const idle: Socket[] = [];
let [sent, answered, refused] = [0, 0, 0];
const lost = (error: unknown) => {
  throw error;
};

for (let made = 0; made < CONNECTIONS; made += 1)
  await Bun.connect({
    hostname: "127.0.0.1",
    port: Number(port),
    socket: {
      open: (socket) => void idle.push(socket),
      data(socket, chunk) {
        answered += 1;
        // An answer is far smaller than a packet, so it comes in one piece.
        if (!chunk.toString("latin1", 0, 12).endsWith(" 200")) refused += 1;
        idle.push(socket);
      },
      error: (_, error) => lost(error),
      close: () => lost("the shop closed a connection"),
    },
  });

const startedAt = performance.now();
const pace = setInterval(() => {
  const due = ((performance.now() - startedAt) * Number(perSecond)) / 1000;
  for (; sent < due; sent += 1) {
    const socket = idle.shift();
    // Whoever comes while all wait is sent with the next ones.
    if (!socket) return;
    socket.write(request);
  }
}, PACE_MS);

process.stdout.write("sending\n");
await Bun.stdin.text();
clearInterval(pace);
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(`${JSON.stringify({ answered, refused, seconds })}\n`);
process.exit(0);
