import * as calls from "#shared/images/calls.ts";
import { FilmReply, MAX_FILM_BYTES } from "#shared/images/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { withSession } from "#web/admin/data/session.ts";
import { reasonOf } from "#web/data/failure.ts";
import type { PictureTexts } from "#web/admin/image-field/file-refusal.ts";
import { postFile } from "#web/admin/image-field/upload-file.ts";
import { showToast } from "#web/ui/toasts.ts";

/**
 * Uploads a film and returns its URL. On a failure, shows the error and
 * returns undefined; if aborted, only returns undefined.
 */
export async function uploadFilm(
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
  t: PictureTexts,
): Promise<string | undefined> {
  if (file.type === "video/quicktime")
    return refuse(t.wrongType.title, errorKey("quickTime"));
  if (!file.type.startsWith("video/"))
    return refuse(t.wrongType.title, errorKey("notFilm"));
  if (file.size > MAX_FILM_BYTES)
    return refuse(t.tooLarge.title, errorKey("filmTooLarge"));
  try {
    const reply = await withSession(() =>
      postFile(calls.uploadFilm.path, file, { onProgress, signal }),
    );
    return FilmReply.parse(JSON.parse(reply)).filmUrl;
  } catch (error) {
    if (signal.aborted) return undefined;
    return refuse(t.failed.title, reasonOf(error));
  }
}

function refuse(title: string, description: string): undefined {
  showToast({ title, description }, "error");
}
