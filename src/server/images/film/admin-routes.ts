import * as calls from "#shared/images/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
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
const FILM_LIMITS = { concurrency: 2, maxWaiting: 0, retryAfterSeconds: 30 };

/** Accepts films. The body is the film itself and is streamed to the disk. */
export function filmUploadRoutes(deps: Deps) {
  const limited = createSemaphore(FILM_LIMITS);
  return routes(calls, {
    uploadFilm: async (sent) => {
      checkFilmRequest(sent.request);
      const film = await limited(() =>
        storeFilm(deps, sent.request, {
          onPiece: () => sent.allowSilence(SILENCE_SECONDS),
          onReceived: () => sent.allowSilence(STORING_SECONDS),
        }),
      );
      return film;
    },
  });
}
