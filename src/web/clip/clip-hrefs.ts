import type {
  DrawingAsset,
  DrawnDesign,
  DrawnResin,
} from "#shared/clip/drawing.ts";
import { CLIP_SIZE, layoutOf } from "#shared/clip/geometry.ts";
import type { Picture } from "#shared/images/schema.ts";
import { DESIGNER_ART } from "#shared/api/paths.ts";
import { pictureAtLeast, pictureUrl } from "#shared/images/rules.ts";

/** A charm to draw; `picture` lists its image's smaller files. */
export type ClipCharm = DrawnDesign["charms"][number] & {
  picture?: Picture | null;
};
/** A resin to draw; `picture` lists its image's smaller files. */
export type ClipResin = DrawnResin & { picture?: Picture | null | undefined };

/** The parts of a drawing that have pictures of their own. */
export type DrawnParts = {
  charms: readonly ClipCharm[];
  resin?: ClipResin | undefined;
};

// The widths in which the build stores the pictures that all clips share.
const ART_WIDTHS = {
  base: [480, 800, 1200, 1600],
  bead: [64, 128, 256],
} as const;

/** Most screens have two device pixels for one CSS pixel. */
const DENSITY = 2;

/** Returns the file of a part for a drawing shown `shownWidth` CSS px wide. */
export function clipHref(
  asset: DrawingAsset,
  design: DrawnParts,
  shownWidth: number,
): string {
  const scale = (shownWidth * DENSITY) / CLIP_SIZE.width;
  const { beadSize, charmSize } = layoutOf(design);
  switch (asset.kind) {
    case "base":
      return artHref("base", CLIP_SIZE.width * scale);
    case "bead":
      return artHref("bead", beadSize * scale);
    case "resin": {
      const picture = design.resin?.picture;
      return pictureAtLeast(asset.imageUrl, picture, CLIP_SIZE.width * scale);
    }
    case "charm": {
      const charm = design.charms.find(
        ({ imageUrl }) => imageUrl === asset.imageUrl,
      );
      return pictureAtLeast(asset.imageUrl, charm?.picture, charmSize * scale);
    }
  }
}

function artHref(kind: keyof typeof ART_WIDTHS, atLeast: number): string {
  const widths: readonly number[] = ART_WIDTHS[kind];
  const width = widths.find((each) => each >= atLeast) ?? widths.at(-1) ?? 0;
  return pictureUrl(DESIGNER_ART[kind], width);
}
