// Opens `count` connections to a port of this machine, sends `text` on each and
// reads nothing; then sends one letter of `drip` a second. Prints a line once
// all connections are open, and keeps them open until this process is killed.
// Runs in its own process, so that it does not delay the measuring test.

import { connect, type Socket } from "node:net";

const [, , port = "", count = "", text = "", drip = ""] = process.argv;
const DRIP_EVERY_MS = 1_000;
const sockets: Socket[] = [];

for (let index = 0; index < Number(count); index += 1) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Uses ten local addresses, because one does not have enough ports.
  const localAddress = `127.0.0.${2 + (index % 10)}`;
  const place = { host: "127.0.0.1", port: Number(port), localAddress };
  const socket = connect(place, () => {
    socket.pause();
    socket.write(text);
    resolve();
  });
  socket.once("error", reject);
  sockets.push(socket);
  await promise;
  socket.on("error", () => {});
}
process.stdout.write("open\n");

let dripped = 0;
setInterval(() => {
  const byte = drip[dripped % Math.max(1, drip.length)];
  dripped += 1;
  if (byte) for (const socket of sockets) socket.write(byte);
}, DRIP_EVERY_MS);
