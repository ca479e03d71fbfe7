import { contentHash, NO_CACHE } from "#server/http/headers.ts";
import { PRODUCT_PATH, productPath } from "#shared/api/paths.ts";
import { hasSessionCookie } from "#server/auth/sessions.ts";
import {
  findProductBySlug,
  findProductFor,
} from "#server/clips/product-page.ts";
import type { Deps } from "#server/deps.ts";
import { packCompactly, type PackedText } from "#server/http/packed.ts";
import { BoundedMap } from "#server/runtime/bounds.ts";
import { type CachedPage, HTML_HEADERS, withHint } from "./cached-page.ts";
import type { PageParts } from "./head.ts";
import { readPage } from "./page-state.ts";
import { listedPage, type SitePage } from "./site-pages.ts";

/** The number of pages that are kept; each takes about 20 kB, compressed. */
const MAX_PRODUCT_PAGES = 1_000;

type Kept = {
  /** The number of the maker's changes that the page is known to show. */
  version: number;
  /** The hash of the data that it was rendered from. */
  hash: string;
  packed: PackedText;
};
type Reply = Response | Promise<Response>;
type Options = {
  /** Renders the document of a page. */
  draw: (parts: PageParts) => Promise<string>;
  headers: Record<string, string>;
  answer: (request: Request, page: SitePage, cached: CachedPage) => Reply;
  notFound: (request: Request) => Reply;
  cookieFor: (request: Request) => string | undefined;
};

/**
 * Creates the lookup of the clips' own pages; it returns undefined for any other
 * path. After a change of the maker's, the data of a page is read again when
 * somebody asks for the page, which is rendered only if its data has changed:
 * a change of one clip renders that product's page and those that show it.
 */
export function createProductPages(deps: Deps, options: Options) {
  const { draw, answer, notFound, cookieFor } = options;
  const headers = { ...HTML_HEADERS, ...options.headers };
  const kept = new BoundedMap<Kept>(MAX_PRODUCT_PAGES);
  const checks = new Map<string, Promise<Kept | string | undefined>>();
  let version = 0;
  deps.changes.onChange(() => {
    version += 1;
    checks.clear();
  });

  /** Returns the page, the slug that the clip has now, or undefined. */
  async function check(slug: string): Promise<Kept | string | undefined> {
    const before = version;
    const product = await findProductBySlug(deps.db, slug);
    if (!product) kept.delete(slug);
    if (!product || product.slug !== slug) return product?.slug;
    const page = pageOf(slug);
    const [state, messages] = await readPage(deps, page);
    const hash = contentHash(JSON.stringify(state));
    const known = kept.get(slug);
    const packed =
      known?.hash === hash
        ? known.packed
        : packCompactly(await draw({ page, state, messages }), headers);
    const checked = { version: before, hash, packed };
    kept.set(slug, checked);
    return checked;
  }

  function checkOnce(slug: string): Promise<Kept | string | undefined> {
    const running = checks.get(slug);
    if (running) return running;
    const started = check(slug).finally(() => {
      if (checks.get(slug) === started) checks.delete(slug);
    });
    checks.set(slug, started);
    return started;
  }

  const send = (request: Request, slug: string, { packed }: Kept): Reply =>
    answer(request, pageOf(slug), {
      refresh: async () => {},
      answer: (asked) => withHint(packed.answer(asked), cookieFor(asked)),
    });

  /** Shows a hidden clip to the maker, and that it is gone to everybody else. */
  async function preview(request: Request, slug: string): Promise<Response> {
    // Nobody else has what is gone looked for once more.
    const hidden =
      hasSessionCookie(request) && (await findProductFor(deps, request, slug));
    if (!hidden) return notFound(request);
    if (hidden.slug !== slug) return movedTo(hidden.slug, request);
    const page = { ...pageOf(slug), hiddenClip: hidden };
    return answer(request, page, { refresh: async () => {}, answer: notFound });
  }

  async function respond(request: Request, slug: string): Promise<Response> {
    const found = await checkOnce(slug);
    if (found === undefined) return preview(request, slug);
    if (typeof found === "string") return movedTo(found, request);
    return send(request, slug, found);
  }

  return (request: Request, path: string): Reply | undefined => {
    const slug = PRODUCT_PATH.exec(path.replace(/\/$/, ""))?.[1];
    if (slug === undefined) return undefined;
    const page = kept.get(slug);
    return page?.version === version
      ? send(request, slug, page)
      : respond(request, slug);
  };
}

const pageOf = (slug: string) => listedPage(productPath(slug), { clip: slug });

/**
 * Redirects an earlier address for good. Browsers must ask again all the same:
 * the maker may give a clip its earlier address back.
 */
function movedTo(slug: string, request: Request): Response {
  const { search } = new URL(request.url, "http://localhost");
  return new Response(null, {
    status: 301,
    headers: {
      location: `${productPath(slug)}${search}`,
      "cache-control": NO_CACHE,
    },
  });
}
