import type { LetterPage } from "#shared/letters/schema.ts";
import { type Appearance, appearanceVersion } from "#server/site/appearance.ts";

type ShopAppearance = Appearance & { name: string };

/** How a shop looks whose hero is the picture of a letter. */
export function lookOfLetter<Shop extends ShopAppearance>(
  { picture }: Pick<LetterPage, "picture">,
  shop: Shop,
): Shop {
  const { focus: _, ...hero } = shop.hero;
  return { ...shop, hero: { ...hero, imageUrl: picture?.imageUrl ?? "" } };
}

/** Changes with whatever the card of a letter shows. */
export function letterCardVersion(
  letter: Pick<LetterPage, "picture">,
  shop: ShopAppearance,
): string {
  return appearanceVersion(lookOfLetter(letter, shop), shop.name);
}
