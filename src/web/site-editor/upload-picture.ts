import type * as calls from "#shared/images/calls.ts";
import type { Message } from "#shared/messages/shop.ts";
import { UploadReply } from "#shared/images/schema.ts";
import { withSession } from "#web/admin/data/session.ts";
import { failureMessage } from "#web/data/failure.ts";
import {
  type PictureTexts,
  refusalOf,
} from "#web/admin/image-field/file-refusal.ts";
import { uploadFile } from "#web/admin/image-field/upload-file.ts";
import { showToast } from "#web/ui/toasts.ts";
import { addPicture } from "./draft.ts";

/**
 * Uploads a picture for the page and returns its URL. On a failure, shows the
 * error and returns undefined.
 */
export async function uploadPicture(
  file: File,
  path: typeof calls.uploadPicture.path | typeof calls.uploadMark.path,
  t: PictureTexts,
): Promise<string | undefined> {
  const refusal = refusalOf(file, t);
  if (refusal) return refuse(refusal);
  try {
    const reply = await withSession(() => uploadFile(path, file, () => {}));
    const { imageUrl, picture } = UploadReply.parse(JSON.parse(reply));
    addPicture(imageUrl, picture);
    return imageUrl;
  } catch (error) {
    return refuse(failureMessage(t.failed, error));
  }
}

function refuse(message: Message): undefined {
  showToast(message, "error");
}
