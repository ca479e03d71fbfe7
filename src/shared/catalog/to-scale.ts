import type { Product, Variant } from "./schema.ts";

// The drawing that shows how large a clip is, in millimeters.

/** ISO/IEC 7810: what everybody has at hand. */
export const BANK_CARD = { width: 85.6, height: 53.98, radius: 3.18 } as const;

/** The clip in its picture of 1600 x 900; around it there is nothing. */
const CLIP_BOX = { x: 60, y: 58, width: 1480, height: 772 } as const;

export type SizedClip = { widthMm: number; title: string; isChosen: boolean };

/** Returns the sizes of a product, the chosen one first; none without a width. */
export function sizesOf(
  { widthMm, variants }: Pick<Product, "widthMm" | "variants">,
  chosen: Pick<Variant, "id"> | undefined,
): SizedClip[] {
  const all =
    variants.length > 0
      ? variants.map((variant) => ({
          widthMm: variant.widthMm ?? widthMm,
          title: variant.title,
          isChosen: variant.id === chosen?.id,
        }))
      : [{ widthMm, title: "", isChosen: true }];
  const sized = all.filter(
    (each): each is SizedClip => each.widthMm !== undefined,
  );
  const main = sized.find((each) => each.isChosen);
  if (!main) return [];
  const others = sized.filter(({ widthMm: width }) => width !== main.widthMm);
  const widths = new Map(others.map((each) => [each.widthMm, each]));
  return [main, ...widths.values()];
}

/** The height of a drawn clip of this width. */
export const clipHeightMm = (widthMm: number) =>
  (widthMm * CLIP_BOX.height) / CLIP_BOX.width;

/** Where a clip's picture of 1600 x 900 lies so that its middle is at a point. */
export function pictureBox(widthMm: number, middle: { x: number; y: number }) {
  const scale = widthMm / CLIP_BOX.width;
  return {
    x: middle.x - (CLIP_BOX.x + CLIP_BOX.width / 2) * scale,
    y: middle.y - (CLIP_BOX.y + CLIP_BOX.height / 2) * scale,
    width: 1600 * scale,
    height: 900 * scale,
  };
}

export const INCH_MM = 25.4;

/** Whether widths are said in inches: in English where dollars are paid. */
export const saysInches = (language: string, currency: string) =>
  language === "en" && currency === "USD";

/** Says a width: "7 cm", "7,5 cm" or "2.8 in". */
export function sayWidth(
  widthMm: number,
  { isInch, decimal }: { isInch: boolean; decimal: string },
): string {
  const value = isInch ? widthMm / INCH_MM : widthMm / 10;
  const rounded = String(Math.round(value * 10) / 10).replace(".", decimal);
  return `${rounded}\u00a0${isInch ? "in" : "cm"}`;
}
