import { dlopen } from "bun:ffi";
import { join } from "node:path";
import { unixAddress } from "#server/operations/unix-datagram.ts";
import { afterTest, tempFolder } from "#tests/support/temp.ts";

const AF_UNIX = 1;
const SOCK_DGRAM = 2;
const MSG_DONTWAIT = 0x40;
const LONGEST_MESSAGE_BYTES = 4096;

/** Opens a notification socket, like the one systemd gives its services. */
export function openNotifySocket(path = join(tempFolder(), "notify")) {
  const { symbols, close } = dlopen("libc.so.6", {
    socket: { args: ["i32", "i32", "i32"], returns: "i32" },
    bind: { args: ["i32", "buffer", "u32"], returns: "i32" },
    recv: { args: ["i32", "buffer", "usize", "i32"], returns: "i64" },
    close: { args: ["i32"], returns: "i32" },
  });
  const address = unixAddress(path);
  const socket = symbols.socket(AF_UNIX, SOCK_DGRAM, 0);
  if (symbols.bind(socket, address, address.length) !== 0)
    throw new Error(`nothing can listen at ${path}`);
  afterTest(() => {
    symbols.close(socket);
    close();
  });
  const read = (): string | undefined => {
    const bytes = Buffer.alloc(LONGEST_MESSAGE_BYTES);
    const length = symbols.recv(socket, bytes, bytes.length, MSG_DONTWAIT);
    return length < 0 ? undefined : bytes.toString("utf8", 0, Number(length));
  };
  return {
    path,
    /** Returns the next message; undefined if there is none. */
    read,
    /** Returns all messages that have arrived and were not read yet. */
    readAll(): string[] {
      const messages: string[] = [];
      for (let next = read(); next !== undefined; next = read())
        messages.push(next);
      return messages;
    },
  };
}
