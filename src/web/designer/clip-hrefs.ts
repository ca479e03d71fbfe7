import type { DrawingAsset, DrawnDesign } from "#shared/clip-drawing.ts";
import { BEAD_SIZE, CHARM_SIZE, CLIP_SIZE } from "#shared/clip-geometry.ts";
import type { Picture } from "#shared/images.ts";
import { DESIGNER_ART } from "#shared/paths.ts";
import { pictureAtLeast, pictureUrl } from "#shared/picture-urls.ts";

/** A charm to draw; with its `picture` a smaller file can be taken. */
export type ClipCharm = DrawnDesign["charms"][number] & {
  picture?: Picture | null;
};

// The widths in which the build keeps what every clip is drawn from.
const ART_WIDTHS = {
  base: [480, 800, 1200, 1600],
  bead: [64, 128, 256],
} as const;

/** A sharp screen has two pixels for one of the layout. */
const DENSITY = 2;

/** Where the pictures of a drawing are that is shown `shownWidth` px wide. */
export function clipHref(
  asset: DrawingAsset,
  charms: readonly ClipCharm[],
  shownWidth: number,
): string {
  const scale = (shownWidth * DENSITY) / CLIP_SIZE.width;
  if (asset.kind === "charm") {
    const charm = charms.find((each) => each.imageUrl === asset.imageUrl);
    return pictureAtLeast(asset.imageUrl, charm?.picture, CHARM_SIZE * scale);
  }
  const wanted = scale * (asset.kind === "base" ? CLIP_SIZE.width : BEAD_SIZE);
  const widths: readonly number[] = ART_WIDTHS[asset.kind];
  const width = widths.find((each) => each >= wanted) ?? widths.at(-1) ?? 0;
  return pictureUrl(DESIGNER_ART[asset.kind], width);
}
