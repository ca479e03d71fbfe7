import * as calls from "#shared/images/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { invalidField } from "#server/http/problem.ts";
import { storeUpload } from "#server/images/files.ts";
import { readUpload } from "#server/images/upload.ts";
import { DrawingTooLongError } from "#server/images/rasterizer.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import { hasText, isSvg, rasterizeLogo } from "./draw.ts";

const LOGO_LIMITS = { concurrency: 1, maxWaiting: 3, retryAfterSeconds: 10 };

/** Accepts the shop's logo as a picture, or as an SVG, which becomes a PNG. */
export function logoRoutes(deps: Deps) {
  const limited = createSemaphore(LOGO_LIMITS);
  return routes(calls, {
    uploadMark: async ({ request }) => {
      const bytes = await readUpload(request);
      const reply = await limited(async () =>
        storeUpload(deps, isSvg(bytes) ? await toPng(bytes) : bytes),
      );
      return reply;
    },
  });
}

async function toPng(svg: Uint8Array): Promise<Uint8Array> {
  if (hasText(svg)) throw invalidField("image", errorKey("markLetters"));
  try {
    const png = await rasterizeLogo(svg);
    if (png) return png;
  } catch (error) {
    if (!(error instanceof DrawingTooLongError)) throw error;
    throw invalidField("image", errorKey("markTooLong"));
  }
  throw invalidField("image", errorKey("markBlank"));
}
