import type { ClipboardEvent } from "react";
import {
  isImageUrl,
  MAX_UPLOAD_BYTES,
  UploadReply,
  type Picture,
} from "#shared/images/schema.ts";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import { API } from "#shared/api/paths.ts";
import { ApiError } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { errorText } from "#web/admin/form/form-errors.ts";
import { withSession } from "#web/admin/data/session.ts";
import { uploadFile } from "./upload-file.ts";

export type Upload = {
  name: string;
  sizeBytes: number;
  /** An object URL of the chosen file, for the preview. */
  previewUrl: string;
  /** From 0 to 1 while the file is sent; 1 while the server converts it. */
  progress: number;
  isDone: boolean;
  /** Resolves after success and after failure. */
  done: Promise<void>;
};

/** The value of an image field. */
export type ImageValue = {
  url: string;
  picture: Picture | null;
  upload: Upload | null;
  error: string | null;
};

/** Returns the value for a stored picture or a URL. */
export function imageOf(url: string, picture: Picture | null): ImageValue {
  return { url, picture, upload: null, error: null };
}

export const NO_IMAGE = imageOf("", null);

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
 * Returns the image of a discarded form that is being restored. If an upload
 * was running then, its result is lost, so this returns `before` with an error
 * message.
 */
export function restoreImage(
  image: ImageValue,
  before: ImageValue,
): ImageValue {
  if (!isUploading(image)) return image;
  return { ...before, error: "Please choose the new picture again." };
}

/** Frees the memory of the preview. Call this only when nothing shows it. */
export function releasePreview({ upload }: ImageValue): void {
  if (upload) URL.revokeObjectURL(upload.previewUrl);
}

/** Clears the field. The result of a running upload is ignored. */
export function removeImage(change: ChangeImage): void {
  change((image) => {
    releasePreview(image);
    return NO_IMAGE;
  });
}

/** Validates a file, previews and uploads it, and shows the result. */
export function uploadImage(file: File, change: ChangeImage): void {
  const invalid = validateFile(file);
  if (invalid) {
    showToast(invalid, "error");
    change((image) => ({ ...image, error: invalid.description }));
    return;
  }
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const upload: Upload = {
    name: file.name,
    sizeBytes: file.size,
    previewUrl: URL.createObjectURL(file),
    progress: 0,
    isDone: false,
    done,
  };
  change(() => ({ ...NO_IMAGE, upload }));
  send(file, upload, change).finally(resolve);
}

/** Returns an `onPaste` handler that uploads a pasted picture. */
export function pasteImage(change: ChangeImage) {
  return ({ clipboardData: { types, files } }: ClipboardEvent): void => {
    const [file] = files;
    if (file && !types.includes("text/plain")) uploadImage(file, change);
  };
}

function validateFile(file: File) {
  if (!file.type.startsWith("image/")) return ADMIN_MESSAGES.wrongFileType;
  if (file.size > MAX_UPLOAD_BYTES) return ADMIN_MESSAGES.fileTooLarge;
  return undefined;
}

async function send(file: File, upload: Upload, change: ChangeImage) {
  // Changes the field only if it was not cleared or given another file in the
  // meantime.
  const changeOwn: ChangeImage = (next) =>
    change((image) =>
      image.upload?.previewUrl === upload.previewUrl ? next(image) : image,
    );
  try {
    const reply = await withSession(() =>
      uploadFile(API.upload, file, (progress) =>
        changeOwn((image) => ({ ...image, upload: { ...upload, progress } })),
      ),
    );
    const { imageUrl, picture } = UploadReply.parse(JSON.parse(reply));
    changeOwn(() => ({
      ...imageOf(imageUrl, picture),
      upload: { ...upload, progress: 1, isDone: true },
    }));
    showToast(ADMIN_MESSAGES.imageUploaded);
  } catch (error) {
    changeOwn(() => ({ ...NO_IMAGE, error: uploadErrorText(error) }));
    URL.revokeObjectURL(upload.previewUrl);
    showToast(ADMIN_MESSAGES.uploadFailed, "error");
  }
}

function uploadErrorText(error: unknown): string {
  return error instanceof ApiError
    ? errorText(error)
    : ADMIN_MESSAGES.uploadFailed.description;
}
