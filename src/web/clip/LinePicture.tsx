import { isCustomLine } from "#shared/cart/rules.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import { ClipPicture } from "./ClipPicture.tsx";
import { Picture } from "#web/ui/Picture.tsx";

type LinePictureProps = {
  line: CartLine;
  /** The approximate width in CSS pixels, which decides which files load. */
  width: number;
  isDecorative?: boolean;
};

/** The drawing of a custom clip, or else the photo of a product. */
export function LinePicture({ line, width, isDecorative }: LinePictureProps) {
  const { product, charms = [], customText = "", resin } = line;
  return isCustomLine(line) ? (
    <ClipPicture
      charms={charms}
      customText={customText}
      resin={resin}
      shownWidth={width}
      isDecorative={isDecorative}
    />
  ) : (
    <Picture
      imageUrl={product.imageUrl}
      picture={product.picture}
      alt=""
      sizes={`${width}px`}
    />
  );
}
