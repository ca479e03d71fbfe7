import { hasTag } from "#server/http/etag.ts";
import { negotiateEncoding } from "#server/http/negotiate.ts";
import type { ToCard } from "./head.ts";
import type { SitePage } from "./site-pages.ts";
import {
  PAGE_ENCODINGS,
  type Packed,
  type PackedPage,
  packPage,
} from "./packed.ts";

export type CachedPage = {
  /** Returns the cached response; renders the page only when none is cached. */
  answer(request: Request): Response | Promise<Response>;
  /**
   * Renders the page again after a change. Until the promise resolves, requests
   * get the old page.
   */
  refresh(): Promise<void>;
};

export type CachedPageOptions = {
  /** Returns the whole document. */
  render: () => string | Promise<string>;
  headers: Record<string, string>;
  status?: number;
  /** Returns a Set-Cookie line that this browser needs, if any. */
  cookieFor?: (request: Request) => string | undefined;
  onError: (error: unknown) => void;
};

/** Creates the cached page of a page of the site. */
export type PageCache = (page: SitePage, toCard: ToCard) => CachedPage;

/**
 * Caches a page that has the same bytes for everyone, in the encodings that are
 * requested. After a change, the page is rendered again in the background, once
 * for any number of simultaneous changes.
 */
export function createCachedPage(options: CachedPageOptions): CachedPage {
  const { render, headers, status = 200, cookieFor, onError } = options;
  let current: PackedPage | undefined;
  let first: Promise<PackedPage> | undefined;
  let isStale = false;
  let isRendering = false;
  let waiting: (() => void)[] = [];

  async function renderAgain(): Promise<void> {
    while (isStale) {
      isStale = false;
      const waiters = waiting;
      waiting = [];
      try {
        const next = packPage(await render(), headers);
        const wanted = current?.encodings() ?? [];
        await Promise.all(wanted.map((encoding) => next.as(encoding)));
        current = next;
      } catch (error) {
        onError(error);
      }
      for (const resolve of waiters) resolve();
    }
    isRendering = false;
  }

  /** Renders for the first visitors, who wait; a failure is not cached. */
  async function renderFirst(): Promise<PackedPage> {
    try {
      const rendered = packPage(await render(), headers);
      // A refresh may have rendered a newer page meanwhile.
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
      const cookie = cookieFor?.(request);
      const toResponse = (made: Packed) =>
        withCookie(respond(request, made, status), cookie);
      return packed instanceof Promise
        ? packed.then(toResponse)
        : toResponse(packed);
    },
  };
}

function withCookie(response: Response, cookie: string | undefined): Response {
  if (cookie !== undefined) response.headers.append("set-cookie", cookie);
  return response;
}

function respond(
  request: Request,
  { body, etag, headers }: Packed,
  status: number,
): Response {
  return status === 200 && hasTag(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers });
}
