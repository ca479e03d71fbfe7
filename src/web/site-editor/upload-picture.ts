import { ApiError } from "#web/data/api.ts";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import type { API } from "#shared/api/paths.ts";
import { MAX_UPLOAD_BYTES, UploadReply } from "#shared/images/schema.ts";
import { withSession } from "#web/admin/data/session.ts";
import { errorText } from "#web/admin/form/form-errors.ts";
import { uploadFile } from "#web/admin/image-field/upload-file.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { addPicture } from "./draft.ts";

/**
 * Uploads a picture for the page and returns its URL. On a failure, shows the
 * error and returns undefined.
 */
export async function uploadPicture(
  file: File,
  path: typeof API.upload | typeof API.mark,
): Promise<string | undefined> {
  const { wrongFileType, fileTooLarge, uploadFailed } = ADMIN_MESSAGES;
  if (!file.type.startsWith("image/")) return refuse(wrongFileType);
  if (file.size > MAX_UPLOAD_BYTES) return refuse(fileTooLarge);
  try {
    const reply = await withSession(() => uploadFile(path, file, () => {}));
    const { imageUrl, picture } = UploadReply.parse(JSON.parse(reply));
    addPicture(imageUrl, picture);
    return imageUrl;
  } catch (error) {
    return refuse(
      error instanceof ApiError
        ? { ...uploadFailed, description: errorText(error) }
        : uploadFailed,
    );
  }
}

function refuse(message: { title: string; description: string }): undefined {
  showToast(message, "error");
}
