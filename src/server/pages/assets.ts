import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import {
  type AssetEntry,
  AssetFile,
  AssetUrl,
  type Encoding,
  ENCODING_SUFFIXES,
} from "#shared/build/manifest.ts";
import { HOME_CARD } from "#shared/api/paths.ts";
import type { Picture } from "#shared/images/schema.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";
import type { SharedFile } from "#server/db/shop-database.ts";
import { hasTag, IMMUTABLE, tagOf } from "#server/http/headers.ts";
import { partial, rangeOf } from "#server/http/ranges.ts";
import { CARD_HEADERS } from "#server/http/security.ts";
import { negotiateEncoding } from "#server/http/packed.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null;

// What the build wrote for its pages is not checked again, and each file's entry
// is parsed when the file is first requested: parsing all of them at the start
// would take a tenth of the start time.
const Manifest = z.object({
  entry: z.custom<AssetEntry>(isObject),
  files: z.custom<Record<string, unknown>>(isObject),
});

/** The shop's static files, and what a page needs to know about them. */
export type Assets = {
  entry: AssetEntry;
  /** Reads the metadata of the shop's built-in pictures, by their address. */
  pictures(): Promise<Record<string, Picture>>;
  /** Returns the response to GET or HEAD; undefined: there is no such file. */
  handle(request: Request, path: string): Response | undefined;
  /** The files whose names change with their content, for other versions. */
  immutable: { paths: string[]; read(path: string): SharedFile };
};

/** Loads the files of the build. Throws when there has been no build. */
export async function loadAssets(
  dir: string = embeddedDir("client"),
): Promise<Assets> {
  // Read at once: in the executable the file is in memory, and waiting for
  // another thread takes longer.
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(dir, name), "utf8"));
  // Each schema is used once, so compiling it would not pay.
  const jitless = true;
  const manifest = Manifest.parse(read("manifest.json"), { jitless });
  const listed = new Map(Object.entries(manifest.files));
  const files = new Map<string, AssetFile>();
  const reader = createReader(dir);
  const find = (path: string): AssetFile => {
    const file = files.get(path) ?? AssetFile.parse(listed.get(path));
    files.set(path, file);
    return file;
  };
  return {
    entry: manifest.entry,
    async pictures() {
      // Loaded on demand: only a new shop needs this.
      const { Picture } = await import("#shared/images/schema.ts");
      const Pictures = z.record(AssetUrl, Picture);
      return Pictures.parse(read("pictures.json"), { jitless });
    },
    handle(request, path) {
      if (!listed.has(path)) return undefined;
      return answer(request, find(path), reader);
    },
    get immutable() {
      return {
        paths: [...listed.keys()].filter((path) => find(path).immutable),
        read(path: string) {
          const file = find(path);
          return { type: file.type, bytes: unpacked(dir, file) };
        },
      };
    },
  };
}

type Reader = (file: AssetFile, encoding: Encoding | "identity") => Blob;

const SUFFIXES = { identity: "", ...ENCODING_SUFFIXES };

/**
 * Creates the function that opens files. Inside the executable a file is a view
 * into the executable and takes no memory. A file on disk is read into memory,
 * because Bun would otherwise handle Range headers itself, in another way.
 */
function createReader(dir: string): Reader {
  const blobs = new Map<string, Blob>();
  return (asset, encoding) => {
    const path = join(dir, asset.file + SUFFIXES[encoding]);
    const known = blobs.get(path);
    if (known) return known;
    const { type } = asset;
    const isStored = encoding !== "identity" || !isPacked(asset);
    const blob =
      Bun.isStandaloneExecutable && isStored
        ? Bun.file(path, { type })
        : new Blob([isStored ? readFileSync(path) : unpacked(dir, asset)], {
            type,
          });
    blobs.set(path, blob);
    return blob;
  };
}

/** Whether a file is stored in its encodings alone, as texts are. */
const isPacked = ({ encodings }: AssetFile) => encodings.includes("gzip");

/** Reads a file as it was built. */
function unpacked(dir: string, asset: AssetFile) {
  const path = join(dir, asset.file);
  return isPacked(asset)
    ? Bun.gunzipSync(readFileSync(path + ENCODING_SUFFIXES.gzip))
    : new Uint8Array(readFileSync(path));
}

function answer(request: Request, file: AssetFile, read: Reader): Response {
  const isRanged = request.method === "GET" && request.headers.has("range");
  const encoding = isRanged
    ? "identity"
    : negotiateEncoding(request.headers.get("accept-encoding"), file.encodings);
  const etag = tagOf(file.hash, encoding);
  const headers = headersOf(file, encoding, etag);
  if (hasTag(request, etag))
    return new Response(null, { status: 304, headers });
  headers.set("content-type", file.type);
  headers.set("content-disposition", "inline");
  const body = read(file, encoding);
  const range = isRanged ? rangeOf(request, etag, body.size) : "none";
  return range === "none"
    ? new Response(body, { headers })
    : partial(body, range, headers);
}

function headersOf(
  file: AssetFile,
  encoding: Encoding | "identity",
  etag: string,
): Headers {
  const headers = new Headers({
    "cache-control": file.immutable
      ? IMMUTABLE
      : "public, max-age=86400, must-revalidate",
    etag,
    "x-content-type-options": "nosniff",
    ...(`/${file.file}` === HOME_CARD && CARD_HEADERS),
  });
  if (file.encodings.length > 0) headers.set("vary", "accept-encoding");
  // Nobody asks for a part of what is sent compressed.
  else headers.set("accept-ranges", "bytes");
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return headers;
}

/** The addresses of files whose names change with their content. */
const HASHED = /^\/assets\/[\w.-]{1,100}$/;

/**
 * The files of other versions of the shop. While one copy after the other gets
 * a new version, the balancer sends the requests of a page to copies that do not
 * have its files, and pages stay open for days; so all copies share their files.
 */
type OtherVersions = {
  /** Shares the files of this version. A failure is logged. */
  publish(): Promise<void>;
  /** Finds a file that this version does not have; mostly undefined at once. */
  find(path: string): Promise<Response | undefined> | undefined;
};

export function createOtherVersions(
  { db: { files }, log }: Pick<Deps, "db" | "log">,
  assets: Assets,
): OtherVersions {
  return {
    async publish() {
      if (!files) return;
      try {
        const { paths, read } = assets.immutable;
        await files.publish(paths, read);
      } catch (error) {
        log.warn("files_not_published", errorFields(error));
      }
    },
    find(path) {
      if (!files || !HASHED.test(path)) return undefined;
      return files.find(path).then((file) => file && answerOf(file));
    },
  };
}

function answerOf({
  type,
  bytes,
}: {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}) {
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "content-disposition": "inline",
      "cache-control": IMMUTABLE,
      "x-content-type-options": "nosniff",
    },
  });
}
