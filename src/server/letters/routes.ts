import { LETTER_CARDS } from "#shared/api/paths.ts";
import { getLetterPage } from "#shared/letters/calls.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { get, routes } from "#server/http/routes.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";
import { drawShopCard } from "#server/site/draw.ts";
import { readSiteContent } from "#server/site/store.ts";
import { lookOfLetter } from "./card.ts";
import { findLetterPage } from "./read.ts";

/** Drawings are cached; so many are made at once. */
const CARD_LIMITS = { concurrency: 1, maxWaiting: 6, retryAfterSeconds: 2 };

/** The public routes of a letter that was sent. */
export function letterRoutes(deps: Deps) {
  const limited = createSemaphore(CARD_LIMITS);
  return [
    get(`${LETTER_CARDS}/:file`, async ({ params }) => {
      const [, slug = ""] =
        /^([a-z0-9-]+)-[a-z0-9]+\.jpg$/.exec(params.file) ?? [];
      const letter = await findLetterPage(deps, slug);
      if (!letter) throw new Problem("not_found");
      const site = await readSiteContent(deps.db, deps.config);
      const look = lookOfLetter(letter, site);
      const jpeg = await limited(() => drawShopCard(deps, look));
      return new Response(Buffer.from(jpeg), {
        headers: {
          "content-type": "image/jpeg",
          "cache-control": "public, max-age=86400",
          "x-content-type-options": "nosniff",
        },
      });
    }),
    ...routes(
      { getLetterPage },
      {
        getLetterPage: async ({ params }) => {
          const page = await findLetterPage(deps, params.slug);
          if (!page) throw new Problem("not_found");
          return page;
        },
      },
    ),
  ];
}
