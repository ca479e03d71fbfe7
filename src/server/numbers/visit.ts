import type { VisitInput } from "#shared/visits/calls.ts";
import { parseUrl } from "#shared/text/links.ts";
import type { Source } from "#shared/numbers/rules.ts";
import { letterOfCampaign, type VisitPlace } from "#shared/visits/rules.ts";
import { findPageName, isPanel } from "#shared/api/page-table.ts";
import { PRODUCT_PATH } from "#shared/api/paths.ts";
import { hasSessionCookie } from "#server/auth/sessions.ts";

// What a beacon says becomes names of closed lists, and nothing else of it is
// kept: no address, no browser, no path and no page that led here.

/** The names of hosts and of those below them: "google" is any Google's. */
const HOSTS: [RegExp, Source][] = [
  [
    /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|brave|yandex|baidu|kagi)\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    "search",
  ],
  [/(?:^|\.)(?:instagram|threads)\.(?:com|net)$/, "instagram"],
  [/(?:^|\.)(?:facebook\.com|fb\.me)$/, "facebook"],
  [/(?:^|\.)(?:pinterest\.[a-z]{2,3}(?:\.[a-z]{2})?|pin\.it)$/, "pinterest"],
  [/(?:^|\.)tiktok\.com$/, "tiktok"],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, "youtube"],
  [/(?:^|\.)etsy\.com$/, "etsy"],
  [/(?:^|\.)reddit\.com$/, "reddit"],
  [
    /(?:^|\.)(?:whatsapp\.com|t\.me|telegram\.org|discord\.com|slack\.com|messenger\.com)$/,
    "chat",
  ],
];
/** Mail programs on the web, some of them below the host of a search. */
const MAILS =
  /^(?:mail|outlook|webmail)\.|(?:^|\.)(?:gmx|web|mailbox|proton|fastmail)\.(?:net|de|at|ch|org|me|com)$/;

/** Returns what stands for a page that led to the shop, by its host. */
function sourceOfHost(host: string): Source {
  if (MAILS.test(host)) return "mail";
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? "other";
}

/** Programs that name themselves, the previews of messengers among them. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|whatsapp|telegram|skype|curl|wget|python|java\/|okhttp|go-http|axios|node|scan|monitor|fetch|archiv/i;

/** Whether a request is by somebody who looks at the shop, or buys there. */
export function isOfShopper(request: Request): boolean {
  const { headers } = request;
  const browser = headers.get("user-agent") ?? "";
  return (
    browser !== "" &&
    !ROBOT.test(browser) &&
    !hasSessionCookie(request) &&
    // A page that is rendered ahead has not been looked at.
    !headers.has("sec-purpose")
  );
}

/** What the shop has, by which a visit is named. */
export type KnownPlaces = {
  /** The ids of the products that have a page, by its address. */
  products: ReadonlyMap<string, number>;
  /** The addresses of the maker's own pages. */
  pages: ReadonlySet<string>;
  /** The numbers of the letters that went out. */
  letters: ReadonlySet<number>;
  /** The names by which the shop itself can be called. */
  ownHosts: ReadonlySet<string>;
};

/** Names the page that was looked at; undefined for the maker's own. */
export function placeOf(
  path: string,
  { products, pages }: KnownPlaces,
): VisitPlace | undefined {
  const [, slug = ""] = PRODUCT_PATH.exec(path) ?? [];
  const product = products.get(slug);
  if (product !== undefined) return `product:${product}`;
  const name = findPageName(path);
  if (name === "home" || name === "design") return name;
  if (name && isPanel(name)) return undefined;
  const [, first = "", second] = path.split("/", 3);
  if (first === "make" || first === "admin") return undefined;
  if (name === "privacy" || (second === undefined && pages.has(first)))
    return "text";
  if (name || (first === "orders" && second)) return "order";
  if (first === "letters" && second) return "letter";
  return first === "clips" && !slug && second ? "list" : "other";
}

/**
 * Names where a visit came from; undefined where it came from another page of
 * the shop. A letter is named by its number.
 */
export function sourceOf(
  { referrer = "", campaign = "" }: VisitInput,
  { letters, ownHosts }: KnownPlaces,
): Source | `letter:${number}` | undefined {
  const url = parseUrl(referrer);
  if (url && ownHosts.has(url.hostname)) return undefined;
  const letter = letterOfCampaign(campaign);
  if (letter !== undefined && letters.has(letter)) return `letter:${letter}`;
  if (referrer === "") return "direct";
  // "android-app://com.instagram.android" has its name the other way round.
  if (url?.protocol === "android-app:")
    return sourceOfHost(
      url.hostname.split(".").slice(0, 2).reverse().join("."),
    );
  return url ? sourceOfHost(url.hostname) : "other";
}
