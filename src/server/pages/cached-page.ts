import { type PackedText, packText } from "#server/http/packed.ts";
import type { ToCard } from "./head.ts";
import type { SitePage } from "./site-pages.ts";

export const HTML_HEADERS = { "content-type": "text/html; charset=utf-8" };

/** When a page is rendered again that could not be, then twice as late. */
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

export type CachedPage = {
  /** Returns the cached response; renders the page only when none is cached. */
  answer(request: Request): Response | Promise<Response>;
  /**
   * Renders the page again after a change. Until the promise resolves, requests
   * get the old page, and if it cannot be rendered, until it can.
   */
  refresh(): Promise<void>;
};

type CachedPageOptions = {
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
  const { render, status = 200, cookieFor, onError } = options;
  const headers = { ...HTML_HEADERS, ...options.headers };
  let current: PackedText | undefined;
  let first: Promise<PackedText> | undefined;
  let isStale = false;
  let isRendering = false;
  let waiting: (() => void)[] = [];
  let retryMs = FIRST_RETRY_MS;

  async function renderAgain(): Promise<void> {
    while (isStale) {
      isStale = false;
      const waiters = waiting;
      waiting = [];
      try {
        const next = packText(await render(), headers);
        if (current) await next.prepareLike(current);
        current = next;
        retryMs = FIRST_RETRY_MS;
      } catch (error) {
        onError(error);
        // Nobody else would: the next change may be weeks away.
        setTimeout(() => void refresh(), retryMs).unref();
        retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
      }
      for (const resolve of waiters) resolve();
    }
    isRendering = false;
  }

  /** Renders for the first visitors, who wait; a failure is not cached. */
  async function renderFirst(): Promise<PackedText> {
    try {
      const rendered = packText(await render(), headers);
      // A refresh may have rendered a newer page meanwhile.
      current ??= rendered;
      return current;
    } finally {
      first = undefined;
    }
  }

  function rendered(): Promise<PackedText> {
    first ??= renderFirst();
    return first;
  }

  function refresh(): Promise<void> {
    if (!current && !first) return Promise.resolve();
    isStale = true;
    if (!isRendering) setImmediate(renderAgain);
    isRendering = true;
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    refresh,
    answer(request) {
      const response =
        current?.answer(request, status) ??
        rendered().then((page) => page.answer(request, status));
      return withHint(response, cookieFor?.(request));
    },
  };
}

/** Adds a Set-Cookie line to a response, if there is one. */
export function withHint(
  response: Response | Promise<Response>,
  cookie: string | undefined,
): Response | Promise<Response> {
  if (cookie === undefined) return response;
  return response instanceof Promise
    ? response.then((each) => withCookie(each, cookie))
    : withCookie(response, cookie);
}

function withCookie(response: Response, cookie: string): Response {
  response.headers.append("set-cookie", cookie);
  return response;
}
