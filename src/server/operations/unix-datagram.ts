import { dlopen } from "bun:ffi";

// Bun has UDP and streams over Unix sockets, but no datagrams over them, and
// systemd is told by nothing else. Its own `systemd-notify` would have to be
// installed, which it is in no container.

const AF_UNIX = 1;
const SOCK_DGRAM = 2;
const SOCK_CLOEXEC = 0o2000000;
const MSG_NOSIGNAL = 0x4000;
/** Of `sockaddr_un`, with the zero at the end. */
const MAX_PATH_BYTES = 108;

/**
 * Sends a text to a datagram socket of this machine: a path, or a name of the
 * abstract namespace that begins with "@". Throws where it does not get there.
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

/** A `sockaddr_un`. Throws a RangeError for a path that does not fit. */
export function unixAddress(path: string): Uint8Array {
  const isAbstract = path.startsWith("@");
  const name = Buffer.from(isAbstract ? `\0${path.slice(1)}` : `${path}\0`);
  if (name.length > MAX_PATH_BYTES)
    throw new RangeError(`The path of the socket is too long: ${path}`);
  // Both kinds of processor that the shop is built for are little-endian.
  return Buffer.concat([Uint8Array.of(AF_UNIX, 0), name]);
}
