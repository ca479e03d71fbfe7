import { ApiError } from "#web/data/api.ts";

/**
 * Posts a file as a form. It is an XMLHttpRequest, as `fetch` reports no upload
 * progress (0 to 1). Returns the body of the reply; throws an ApiError, or an
 * Error if the connection fails.
 */
export function uploadFile(
  path: string,
  file: File,
  onProgress: (progress: number) => void,
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
