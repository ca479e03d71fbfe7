import { ApiError } from "../api.ts";

/**
 * Sends a form with one file. `fetch` tells nothing of how far it is, so this
 * is an XMLHttpRequest. Answers the body; throws an ApiError, or an Error when
 * the connection breaks.
 */
export function sendFile(
  path: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
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
  const form = new FormData();
  form.set("image", file);
  request.send(form);
  return promise;
}
