import type { SiteContent } from "#shared/site/schema.ts";

export type Appearance = Pick<SiteContent, "hero" | "mark" | "palette">;

/**
 * A hash of everything that the shop's icons and card show. Their file names
 * contain the hash, so that a change gives them new URLs.
 */
export function appearanceVersion(
  { hero, mark, palette }: Appearance,
  name: string,
) {
  const parts = [hero.imageUrl, hero.focus, mark, palette, name];
  return Bun.hash(JSON.stringify(parts)).toString(36);
}
