import { ApiError } from "#web/data/api.ts";

type Upload = {
  /** Called with the sent share of the file, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal?: AbortSignal;
};

/** Posts a picture as form data. Returns and throws the same as `postFile`. */
export function uploadFile(
  path: string,
  file: File,
  onProgress: (progress: number) => void,
): Promise<string> {
  const form = new FormData();
  form.set("image", file);
  return postFile(path, form, { onProgress });
}

/**
 * Posts a file, with XMLHttpRequest because `fetch` reports no upload
 * progress. Returns the body of the reply. Throws an ApiError, or an Error if
 * the connection fails or the upload is aborted.
 */
export function postFile(
  path: string,
  body: FormData | File,
  { onProgress, signal }: Upload,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("accept", "application/json");
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const { status, responseText, statusText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText, statusText));
    });
    request.addEventListener("error", () => reject(new Error("no connection")));
    request.addEventListener("abort", () => reject(new Error("aborted")));
    signal?.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}
