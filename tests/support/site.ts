import { changeCatalog } from "#server/catalog/item-rows.ts";
import type { Deps } from "#server/deps.ts";
import { savePage } from "#server/site/page-store.ts";
import { saveSite } from "#server/site/save-site.ts";
import { newSite } from "#server/site/new-site.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import type { SiteInput } from "#shared/site/input.ts";

// Changes to the site as the maker makes them, without login or request.

/** Returns the content of a new shop with some parts replaced. */
export function siteContent(parts: Partial<SiteContent> = {}): SiteContent {
  return { ...newSite("en"), ...parts };
}

export async function changeSite(deps: Deps, parts: Partial<SiteInput>) {
  const content = { ...siteContent(), ...parts };
  const site = await changeCatalog(deps, (tx) =>
    saveSite(tx, {
      content,
      settings: deps.config,
      now: deps.clock.now(),
    }),
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
