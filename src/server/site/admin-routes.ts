import * as calls from "#shared/admin/item-calls.ts";
import { OK } from "#shared/api/schema.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { ifMatch, mustCreate } from "#server/http/headers.ts";
import * as pictureCalls from "#shared/images/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { invalidField } from "#server/http/problem.ts";
import { storeUpload } from "#server/images/files.ts";
import { readUpload } from "#server/images/admin-routes.ts";
import { DrawingTooLongError } from "#server/images/rasterizer.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import {
  listAdminPages,
  loadMarkdown,
  removePage,
  savePage,
} from "./page-store.ts";
import { patchSite, saveSite } from "./save-site.ts";
import { getAdminSite } from "./store.ts";
import { hasText, isSvg, rasterizeLogo } from "./draw.ts";

/** Routes that change the maker's own texts, pictures, colors and pages. */
export function siteAdminRoutes(deps: Deps) {
  const { clock, db } = deps;
  return routes(calls, {
    getAdminSite: () => getAdminSite(db, deps.config),

    changeSite: ({ body, request }) =>
      changeCatalog(deps, (tx) =>
        saveSite(tx, {
          content: body,
          settings: deps.config,
          now: clock.now(),
          ifMatchUpdatedAt: ifMatch(request),
        }),
      ),

    changePartOfSite: ({ body, request }) =>
      changeCatalog(deps, (tx) =>
        patchSite(tx, {
          content: body,
          settings: deps.config,
          now: clock.now(),
          ifMatchUpdatedAt: ifMatch(request),
        }),
      ),

    listAdminPages: () => listAdminPages(db),

    previewPage: async ({ body }) => {
      const { renderMarkdown } = await loadMarkdown();
      return { html: renderMarkdown(body.markdown) };
    },

    writePage: async ({ body, params, request }) => {
      // Loaded first, because the transaction must not wait for the import.
      await loadMarkdown();
      return changeCatalog(deps, (tx) =>
        savePage(tx, {
          ...body,
          ...params,
          now: clock.now(),
          ifMatchUpdatedAt: ifMatch(request),
          isNew: mustCreate(request),
        }),
      );
    },

    removePage: async ({ params }) => {
      await changeCatalog(deps, (tx) => removePage(tx, params));
      return OK;
    },
  });
}

const LOGO_LIMITS = { concurrency: 1, maxWaiting: 3, retryAfterSeconds: 10 };

/** Accepts the shop's logo as a picture, or as an SVG, which becomes a PNG. */
export function logoRoutes(deps: Deps) {
  const limited = createSemaphore(LOGO_LIMITS);
  return routes(pictureCalls, {
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
