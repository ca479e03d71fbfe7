import * as calls from "#shared/images/calls.ts";
import type { Elysia } from "elysia";
import type { Deps } from "#server/deps.ts";
import { FORM_WITH_IMAGE, route } from "#server/http/route.ts";
import { storeUpload } from "./files.ts";
import { readUpload } from "./upload.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";

// 5 MB over a slow mobile connection take minutes, and slow progress does not
// extend the server's idle timeout.
const UPLOAD_TIMEOUT_SECONDS = 255;

/** One picture at a time, because decoding a large one takes 150 MB. */
const UPLOAD_LIMITS = { concurrency: 1, maxWaiting: 7, retryAfterSeconds: 10 };

/** Accepts pictures, one at a time. */
export function uploadRoutes(deps: Deps) {
  const limited = createSemaphore(UPLOAD_LIMITS);
  return (app: Elysia) =>
    app.use(
      route(
        calls.uploadPicture,
        { summary: "Upload a picture", ...FORM_WITH_IMAGE },
        async ({ request, server }) => {
          server?.timeout(request, UPLOAD_TIMEOUT_SECONDS);
          const bytes = await readUpload(request);
          return await limited(() => storeUpload(deps, bytes));
        },
      ),
    );
}
