import type { Product, ProductPicture } from "#shared/catalog/schema.ts";

/** The width in which the first picture of a product's page is shown. */
export const PICTURE_SIZES = "(min-width:53.75em) 50vw, 100vw";

/** The pictures of a product's page. */
export function galleryOf({
  imageUrl,
  picture,
  pictures,
}: Product): readonly ProductPicture[] {
  return pictures ?? [{ imageUrl, picture }];
}

// The pictures that the page before has loaded, by their address: they are seen
// until the larger ones have come.
const loaded = new Map<string, string>();

/** Remembers the file of a picture that is loaded: one of its widths. */
export function notePreview(file: string): void {
  loaded.set(keyOf(file.replace(/-\d+(\.\w+)$/, "$1")), file);
}

/** Returns the file of a picture that is loaded already, if one is. */
export function previewOf(imageUrl: string): string | undefined {
  return loaded.size === 0 ? undefined : loaded.get(keyOf(imageUrl));
}

/** The same for each format of a picture. */
const keyOf = (url: string) =>
  new URL(url, location.href).href.replace(/\.\w+$/, "");
