import type { DesignReply } from "#shared/clip.ts";
import { describeDesign } from "#shared/clip-drawing.ts";
import { pageTitle } from "#shared/page.ts";
import { designPicturePath, sharedDesignPath } from "#shared/paths.ts";
import type { ShopInfo } from "#shared/shop.ts";
import { type Card, DESCRIPTION } from "./head.ts";

/** What a link to a saved design looks like where it is shared. */
export function designCard(design: DesignReply, shop: ShopInfo): Card {
  return {
    title: pageTitle("A custom claw clip", shop.name),
    description: `${describeDesign(design)}. ${DESCRIPTION}`,
    url: `${shop.publicUrl}${sharedDesignPath(design.code)}`,
    imageUrl: `${shop.publicUrl}${designPicturePath(design.code)}`,
    imageAlt: describeDesign(design),
  };
}
