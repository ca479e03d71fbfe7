import { dlopen } from "bun:ffi";

// Bun has UDP and streams over Unix sockets, but no Unix datagrams, and systemd
// accepts notifications in no other way. systemd's own program
// `systemd-notify` would have to be installed, and no container has it.

const AF_UNIX = 1;
const SOCK_DGRAM = 2;
const SOCK_CLOEXEC = 0o2000000;
const MSG_NOSIGNAL = 0x4000;
/** Size of the path in `sockaddr_un`, including the zero byte at its end. */
const MAX_PATH_BYTES = 108;

/**
 * Sends a text to a datagram socket of this machine: a path, or a name of the
 * abstract namespace that begins with "@". Throws when the text is not
 * delivered.
 */
export function sendDatagram(path: string, text: string): void {
  const { symbols, close } = dlopen("libc.so.6", {
    socket: { args: ["i32", "i32", "i32"], returns: "i32" },
    sendto: {
      args: ["i32", "buffer", "usize", "i32", "buffer", "u32"],
      returns: "i64",
    },
    close: { args: ["i32"], returns: "i32" },
  });
  const socket = symbols.socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  try {
    const bytes = Buffer.from(text);
    const to = unixAddress(path);
    const sent = symbols.sendto(
      socket,
      bytes,
      bytes.length,
      MSG_NOSIGNAL,
      to,
      to.length,
    );
    if (Number(sent) !== bytes.length)
      throw new Error(`nobody listens at ${path}`);
  } finally {
    symbols.close(socket);
    close();
  }
}

/** Returns a `sockaddr_un`. Throws a RangeError when the path is too long. */
export function unixAddress(path: string): Uint8Array {
  const isAbstract = path.startsWith("@");
  const name = Buffer.from(isAbstract ? `\0${path.slice(1)}` : `${path}\0`);
  if (name.length > MAX_PATH_BYTES)
    throw new RangeError(`The path of the socket is too long: ${path}`);
  // Both processor types that the shop is built for are little-endian.
  return Buffer.concat([Uint8Array.of(AF_UNIX, 0), name]);
}
