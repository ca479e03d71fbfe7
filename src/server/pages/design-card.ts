import type { DesignReply } from "#shared/clip/schema.ts";
import { describeDesign } from "#shared/clip/drawing.ts";
import { pageTitle } from "#shared/api/page.ts";
import { designPicturePath, sharedDesignPath } from "#shared/api/paths.ts";
import type { ShopInfo } from "#shared/api/shop.ts";
import type { Card } from "./head.ts";

/** Returns the preview that other sites show for a link to a saved design. */
export function designCard(design: DesignReply, shop: ShopInfo): Card {
  return {
    title: pageTitle("Someone designed this clip", shop.name),
    description: `${describeDesign(design)}. Get it as it is, or change it into yours.`,
    url: `${shop.publicUrl}${sharedDesignPath(design.code)}`,
    image: {
      url: `${shop.publicUrl}${designPicturePath(design.code)}`,
      type: "image/jpeg",
      alt: describeDesign(design),
    },
  };
}
