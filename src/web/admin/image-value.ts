import type { ClipboardEvent } from "react";
import {
  isImageUrl,
  MAX_UPLOAD_BYTES,
  UploadReply,
  type Picture,
} from "#shared/images.ts";
import { ADMIN_MESSAGES } from "#shared/admin-messages.ts";
import { API } from "#shared/paths.ts";
import { ApiError } from "../api.ts";
import { showToast } from "../ui/toasts.ts";
import { reasonOf } from "./form-errors.ts";
import { withSession } from "./session.ts";
import { sendFile } from "./send-file.ts";

export type Upload = {
  name: string;
  sizeBytes: number;
  /** The chosen file itself, to be seen at once. */
  previewUrl: string;
  /** 0 to 1 while it is sent; 1 while the server works on it. */
  progress: number;
  isDone: boolean;
  /** Settles when it is over, well or ill. */
  over: Promise<void>;
};

/** What an image field holds. */
export type ImageValue = {
  url: string;
  picture: Picture | null;
  upload: Upload | null;
  error: string | null;
};

/** A picture that is there already, by its address. */
export function imageOf(url: string, picture: Picture | null): ImageValue {
  return { url, picture, upload: null, error: null };
}

export const NO_IMAGE = imageOf("", null);

/** Changes the field, wherever its form keeps it. */
export type ChangeImage = (change: (image: ImageValue) => ImageValue) => void;

function isUploading({ upload }: ImageValue): boolean {
  return upload !== null && !upload.isDone;
}

/** Whether there is something to show: a file, or a whole address. */
export function hasPreview({ url, upload }: ImageValue): boolean {
  return upload !== null || isImageUrl(url);
}

/**
 * The image of a form that was put aside and comes back: an upload that was
 * under way had nowhere to arrive.
 */
export function comeBack(image: ImageValue, before: ImageValue): ImageValue {
  if (!isUploading(image)) return image;
  return { ...before, error: "Please choose the new picture again." };
}

/** Frees the memory of the chosen file, once nothing shows it any more. */
export function releasePreview({ upload }: ImageValue): void {
  if (upload) URL.revokeObjectURL(upload.previewUrl);
}

/** Takes the image out; one under way is forgotten when it arrives. */
export function removeImage(change: ChangeImage): void {
  change((image) => {
    releasePreview(image);
    return NO_IMAGE;
  });
}

/** Checks a file, shows it at once, and sends it. Tells what goes wrong. */
export function uploadImage(file: File, change: ChangeImage): void {
  const refused = refusalOf(file);
  if (refused) {
    showToast(refused, "error");
    change((image) => ({ ...image, error: refused.description }));
    return;
  }
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const upload: Upload = {
    name: file.name,
    sizeBytes: file.size,
    previewUrl: URL.createObjectURL(file),
    progress: 0,
    isDone: false,
    over,
  };
  change(() => ({ ...NO_IMAGE, upload }));
  send(file, upload, change).finally(resolve);
}

/** For a form's `onPaste`: takes a picture, if one is pasted and no text. */
export function pasteImage(change: ChangeImage) {
  return ({ clipboardData: { types, files } }: ClipboardEvent): void => {
    const [file] = files;
    if (file && !types.includes("text/plain")) uploadImage(file, change);
  };
}

function refusalOf(file: File) {
  if (!file.type.startsWith("image/")) return ADMIN_MESSAGES.wrongFileType;
  if (file.size > MAX_UPLOAD_BYTES) return ADMIN_MESSAGES.fileTooLarge;
  return undefined;
}

async function send(file: File, upload: Upload, change: ChangeImage) {
  // Another file, or none, may have taken its place in the meantime.
  const changeOwn: ChangeImage = (next) =>
    change((image) =>
      image.upload?.previewUrl === upload.previewUrl ? next(image) : image,
    );
  try {
    const reply = await withSession(() =>
      sendFile(API.upload, file, (progress) =>
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
    changeOwn(() => ({ ...NO_IMAGE, error: uploadFault(error) }));
    URL.revokeObjectURL(upload.previewUrl);
    showToast(ADMIN_MESSAGES.uploadFailed, "error");
  }
}

function uploadFault(error: unknown): string {
  return error instanceof ApiError
    ? reasonOf(error)
    : ADMIN_MESSAGES.uploadFailed.description;
}
