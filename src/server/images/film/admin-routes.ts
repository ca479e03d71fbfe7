import type { Elysia } from "elysia";
import { API } from "#shared/api/paths.ts";
import { FILM_TYPES, FilmReply } from "#shared/images/film.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";
import { checkFilmRequest, storeFilm } from "./store-film.ts";

/**
 * The timeout of a connection that sends nothing. Each piece restarts the
 * timeout, because 20 MB over a mobile connection take longer than the server's
 * longest timeout.
 */
const SILENCE_SECONDS = 60;
/** The timeout for storing a film in the bucket that all copies share. */
const STORING_SECONDS = 255;

/** Two browser windows of the maker; each may have 20 MB on the disk. */
const LIMITS = { concurrency: 2, maxWaiting: 0, retryAfterSeconds: 30 };

const file = { schema: { type: "string" as const, format: "binary" } };

/** Accepts films. The body is the film itself and is streamed to the disk. */
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
        // The handler streams the body: nothing may parse it first.
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
