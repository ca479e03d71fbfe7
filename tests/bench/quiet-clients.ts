// Opens so many connections, says a text on each and reads nothing; says
// "open" once all are, and holds them until it is ended. In a process of its
// own, so that it does not hold up those who measure.

import { connect, type Socket } from "node:net";

const [, , port = "", count = "", text = ""] = process.argv;
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
setInterval(() => sockets.length, 1_000);
