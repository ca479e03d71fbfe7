import type { FilmFormat } from "#shared/images/film.ts";
import { FILM_MESSAGES } from "#shared/messages/film.ts";
import { Problem } from "#server/http/problem.ts";
import { checkMp4 } from "./mp4.ts";
import { checkWebm } from "./webm.ts";

/**
 * Returns the format of a film, by its content. Checks the structure up to the
 * end, so that no truncated film is accepted, but not the encoded video and
 * sound. Throws "unsupported_type" or "invalid", with advice in the message.
 */
export function inspectFilm(bytes: Buffer): FilmFormat {
  if (bytes.toString("latin1", 4, 8) === "ftyp") {
    checkMp4(bytes);
    return "mp4";
  }
  if (bytes.toString("latin1", 0, 4) === EBML) {
    checkWebm(bytes);
    return "webm";
  }
  throw new Problem("unsupported_type", { message: adviceFor(bytes) });
}

const EBML = "\x1a\x45\xdf\xa3";

/** Old QuickTime films begin with one of these boxes. */
const QUICKTIME = /^(?:moov|mdat|wide|free|skip|pnot)$/;

function adviceFor(bytes: Buffer): string {
  return QUICKTIME.test(bytes.toString("latin1", 4, 8))
    ? FILM_MESSAGES.quickTime
    : FILM_MESSAGES.notFilm;
}
