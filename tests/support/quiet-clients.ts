// Opens so many connections to a port of this machine, sends a text on each
// and reads nothing; the letters of `drip` follow, one a second. Prints a line
// once all are open, and holds them until it is ended. In a process of its
// own, so that it does not hold up those who measure.

import { connect, type Socket } from "node:net";

const [, , port = "", count = "", text = "", drip = ""] = process.argv;
const DRIP_EVERY_MS = 1_000;
const sockets: Socket[] = [];

for (let index = 0; index < Number(count); index += 1) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Ten addresses of this machine, each with ports enough.
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
