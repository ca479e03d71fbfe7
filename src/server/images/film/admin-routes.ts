import type { Elysia } from "elysia";
import { API } from "#shared/api/paths.ts";
import { FILM_TYPES, FilmReply } from "#shared/images/film.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";
import { checkFilmRequest, storeFilm } from "./store-film.ts";

/**
 * How long a line may bring nothing. Each piece restarts it: 20 MB over a
 * phone's line take longer than the server's longest timeout.
 */
const SILENCE_SECONDS = 60;
/** How long the storage of all copies may take to get it. */
const STORING_SECONDS = 255;

/** Two windows of the maker; each may have 20 MB on the disk. */
const LIMITS = { concurrency: 2, maxWaiting: 0, retryAfterSeconds: 30 };

const file = { schema: { type: "string" as const, format: "binary" } };

/** Accepts films. The body is the film itself, so that it goes to the disk as it comes. */
export function filmUploadRoutes(deps: Deps) {
  const limited = createSemaphore(LIMITS);
  return (app: Elysia) =>
    app.post(
      API.film,
      async ({ request, server, status }) => {
        checkFilmRequest(request);
        const film = await limited(() =>
          storeFilm(deps, request, {
            onPiece: () => server?.timeout(request, SILENCE_SECONDS),
            onReceived: () => server?.timeout(request, STORING_SECONDS),
          }),
        );
        return status(201, film);
      },
      {
        // The handler counts the body as it streams: nothing may parse it first.
        parse: () => null,
        response: { 201: replies(FilmReply) },
        detail: {
          ...operation("Upload a film", { errors: [413, 415, 422] }),
          requestBody: {
            required: true,
            content: { [FILM_TYPES.mp4]: file, [FILM_TYPES.webm]: file },
          },
        },
      },
    );
}
