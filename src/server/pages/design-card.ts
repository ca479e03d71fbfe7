import type { DesignReply } from "#shared/clip/schema.ts";
import { describeDesign } from "#shared/clip/drawing.ts";
import { pageTitle } from "#shared/api/page.ts";
import { designPicturePath, sharedDesignPath } from "#shared/api/paths.ts";
import type { Card, PageParts } from "./head.ts";

/** Returns the preview that other sites show for a link to a saved design. */
export function designCard(
  design: DesignReply,
  { state: { shop }, messages }: PageParts,
): Card {
  const { drawing } = messages.first;
  const texts = messages.home.pages.designCard;
  const shown = describeDesign(design, drawing);
  return {
    title: pageTitle(texts.title, shop.name),
    description: texts.description(shown),
    url: `${shop.publicUrl}${sharedDesignPath(design.code)}`,
    image: {
      url: `${shop.publicUrl}${designPicturePath(design.code)}`,
      type: "image/jpeg",
      alt: shown,
    },
  };
}
