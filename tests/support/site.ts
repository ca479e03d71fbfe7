import { changeCatalog } from "#server/catalog/change.ts";
import type { Deps } from "#server/deps.ts";
import { savePage } from "#server/site/page-store.ts";
import { saveSite } from "#server/site/store.ts";
import { NEW_SITE } from "#shared/site/new-site.ts";
import type { SiteContent } from "#shared/site/schema.ts";

// What the maker changes of her site, without a login and a request for it.

/** The content of a new shop with some parts of it changed. */
export function siteContent(parts: Partial<SiteContent> = {}): SiteContent {
  return { ...NEW_SITE, ...parts };
}

export async function changeSite(deps: Deps, parts: Partial<SiteContent>) {
  const content = siteContent(parts);
  const site = await changeCatalog(deps, (tx) =>
    saveSite(tx, { content, now: deps.clock.now() }),
  );
  await deps.changes.settled();
  return site;
}

export async function writePage(
  deps: Deps,
  slug: string,
  title: string,
  markdown = "Some words.",
) {
  const page = { slug, title, description: "", markdown };
  await changeCatalog(deps, (tx) =>
    savePage(tx, { ...page, now: deps.clock.now() }),
  );
  await deps.changes.settled();
}
