import * as calls from "#shared/images/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { storeUpload } from "./files.ts";
import { readUpload } from "./upload.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";

// 5 MB over a slow mobile connection take minutes, and slow progress does not
// extend the server's idle timeout.
const UPLOAD_TIMEOUT_SECONDS = 255;

/** One picture at a time, because decoding a large one takes 150 MB. */
const UPLOAD_LIMITS = { concurrency: 1, maxWaiting: 7, retryAfterSeconds: 10 };

/** Accepts pictures, one at a time. */
export function uploadRoutes(deps: Deps) {
  const limited = createSemaphore(UPLOAD_LIMITS);
  return routes(calls, {
    uploadPicture: async (sent) => {
      sent.allowSilence(UPLOAD_TIMEOUT_SECONDS);
      const bytes = await readUpload(sent.request);
      return await limited(() => storeUpload(deps, bytes));
    },
  });
}
