import * as calls from "#shared/letters/calls.ts";
import { getLetterPage } from "#shared/letters/calls.ts";
import { OK } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { LetterPreview } from "#shared/letters/schema.ts";
import { MAKER, NO_LOCK } from "#server/db/locks.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { ifMatch } from "#server/http/headers.ts";
import { get, routes } from "#server/http/routes.ts";
import { enqueueMail } from "#server/mail/queue.ts";
import { previewMail } from "./letter-compose.ts";
import {
  findLetterPage,
  getLetter,
  listLetters,
  lookOfLetter,
  toLetterPage,
} from "./letter-content.ts";
import {
  isSendTime,
  pauseLetter,
  resumeLetter,
  scheduleLetter,
  stopLetter,
} from "./letter-sending.ts";
import {
  changeLetter,
  createLetter,
  getLetterRow,
  removeLetter,
} from "./letter-store.ts";
import { LETTER_CARDS } from "#shared/api/paths.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import { drawShopCard } from "#server/site/draw.ts";
import { readSiteContent } from "#server/site/store.ts";

/** Routes with which the maker writes letters and sends them to her subscribers. */
export function letterAdminRoutes(deps: Deps) {
  const { clock, commit, config, db } = deps;
  const language = async () => (await deps.locale()).formats.language;

  /** Runs a change that a letter's page may show; returns the letter. */
  async function change(id: number, write: (tx: Tx) => Promise<unknown>) {
    await commit(MAKER, write);
    deps.changes.announce();
    deps.outboxWake();
    return getLetter(deps, id);
  }

  return routes(calls, {
    listMakerLetters: () => listLetters(deps),

    getLetter: ({ params }) => getLetter(deps, params.id),

    previewLetter: async ({ body }): Promise<LetterPreview> => {
      const letter = { ...body, slug: "", sentAt: clock.now() };
      return {
        ...(await previewMail(deps, letter)),
        page: await toLetterPage(deps, letter),
      };
    },

    writeLetter: async ({ body }) => {
      const input = { ...body, language: await language() };
      const { id } = await commit(MAKER, (tx) =>
        createLetter(tx, { ...input, now: clock.now() }),
      );
      return getLetter(deps, id);
    },

    changeLetter: async ({ body, params: { id }, request }) => {
      const input = { ...body, id, language: await language() };
      const ifMatchUpdatedAt = ifMatch(request);
      await commit(MAKER, (tx) =>
        changeLetter(tx, {
          ...input,
          ifMatchUpdatedAt,
          now: clock.now(),
        }),
      );
      return getLetter(deps, id);
    },

    removeLetter: async ({ params: { id } }) => {
      await commit(MAKER, (tx) => removeLetter(tx, { id }));
      deps.changes.announce();
      return OK;
    },

    testLetter: async ({ params: { id } }) => {
      await getLetterRow(db, id);
      await commit(NO_LOCK, (tx) =>
        enqueueMail(tx, {
          kind: "letter_test",
          recipient: config.ownerEmail,
          remarks: { letterId: id },
          now: clock.now(),
        }),
      );
      deps.outboxWake();
      return OK;
    },

    sendLetter: ({ body, params: { id } }) => {
      const now = clock.now();
      const at = body.at === undefined ? now : Date.parse(body.at);
      if (body.at !== undefined && !isSendTime(at, now))
        throw invalidField("at", errorKey("letterTime"));
      return change(id, (tx) => scheduleLetter(tx, { id, at, now }));
    },

    pauseLetter: ({ params: { id } }) =>
      change(id, (tx) => pauseLetter(tx, { id, now: clock.now() })),

    resumeLetter: ({ params: { id } }) =>
      change(id, (tx) => resumeLetter(tx, { id })),

    stopLetter: ({ params: { id } }) =>
      change(id, (tx) => stopLetter(tx, { id, now: clock.now() })),
  });
}

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
