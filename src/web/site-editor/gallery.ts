import type { SiteContent } from "#shared/site/schema.ts";
import { replaceAt } from "#shared/lists.ts";
import { changeDraft, copyWith, draftStore, isSameItem } from "./draft.ts";

export type GalleryPicture = SiteContent["gallery"]["pictures"][number];

/** Returns the newest pictures of the draft: an upload may have taken long. */
function currentPictures(): GalleryPicture[] {
  return draftStore.get()?.content.gallery.pictures ?? [];
}

export function changePictures(pictures: GalleryPicture[]): void {
  changeDraft((content) => ({
    ...content,
    gallery: { ...content.gallery, pictures },
  }));
}

export function appendPicture(imageUrl: string): void {
  changePictures([...currentPictures(), { imageUrl, alt: "" }]);
}

/**
 * Shows another image in place of a picture's. The picture may have been
 * described or moved since; one that was removed stays removed.
 */
export function replacePicture(
  replaced: GalleryPicture,
  imageUrl: string,
): void {
  const pictures = currentPictures();
  const index = pictures.findIndex((each) => isSameItem(each, replaced));
  const [found] = pictures.slice(index, index + 1);
  if (index >= 0 && found)
    changePictures(replaceAt(pictures, index, copyWith(found, { imageUrl })));
}
