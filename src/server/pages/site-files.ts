import { NO_CACHE } from "#server/http/headers.ts";
import { pathsOf } from "#shared/api/page-table.ts";
import { ADMIN_MANIFEST, ADMIN_WORKER, PAGES } from "#shared/api/paths.ts";
import type { ShopInfo } from "#shared/api/page.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import type { Site } from "#shared/site/schema.ts";
import type { Deps } from "#server/deps.ts";
import { iconPath } from "./head.ts";
import { shopInfo } from "./page-state.ts";
import { absoluteUrl } from "./structured-data.ts";
import { getSite } from "#server/site/store.ts";
import { addDevice } from "#shared/account/calls.ts";
import { SITEMAP } from "./sitemap.ts";

type SiteFile = {
  type: string;
  /** `panel` is what the maker's panel is called. */
  body: (shop: ShopInfo, site: Site, panel: string) => string;
  headers?: Record<string, string>;
};

/** The files that robots and phones request from a site, by their path. */
const FILES: Record<string, SiteFile> = {
  "/robots.txt": { type: "text/plain; charset=utf-8", body: robots },
  "/manifest.webmanifest": {
    type: "application/manifest+json",
    body: (shop, site) => JSON.stringify(manifest(shop, site)),
  },
  [ADMIN_MANIFEST]: {
    type: "application/manifest+json",
    body: (shop, site, panel) =>
      JSON.stringify({
        ...manifest(shop, site),
        name: `${shop.name} ${panel}`,
        id: PAGES.admin,
        start_url: PAGES.adminWorkbench,
        scope: PAGES.admin,
        display: "standalone",
      }),
  },
  [ADMIN_WORKER]: {
    type: "text/javascript; charset=utf-8",
    body: (shop, site) => adminWorker(iconPath(shop, site, 192)),
    // A worker is a page of its own: it may call the shop, and load nothing.
    headers: {
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      "cache-control": NO_CACHE,
    },
  },
};
const MAX_AGE = "public, max-age=86400";
/** Requested by what does not read a page's tags, or by a page without any. */
const FAVICON = "/favicon.ico";

/** Creates the lookup of these files; it returns undefined for other paths. */
export function createSiteFiles(deps: Deps) {
  return (path: string): Promise<Response> | undefined => {
    if (path === FAVICON) return leadToIcon();
    const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    return file && answer(file);
  };

  async function leadToIcon(): Promise<Response> {
    const site = await getSite(deps.db, deps.config);
    const location = iconPath(shopInfo(deps.config, site), site, 192);
    const headers = { location, "cache-control": MAX_AGE };
    return new Response(null, { status: 302, headers });
  }

  async function answer({ type, body, ...file }: SiteFile): Promise<Response> {
    const headers = {
      "content-type": type,
      "cache-control": MAX_AGE,
      ...file.headers,
    };
    const { messages } = await deps.locale();
    const site = await getSite(deps.db, deps.config);
    const shop = shopInfo(deps.config, site);
    return new Response(body(shop, site, messages.first.titles.admin), {
      headers,
    });
  }
}

function robots(shop: ShopInfo): string {
  return [
    "User-agent: *",
    ...pathsOf("private").map((path) => `Disallow: ${path}`),
    "Disallow: /api/",
    `Sitemap: ${absoluteUrl(shop, SITEMAP)}`,
    "",
  ].join("\n");
}

function manifest(shop: ShopInfo, site: Site) {
  const { paper } = PALETTES[site.palette];
  return {
    name: shop.name,
    short_name: shop.name,
    lang: site.language,
    start_url: PAGES.home,
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      ...(site.mark
        ? []
        : [{ src: "/icons/mark.svg", type: "image/svg+xml", sizes: "any" }]),
      ...([192, 512] as const).map((size) => ({
        src: iconPath(shop, site, size),
        type: "image/png",
        sizes: `${size}x${size}`,
      })),
    ],
  };
}

/**
 * Returns the panel's service worker. It is small enough to be written by hand,
 * for browsers that ring: it shows what the shop sends, counts on the icon how
 * many orders are open, and opens the workbench. It caches and intercepts nothing.
 */
const adminWorker = (icon: string): string => `"use strict";
addEventListener("push", (event) => {
  const { title, body, tag, open } = event.data.json();
  const shown = registration.showNotification(title, {
    body,
    tag,
    icon: ${JSON.stringify(icon)},
    badge: ${JSON.stringify(icon)},
  });
  const counted =
    navigator.setAppBadge && navigator.setAppBadge(open).catch(() => {});
  event.waitUntil(Promise.all([shown, counted]));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    // A panel that was open before the worker came is not in its control.
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const [panel] = ${JSON.stringify([PAGES.adminWorkbench, PAGES.admin])}.flatMap((path) =>
        windows.filter(({ url }) => new URL(url).pathname === path),
      );
      return panel
        ? panel.focus()
        : clients.openWindow(${JSON.stringify(PAGES.adminWorkbench)});
    }),
  );
});
addEventListener("pushsubscriptionchange", (event) => {
  const renewed = event.newSubscription
    ? Promise.resolve(event.newSubscription)
    : registration.pushManager.subscribe(event.oldSubscription.options);
  event.waitUntil(
    renewed.then((subscription) =>
      fetch(${JSON.stringify(addDevice.path)}, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(subscription),
      }),
    ),
  );
});
`;
