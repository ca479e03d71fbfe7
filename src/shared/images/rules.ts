type StoredPicture = { widths: readonly number[] } | null | undefined;

/** The file of one width: "/demo/a.webp" at 320 is "/demo/a-320.webp". */
export function pictureUrl(imageUrl: string, width: number): string {
  return imageUrl.replace(/(\.\w+)$/, `-${width}$1`);
}

/** The `srcset` of a stored picture; undefined for one from another site. */
export function srcSet(
  imageUrl: string,
  picture: StoredPicture,
): string | undefined {
  return picture?.widths
    .map((width) => `${pictureUrl(imageUrl, width)} ${width}w`)
    .join(", ");
}

/** The smallest stored file of at least this width, for a single fixed size. */
export function pictureAtLeast(
  imageUrl: string,
  picture: StoredPicture,
  width: number,
): string {
  const fitting = picture?.widths.find((each) => each >= width);
  return fitting ? pictureUrl(imageUrl, fitting) : imageUrl;
}

// Bun encodes no AVIF on Linux, so uploads have none. The photographs of the
// demo were encoded by hand (with 10 bits, which avoids banding).
const HAS_AVIF = /^\/demo\/products\/[a-z-]+\.webp$/;
const AVIF_WIDTHS = [480, 960];

/** The `srcset` of a picture's AVIF files; undefined if it has none. */
export function avifSet(imageUrl: string): string | undefined {
  if (!HAS_AVIF.test(imageUrl)) return undefined;
  return srcSet(imageUrl.replace(/webp$/, "avif"), { widths: AVIF_WIDTHS });
}
