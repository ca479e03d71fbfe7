import { hasTag } from "../etag.ts";
import { negotiateEncoding } from "./negotiate.ts";
import {
  PAGE_ENCODINGS,
  type Packed,
  type PackedPage,
  packPage,
} from "./packed.ts";

export type KeptPage = {
  /** Answers from what is kept; renders only when there is nothing yet. */
  answer(request: Request): Response | Promise<Response>;
  /**
   * What the page is made of changed: the old one answers until the new is
   * made, which the promise waits for.
   */
  refresh(): Promise<void>;
};

export type KeptPageOptions = {
  /** The whole document. */
  render: () => string | Promise<string>;
  headers: Record<string, string>;
  status?: number;
  onError: (error: unknown) => void;
};

/**
 * A page that is the same bytes for everyone, kept in the encodings that are
 * asked for. After a change it is made anew in the background, once however
 * many changes came together.
 */
export function createKeptPage(options: KeptPageOptions): KeptPage {
  const { render, headers, status = 200, onError } = options;
  let current: PackedPage | undefined;
  let first: Promise<PackedPage> | undefined;
  let isStale = false;
  let isRendering = false;
  let waiting: (() => void)[] = [];

  async function renderAgain(): Promise<void> {
    while (isStale) {
      isStale = false;
      const told = waiting;
      waiting = [];
      try {
        const next = packPage(await render(), headers);
        const wanted = current?.encodings() ?? [];
        await Promise.all(wanted.map((encoding) => next.as(encoding)));
        current = next;
      } catch (error) {
        onError(error);
      }
      for (const tell of told) tell();
    }
    isRendering = false;
  }

  /** Whoever comes first waits; a failure is not kept. */
  async function renderFirst(): Promise<PackedPage> {
    try {
      const rendered = packPage(await render(), headers);
      // A refresh in the meantime may have made a newer one.
      current ??= rendered;
      return current;
    } finally {
      first = undefined;
    }
  }

  function rendered(): Promise<PackedPage> {
    first ??= renderFirst();
    return first;
  }

  return {
    refresh() {
      if (!current && !first) return Promise.resolve();
      isStale = true;
      if (!isRendering) setImmediate(renderAgain);
      isRendering = true;
      return new Promise((resolve) => waiting.push(resolve));
    },
    answer(request) {
      const accepted = request.headers.get("accept-encoding");
      const encoding = negotiateEncoding(accepted, PAGE_ENCODINGS);
      const packed =
        current?.as(encoding) ?? rendered().then((page) => page.as(encoding));
      if (packed instanceof Promise)
        return packed.then((made) => toResponse(request, made, status));
      return toResponse(request, packed, status);
    },
  };
}

function toResponse(
  request: Request,
  { body, etag, headers }: Packed,
  status: number,
): Response {
  if (status === 200 && hasTag(request, etag))
    return new Response(null, { status: 304, headers });
  if (request.method === "HEAD")
    return new Response(null, {
      status,
      headers: { ...headers, "content-length": String(body.byteLength) },
    });
  return new Response(body, { status, headers });
}
