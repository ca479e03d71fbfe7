import type { Elysia } from "elysia";
import { DesignInput, DesignReply, SavedDesign } from "#shared/clip/schema.ts";
import { DESIGN_CODE_PATTERN } from "#shared/clip/rules.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createAllowance } from "#server/http/allowance.ts";
import { hasTag } from "#server/http/etag.ts";
import { operation } from "#server/http/operation.ts";
import { Problem } from "#server/http/problem.ts";
import { NEW_DESIGNS } from "#server/http/rate-limit.ts";
import { replies, takes } from "#server/http/route-schemas.ts";
import { CARD_HEADERS } from "#server/http/security.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";
import { findDesign, saveDesign } from "./designs.ts";
import { drawDesignCard, type PictureColors } from "./picture/draw.ts";

const DESIGN_ROUTE = `${API.designs}/:code` as const;
// `:file` matches up to the next slash, for example CODE.jpg. Links that were
// shared by earlier versions have a card named CODE.png.
const PICTURE_ROUTE = "/designs/:file";

/** Limits the cards drawn at once, so that they do not delay mail pictures. */
const CARD_LIMITS = { concurrency: 8, maxWaiting: 0, retryAfterSeconds: 2 };

/**
 * Adds the routes that save a design with 'Save & share', and return a saved
 * design and its card. `getColors` reads the colors of the cards.
 */
export function designRoutes(
  deps: Deps,
  getColors: () => Promise<PictureColors>,
) {
  const limited = createSemaphore(CARD_LIMITS);
  const allowNewDesign = createAllowance(deps, "designs", NEW_DESIGNS);
  return (app: Elysia) =>
    app
      .post(
        API.designs,
        async ({ body, request, server, status }) => {
          await allowNewDesign(request, server);
          return status(201, await saveDesign(deps, body));
        },
        {
          body: takes(DesignInput),
          response: { 201: replies(SavedDesign) },
          detail: operation("Save a design to share"),
        },
      )
      .get(DESIGN_ROUTE, ({ params }) => getDesign(deps, params.code), {
        response: replies(DesignReply),
        detail: operation("A saved design"),
      })
      .get(PICTURE_ROUTE, async ({ params, request }) => {
        const code = params.file.replace(/\.(?:jpg|png)$/, "");
        const design = await getDesign(deps, code);
        const type = params.file.endsWith(".png") ? "png" : "jpeg";
        const colors = await getColors();
        const { tray, ink } = colors;
        // Everything that changes the card is part of the ETag.
        const parts = [design, deps.config.shopName, type, tray, ink];
        const drawn = JSON.stringify(parts);
        const etag = `"${Bun.hash(drawn).toString(36)}"`;
        const headers = {
          ...CARD_HEADERS,
          etag,
          "cache-control": "public, max-age=3600",
        };
        if (hasTag(request, etag))
          return new Response(null, { status: 304, headers });
        const card = await limited(() =>
          drawDesignCard(deps, design, type, colors),
        );
        return new Response(Buffer.from(card), {
          headers: { ...headers, "content-type": `image/${type}` },
        });
      });
}

async function getDesign(deps: Deps, code: string) {
  const design = DESIGN_CODE_PATTERN.test(code)
    ? await findDesign(deps, code)
    : undefined;
  if (!design)
    throw new Problem("not_found", { message: "There is no such design." });
  return design;
}
