import { changeCatalog } from "#server/catalog/change.ts";
import type { Deps } from "#server/deps.ts";
import { savePage } from "#server/site/page-store.ts";
import { saveSite } from "#server/site/store.ts";
import { NEW_SITE } from "#shared/site/new-site.ts";
import type { SiteContent } from "#shared/site/schema.ts";

// Changes to the site as the maker makes them, without login or request.

/** Returns the content of a new shop with some parts replaced. */
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
