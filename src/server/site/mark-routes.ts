import type { Elysia } from "elysia";
import { API } from "#shared/api/paths.ts";
import { UploadReply } from "#shared/images/schema.ts";
import type { Deps } from "#server/deps.ts";
import { formWithFile, operation } from "#server/http/operation.ts";
import { invalidField } from "#server/http/problem.ts";
import { replies } from "#server/http/route-schemas.ts";
import { storeUpload } from "#server/images/files.ts";
import { readUpload } from "#server/images/upload.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";
import { isSvg, rasterizeMark } from "./draw.ts";

const LIMITS = { concurrency: 1, maxWaiting: 3, retryAfterSeconds: 10 };

/** Accepts the shop's mark as a picture, or as an SVG, which becomes a PNG. */
export function markRoutes(deps: Deps) {
  const limited = createSemaphore(LIMITS);
  return (app: Elysia) =>
    app.post(
      API.mark,
      async ({ request, status }) => {
        const bytes = await readUpload(request);
        const reply = await limited(async () =>
          storeUpload(deps, isSvg(bytes) ? await toPng(bytes) : bytes),
        );
        return status(201, reply);
      },
      {
        // The handler counts the bytes while they arrive, so it needs the
        // unparsed body.
        parse: () => null,
        response: { 201: replies(UploadReply) },
        detail: {
          ...operation("Upload the shop's mark", { errors: [413, 415, 422] }),
          requestBody: formWithFile("image"),
        },
      },
    );
}

async function toPng(svg: Uint8Array): Promise<Uint8Array> {
  const png = await rasterizeMark(svg);
  if (png) return png;
  throw invalidField(
    "image",
    "This drawing shows nothing here. Please export it as a PNG and choose it again.",
  );
}
