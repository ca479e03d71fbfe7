import type { Elysia } from "elysia";
import { UploadReply } from "#shared/images/schema.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { formWithFile, operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
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
    app.post(
      API.upload,
      async ({ request, server, status }) => {
        server?.timeout(request, UPLOAD_TIMEOUT_SECONDS);
        const bytes = await readUpload(request);
        return status(201, await limited(() => storeUpload(deps, bytes)));
      },
      {
        // The handler reads and limits the body: nothing may parse it first.
        parse: () => null,
        response: { 201: replies(UploadReply) },
        detail: {
          ...operation("Upload a picture", { errors: [413, 415, 422] }),
          requestBody: formWithFile("image"),
        },
      },
    );
}
