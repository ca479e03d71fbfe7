import * as calls from "#shared/images/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_UPLOAD_BYTES } from "#shared/images/schema.ts";
import { readBytes } from "#server/http/bodies.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { storeUpload } from "./files.ts";
import { checkFilmRequest, storeFilm } from "./films.ts";

// 5 MB over a slow mobile connection take minutes, and slow progress does not
// extend the server's idle timeout.
const UPLOAD_TIMEOUT_SECONDS = 255;

/** One picture at a time, because decoding a large one takes 150 MB. */
const UPLOAD_LIMITS = { concurrency: 1, maxWaiting: 7, retryAfterSeconds: 10 };

/** Accepts pictures, one at a time. */
export function uploadRoutes(deps: Deps) {
  const limited = createSemaphore(UPLOAD_LIMITS);
  return routes(calls, {
    uploadPicture: async (sent) => {
      sent.allowSilence(UPLOAD_TIMEOUT_SECONDS);
      const bytes = await readUpload(sent.request);
      return await limited(() => storeUpload(deps, bytes));
    },
  });
}

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

/** The bytes that a form adds around its one file. */
const FORM_BYTES = 64 * 1024;

/**
 * Returns the bytes of the form's "image" file. Stops reading a body that is
 * too large. Throws "unsupported_type", "too_large" or "invalid".
 */
export async function readUpload(request: Request): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Problem("unsupported_type", {
      message: errorKey("pictureForm"),
    });
  const bytes = await readBody(request);
  const image = (await readForm(bytes, type)).get("image");
  if (!(image instanceof Blob))
    throw invalidField("image", errorKey("pictureMissing"));
  if (image.size > MAX_UPLOAD_BYTES) throw tooLarge();
  return image.bytes();
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string) {
  try {
    const form = new Response(bytes, { headers: { "content-type": type } });
    return await form.formData();
  } catch {
    throw incomplete();
  }
}

async function readBody(request: Request) {
  try {
    return await readBytes(request, MAX_UPLOAD_BYTES + FORM_BYTES);
  } catch (error) {
    throw error instanceof Problem ? tooLarge() : incomplete();
  }
}

function tooLarge(): Problem {
  return new Problem("too_large", {
    message: errorKey("pictureTooLarge"),
  });
}

function incomplete(): Problem {
  return invalidField("image", errorKey("pictureIncomplete"));
}
