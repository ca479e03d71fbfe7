import type { ClipboardEvent } from "react";
import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import {
  isImageUrl,
  MAX_UPLOAD_BYTES,
  Picture,
  UploadReply,
} from "#shared/images/schema.ts";
import { uploadPicture } from "#shared/images/calls.ts";
import { showToast } from "#web/ui/toasts.ts";
import { failureMessage } from "#web/data/failure.ts";
import { withSession } from "#web/admin/data/session.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import {
  type ImageValue,
  imagesIn,
  type Table,
  type Upload,
} from "#web/data/table.ts";
import { uploadFile } from "./upload-file.ts";

/** Returns the value for a stored picture or a URL. */
export function imageOf(url: string, picture: Picture | null): ImageValue {
  return { url, picture, upload: null, error: null };
}

export const NO_IMAGE = imageOf("", null);
const CHOOSE_AGAIN = errorKey("pictureAgain");

/**
 * Reads an image field that was kept over a reload. A preview of a chosen file
 * is gone by then, and so is an upload that was running.
 */
export const KeptImage = z.pipe(
  z.object({
    url: z.string(),
    picture: z.nullable(Picture),
    upload: z.nullable(z.object({ isDone: z.boolean() })),
    error: z.nullable(z.string()),
  }),
  z.transform(({ url, picture, upload, error }): ImageValue => {
    if (upload?.isDone === false) return { ...NO_IMAGE, error: CHOOSE_AGAIN };
    return { ...imageOf(url, picture), error };
  }),
);

/** Updates the value in the form that holds it. */
export type ChangeImage = (change: (image: ImageValue) => ImageValue) => void;

export function isUploading({ upload }: ImageValue): boolean {
  return upload !== null && !upload.isDone;
}

/** Whether there is something to preview: a file or a complete URL. */
export function hasPreview({ url, upload }: ImageValue): boolean {
  return upload !== null || isImageUrl(url);
}

/**
 * Returns the image of a form that is being restored. If an upload was running
 * then, its result is lost, so this returns `before` with an error message.
 */
export function restoreImage(
  image: ImageValue,
  before: ImageValue,
): ImageValue {
  const isLost = image.url === "" && image.error !== null;
  if (!isUploading(image) && !isLost) return image;
  return { ...before, error: image.error ?? CHOOSE_AGAIN };
}

/** Frees the memory of the preview. Call this only when nothing shows it. */
function releasePreview({ upload }: ImageValue): void {
  if (upload) URL.revokeObjectURL(upload.previewUrl);
}

/** Does the same for all images of a form. */
export function releasePreviews(table: Table, form: object): void {
  for (const image of imagesIn(table, form)) releasePreview(image);
}

/** Clears the field. The result of a running upload is ignored. */
export function removeImage(change: ChangeImage): void {
  change((image) => {
    releasePreview(image);
    return NO_IMAGE;
  });
}

/** Validates a file, previews and uploads it, and shows the result. */
export function uploadImage(
  file: File,
  change: ChangeImage,
  t: PictureTexts,
): void {
  const invalid = refusalOf(file, t);
  if (invalid) {
    showToast(invalid, "error");
    change((image) => ({ ...image, error: invalid.description }));
    return;
  }
  let resolve = () => {};
  const done = new Promise<void>((onDone) => {
    resolve = onDone;
  });
  const upload: Upload = {
    name: file.name,
    sizeBytes: file.size,
    previewUrl: URL.createObjectURL(file),
    progress: 0,
    isDone: false,
    done,
  };
  change(() => ({ ...NO_IMAGE, upload }));
  send(file, upload, change, t).finally(resolve);
}

/** Returns an `onPaste` handler that uploads a pasted picture. */
export function pasteImage(change: ChangeImage, t: PictureTexts) {
  return ({ clipboardData: { types, files } }: ClipboardEvent): void => {
    const [file] = files;
    if (file && !types.includes("text/plain")) uploadImage(file, change, t);
  };
}

async function send(
  file: File,
  upload: Upload,
  change: ChangeImage,
  t: PictureTexts,
) {
  // Changes the field only if it was not cleared or given another file in the
  // meantime.
  const changeOwn: ChangeImage = (next) =>
    change((image) =>
      image.upload?.previewUrl === upload.previewUrl ? next(image) : image,
    );
  try {
    const reply = await withSession(() =>
      uploadFile(uploadPicture.path, file, (progress) =>
        changeOwn((image) => ({ ...image, upload: { ...upload, progress } })),
      ),
    );
    const { imageUrl, picture } = UploadReply.parse(JSON.parse(reply));
    changeOwn(() => ({
      ...imageOf(imageUrl, picture),
      upload: { ...upload, progress: 1, isDone: true },
    }));
    showToast({ title: t.done });
  } catch (error) {
    // "Try again" would be wrong advice where the server says what is wrong.
    const failed = failureMessage(t.failed, error);
    changeOwn(() => ({ ...NO_IMAGE, error: failed.description ?? null }));
    URL.revokeObjectURL(upload.previewUrl);
    showToast(failed, "error");
  }
}

export type PictureTexts = Messages["panel"]["picture"];

/** Returns why a file is not worth sending; undefined if it may be a picture. */
export function refusalOf({ name, type, size }: File, t: PictureTexts) {
  // Only Apple's systems know the type of such a file; others leave it empty.
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type))
    return { ...t.wrongType, description: errorKey("pictureHeic") };
  if (!type.startsWith("image/")) return t.wrongType;
  if (size > MAX_UPLOAD_BYTES) return t.tooLarge;
  return undefined;
}
