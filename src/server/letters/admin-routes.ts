import * as calls from "#shared/letters/calls.ts";
import type { Elysia } from "elysia";
import { OK } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { LetterPreview } from "#shared/letters/schema.ts";
import { MAKER, NO_LOCK } from "#server/db/locks.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField } from "#server/http/problem.ts";
import { ifMatch } from "#server/http/headers.ts";
import { IF_MATCH, ROW_PATH, route } from "#server/http/route.ts";
import { enqueueMail } from "#server/mail/queue.ts";
import { previewMail } from "./compose.ts";
import { toLetterPage } from "./content.ts";
import { getLetter, listLetters } from "./read.ts";
import {
  isSendTime,
  pauseLetter,
  resumeLetter,
  scheduleLetter,
  stopLetter,
} from "./sending.ts";
import {
  changeLetter,
  createLetter,
  getLetterRow,
  removeLetter,
} from "./store.ts";

/** Routes with which the maker writes letters and sends them to her readers. */
export function letterAdminRoutes(deps: Deps) {
  const { clock, commit, config, db } = deps;
  const language = async () => (await deps.locale()).formats.language;
  const row = { params: ROW_PATH };

  /** Runs a change that a letter's page may show; returns the letter. */
  async function change(id: number, write: (tx: Tx) => Promise<unknown>) {
    await commit(MAKER, write);
    deps.changes.announce();
    deps.outboxWake();
    return getLetter(deps, id);
  }

  return (app: Elysia) =>
    app
      .use(
        route(calls.listMakerLetters, { summary: "The letters" }, () =>
          listLetters(deps),
        ),
      )
      .use(
        route(
          calls.getLetter,
          { summary: "A letter and how far it is", ...row },
          ({ params }) => getLetter(deps, params.id),
        ),
      )
      .use(
        route(
          calls.previewLetter,
          { summary: "Show how a letter arrives" },
          async ({ body }): Promise<LetterPreview> => {
            const letter = { ...body, slug: "", sentAt: clock.now() };
            return {
              ...(await previewMail(deps, letter)),
              page: await toLetterPage(deps, letter),
            };
          },
        ),
      )
      .use(
        route(
          calls.writeLetter,
          { summary: "Write a letter" },
          async ({ body }) => {
            const input = { ...body, language: await language() };
            const { id } = await commit(MAKER, (tx) =>
              createLetter(tx, { ...input, now: clock.now() }),
            );
            return getLetter(deps, id);
          },
        ),
      )
      .use(
        route(
          calls.changeLetter,
          {
            summary: "Change a letter that is not sent",
            ...row,
            ...IF_MATCH,
            errors: [409, 412],
          },
          async ({ body, params: { id }, request }) => {
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
        ),
      )
      .use(
        route(
          calls.removeLetter,
          { summary: "Remove a letter and its page", ...row, errors: [409] },
          async ({ params: { id } }) => {
            await commit(MAKER, (tx) => removeLetter(tx, { id }));
            deps.changes.announce();
            return OK;
          },
        ),
      )
      .use(
        route(
          calls.testLetter,
          { summary: "Send a letter to the maker alone", ...row },
          async ({ params: { id } }) => {
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
        ),
      )
      .use(
        route(
          calls.sendLetter,
          {
            summary: "Send a letter to everyone on the list, now or later",
            ...row,
            errors: [409],
          },
          ({ body, params: { id } }) => {
            const now = clock.now();
            const at = body.at === undefined ? now : Date.parse(body.at);
            if (body.at !== undefined && !isSendTime(at, now))
              throw invalidField("at", errorKey("letterTime"));
            return change(id, (tx) => scheduleLetter(tx, { id, at, now }));
          },
        ),
      )
      .use(
        route(
          calls.pauseLetter,
          { summary: "Let a letter's mails wait", ...row, errors: [409] },
          ({ params: { id } }) =>
            change(id, (tx) => pauseLetter(tx, { id, now: clock.now() })),
        ),
      )
      .use(
        route(
          calls.resumeLetter,
          { summary: "Go on with a letter", ...row, errors: [409] },
          ({ params: { id } }) => change(id, (tx) => resumeLetter(tx, { id })),
        ),
      )
      .use(
        route(
          calls.stopLetter,
          { summary: "End the sending of a letter", ...row, errors: [409] },
          ({ params: { id } }) =>
            change(id, (tx) => stopLetter(tx, { id, now: clock.now() })),
        ),
      );
}
