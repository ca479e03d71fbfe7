import { API } from "#shared/api/paths.ts";
import { FilmReply, MAX_FILM_BYTES } from "#shared/images/film.ts";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import { FILM_MESSAGES } from "#shared/messages/film.ts";
import { withSession } from "#web/admin/data/session.ts";
import { errorText } from "#web/admin/form/form-errors.ts";
import { postFile } from "#web/admin/image-field/upload-file.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

const { wrongFileType, fileTooLarge, uploadFailed } = ADMIN_MESSAGES;

/**
 * Uploads a film and returns its URL. On a failure, shows the error and
 * returns undefined; if aborted, only returns undefined.
 */
export async function uploadFilm(
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (file.type === "video/quicktime")
    return refuse(wrongFileType.title, FILM_MESSAGES.quickTime);
  if (!file.type.startsWith("video/"))
    return refuse(wrongFileType.title, FILM_MESSAGES.notFilm);
  if (file.size > MAX_FILM_BYTES)
    return refuse(fileTooLarge.title, FILM_MESSAGES.tooLarge);
  try {
    const reply = await withSession(() =>
      postFile(API.film, file, { onProgress, signal }),
    );
    return FilmReply.parse(JSON.parse(reply)).filmUrl;
  } catch (error) {
    if (signal.aborted) return undefined;
    return refuse(uploadFailed.title, errorText(error));
  }
}

function refuse(title: string, description: string): undefined {
  showToast({ title, description }, "error");
}
