import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";

// The part of the ustar format that is needed to copy files of any size through
// a small buffer. Any tar program can read an archive written here. Of other
// programs' archives only regular files are read, so no link or device is ever
// extracted.

const BLOCK = 512;
const CHUNK_BYTES = 1024 * 1024;
const MAX_NAME_BYTES = 100;
const REGULAR_FILES = new Set(["0", "\0"]);

/** The bytes are not a tar archive, or the archive is truncated. */
export class TarError extends Error {
  constructor(readonly kind: "foreign" | "truncated") {
    super(`tar archive: ${kind}`);
  }
}

/** Size and hash of the bytes copied, to compare with the expected ones. */
type Passed = { size: number; sha256: string };
/** Called for every piece of data, with its size in bytes. */
export type OnBytes = (bytes: number) => void;

type TarWriter = {
  addText(name: string, text: string): void;
  /** Copies a file. Throws a TarError when the file shrinks meanwhile. */
  addFile(name: string, path: string, onBytes?: OnBytes): Passed;
  /** Ends the archive; the caller closes the file. */
  end(): void;
};

/** Creates a writer to an open file. It throws the file system's own errors. */
export function createTarWriter(fd: number): TarWriter {
  const pad = (size: number) =>
    writeAll(fd, Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK));
  return {
    addText(name, text) {
      const bytes = Buffer.from(text);
      writeAll(fd, header(name, bytes.length));
      writeAll(fd, bytes);
      pad(bytes.length);
    },
    addFile(name, path, onBytes) {
      const source = openSync(path, "r");
      try {
        const { size } = fstatSync(source);
        writeAll(fd, header(name, size));
        const hash = new Bun.CryptoHasher("sha256");
        for (const chunk of readChunks(source, size)) {
          hash.update(chunk);
          writeAll(fd, chunk);
          onBytes?.(chunk.length);
        }
        pad(size);
        return { size, sha256: hash.digest("hex") };
      } finally {
        closeSync(source);
      }
    },
    end() {
      writeAll(fd, Buffer.alloc(2 * BLOCK));
    },
  };
}

export type TarEntry = {
  name: string;
  size: number;
  /** Yields the content, once; chunks that are not read are skipped. */
  chunks(): Iterable<Buffer>;
};

/** Yields the regular files of an archive, in order. Throws a TarError. */
export function* readTar(fd: number): Generator<TarEntry> {
  for (;;) {
    const block = readBlock(fd);
    if (block.every((byte) => byte === 0)) return;
    const { name, size } = parseHeader(block);
    const content = readChunks(fd, size);
    yield { name, size, chunks: () => content };
    for (const _ of content);
    const padding = (BLOCK - (size % BLOCK)) % BLOCK;
    for (const _ of readChunks(fd, padding));
  }
}

/** Passes an entry's content to `onChunk`. Returns its size and hash. */
export function passEntry(
  entry: TarEntry,
  onChunk: (chunk: Buffer) => void,
): Passed {
  const hash = new Bun.CryptoHasher("sha256");
  for (const chunk of entry.chunks()) {
    hash.update(chunk);
    onChunk(chunk);
  }
  return { size: entry.size, sha256: hash.digest("hex") };
}

/** Writes all bytes: one system call may write only some of them. */
export function writeAll(fd: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length)
    written += writeSync(fd, bytes, written, bytes.length - written);
}

/** Yields the next `size` bytes of an open file, in chunks. Throws TarError. */
export function* readChunks(fd: number, size: number): Generator<Buffer> {
  let left = size;
  while (left > 0) {
    const buffer = Buffer.allocUnsafe(Math.min(left, CHUNK_BYTES));
    const read = readSync(fd, buffer, 0, buffer.length, null);
    if (read === 0) throw new TarError("truncated");
    left -= read;
    yield buffer.subarray(0, read);
  }
}

function readBlock(fd: number): Buffer {
  return Buffer.concat([...readChunks(fd, BLOCK)]);
}

/** The offset and the length of each field of a ustar header, in bytes. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  mtime: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;
type Field = keyof typeof FIELDS;

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const put = (field: Field, text: string) =>
    block.write(text, FIELDS[field][0], "latin1");
  const putNumber = (field: Field, value: number) => {
    const digits = value.toString(8).padStart(FIELDS[field][1] - 1, "0");
    if (digits.length >= FIELDS[field][1])
      throw new RangeError(`${name} is too large for a backup`);
    put(field, digits);
  };
  if (Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw new RangeError(`${name} is too long a name for a backup`);
  put("name", name);
  putNumber("mode", 0o600);
  putNumber("uid", 0);
  putNumber("gid", 0);
  putNumber("size", size);
  putNumber("mtime", Math.floor(Date.now() / 1000));
  put("type", "0");
  put("magic", "ustar\x0000");
  put("checksum", `${checksum(block).toString(8).padStart(6, "0")}\0 `);
  return block;
}

function parseHeader(block: Buffer): { name: string; size: number } {
  const text = (field: Field) => {
    const [start, length] = FIELDS[field];
    const bytes = block.toString("latin1", start, start + length);
    return bytes.split("\0")[0] ?? "";
  };
  const number = (field: Field) => {
    const digits = text(field).trim();
    if (!/^[0-7]+$/.test(digits)) throw new TarError("foreign");
    return Number.parseInt(digits, 8);
  };
  const type = block.toString("latin1", FIELDS.type[0], FIELDS.type[0] + 1);
  const isPlain = REGULAR_FILES.has(type) && text("prefix") === "";
  if (!isPlain || number("checksum") !== checksum(block))
    throw new TarError("foreign");
  return { name: text("name"), size: number("size") };
}

/** The sum of all bytes; those of the checksum field count as spaces. */
function checksum(block: Buffer): number {
  const [start, length] = FIELDS.checksum;
  let sum = 0;
  for (const [index, byte] of block.entries())
    sum += index >= start && index < start + length ? 0x20 : byte;
  return sum;
}
