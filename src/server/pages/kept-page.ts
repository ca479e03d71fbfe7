import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";
import { createHash } from "node:crypto";
import { type Encoding, etagMatches, negotiateEncoding } from "./negotiate.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// A page is compressed once for thousands of readers, off the main thread;
// 9 costs a few milliseconds and is within a percent of 11.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

type Version = "identity" | Encoding;
type Kept = {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
};
type Rendered = ReadonlyMap<Version, Kept>;

export type KeptPage = {
  /** Answers from what is kept; renders only when there is nothing yet. */
  answer(request: Request): Response | Promise<Response>;
  /** What the page is made of changed: the old one answers until the new is. */
  refresh(): void;
};

export type KeptPageOptions = {
  /** The whole document. */
  render: () => string | Promise<string>;
  headers: Record<string, string>;
  status?: number;
  onError: (error: unknown) => void;
};

/**
 * A page that is the same bytes for everyone, kept rendered in every encoding.
 * After a change it is made anew in the background, once however many changes
 * came together.
 */
export function createKeptPage(options: KeptPageOptions): KeptPage {
  const { render, headers, status = 200, onError } = options;
  let current: Rendered | undefined;
  let first: Promise<Rendered> | undefined;
  let isStale = false;
  let isRendering = false;

  async function renderAgain(): Promise<void> {
    isRendering = true;
    while (isStale) {
      isStale = false;
      try {
        current = await keep(await render(), headers);
      } catch (error) {
        onError(error);
      }
    }
    isRendering = false;
  }

  /** Whoever comes first waits; a failure is not kept. */
  async function renderFirst(): Promise<Rendered> {
    try {
      const rendered = await keep(await render(), headers);
      // A refresh in the meantime may have made a newer one.
      current ??= rendered;
      return current;
    } finally {
      first = undefined;
    }
  }

  return {
    refresh() {
      if (!current && !first) return;
      isStale = true;
      if (!isRendering) setImmediate(renderAgain);
    },
    answer(request) {
      if (current) return toResponse(request, current, status);
      first ??= renderFirst();
      return first.then((rendered) => toResponse(request, rendered, status));
    },
  };
}

async function keep(
  html: string,
  headers: Record<string, string>,
): Promise<Rendered> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, BROTLI),
    compressGzip(plain),
  ]);
  const hash = createHash("sha256").update(html).digest("base64url");
  const version = (name: Version, body: Uint8Array): [Version, Kept] => {
    const suffix = name === "identity" ? "" : `-${name}`;
    const etag = `"${hash.slice(0, 22)}${suffix}"`;
    const all = {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      etag,
      ...(name !== "identity" && { "content-encoding": name }),
    };
    return [name, { body: new Uint8Array(body), etag, headers: all }];
  };
  return new Map([
    version("identity", plain),
    version("br", br),
    version("gzip", gzipped),
  ]);
}

function toResponse(
  request: Request,
  rendered: Rendered,
  status: number,
): Response {
  const accepted = request.headers.get("accept-encoding");
  const version = rendered.get(negotiateEncoding(accepted, ["br", "gzip"]));
  if (!version) throw new Error("a page was kept without its plain version");
  const { body, etag, headers } = version;
  const known = request.headers.get("if-none-match");
  if (status === 200 && etagMatches(known, etag))
    return new Response(null, { status: 304, headers });
  if (request.method === "HEAD")
    return new Response(null, {
      status,
      headers: { ...headers, "content-length": String(body.byteLength) },
    });
  return new Response(body, { status, headers });
}
