type Held = { widths: readonly number[] } | null | undefined;

/** The file of one width: "/demo/a.webp" at 320 is "/demo/a-320.webp". */
export function pictureUrl(imageUrl: string, width: number): string {
  return imageUrl.replace(/(\.\w+)$/, `-${width}$1`);
}

/** The `srcset` of a held picture; undefined for a picture from elsewhere. */
export function srcSet(imageUrl: string, picture: Held): string | undefined {
  return picture?.widths
    .map((width) => `${pictureUrl(imageUrl, width)} ${width}w`)
    .join(", ");
}

/** The smallest held file of at least this width, for a single fixed size. */
export function pictureAtLeast(
  imageUrl: string,
  picture: Held,
  width: number,
): string {
  const fitting = picture?.widths.find((each) => each >= width);
  return fitting ? pictureUrl(imageUrl, fitting) : imageUrl;
}
