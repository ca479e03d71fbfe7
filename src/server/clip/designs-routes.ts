import { Elysia } from "elysia";
import { DesignInput } from "#shared/clip.ts";
import { DESIGN_CODE_PATTERN } from "#shared/clip-rules.ts";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { hasTag } from "#server/etag.ts";
import { parseBody } from "#server/parse.ts";
import { Problem } from "#server/problem.ts";
import { createTurns } from "#server/turns.ts";
import { findDesign, saveDesign } from "./designs-store.ts";
import { drawDesignPng } from "./picture.ts";

const DESIGN_ROUTE = `${API.designs}/:code` as const;
// The router takes a parameter up to the next slash: CODE.png is one.
const PICTURE_ROUTE = "/designs/:file";

/** Whoever asks for cards without end must not hold up the mails' pictures. */
const CARD_TURNS = { atOnce: 8, maxWaiting: 0, retryAfterSeconds: 2 };

/** Saved designs: what 'Save & share' stores and a shared link opens. */
export function designRoutes(deps: Deps) {
  const inTurn = createTurns(CARD_TURNS);
  return new Elysia({ name: "designs" })
    .post(API.designs, ({ body, set }) => {
      const saved = saveDesign(deps, parseBody(DesignInput, body));
      set.status = 201;
      return saved;
    })
    .get(DESIGN_ROUTE, ({ params }) => getDesign(deps, params.code))
    .get(PICTURE_ROUTE, async ({ params, request }) => {
      const design = getDesign(deps, params.file.replace(/\.png$/, ""));
      // The maker may give a charm another picture: then the card changes too.
      const etag = `"${Bun.hash(JSON.stringify(design)).toString(36)}"`;
      const headers = { etag, "cache-control": "public, max-age=3600" };
      if (hasTag(request, etag))
        return new Response(null, { status: 304, headers });
      const png = await inTurn(() => drawDesignPng(deps, design, "card"));
      return new Response(Buffer.from(png), {
        headers: { ...headers, "content-type": "image/png" },
      });
    });
}

function getDesign(deps: Deps, code: string) {
  const design = DESIGN_CODE_PATTERN.test(code)
    ? findDesign(deps, code)
    : undefined;
  if (!design)
    throw new Problem("not_found", { message: "There is no such design." });
  return design;
}
