import type { FilmFormat } from "#shared/images/schema.ts";
import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
import { Problem } from "#server/http/problem.ts";
import { blankMp4Notes, checkMp4 } from "./mp4.ts";
import { blankMp4Telemetry } from "./mp4-telemetry.ts";
import { blankWebmTags, checkWebm } from "./webm.ts";

/**
 * Returns the format of a film, by its content, and blanks what it says about
 * the place where it was taken. Checks the structure up to the end, so that no
 * truncated film is accepted, but not the encoded video and sound. Throws "unsupported_type" or "invalid", with advice in the message.
 */
export function prepareFilm(bytes: Buffer): FilmFormat {
  if (bytes.toString("latin1", 4, 8) === "ftyp") {
    const movie = checkMp4(bytes);
    blankMp4Telemetry(bytes, movie);
    blankMp4Notes(bytes);
    return "mp4";
  }
  if (bytes.toString("latin1", 0, 4) === EBML) {
    checkWebm(bytes);
    blankWebmTags(bytes);
    return "webm";
  }
  throw new Problem("unsupported_type", { message: adviceFor(bytes) });
}

const EBML = "\x1a\x45\xdf\xa3";

/** Old QuickTime films begin with one of these boxes. */
const QUICKTIME = /^(?:moov|mdat|wide|free|skip|pnot)$/;

function adviceFor(bytes: Buffer): ErrorText {
  return QUICKTIME.test(bytes.toString("latin1", 4, 8))
    ? errorKey("quickTime")
    : errorKey("notFilm");
}
