import { errorKey } from "#shared/messages/error-key.ts";
import { damagedFilm, notTaken } from "./errors.ts";
import { type Box, handlerOf, partsOf } from "./mp4.ts";

// Action cameras and drones film their telemetry, the place among it, as a track
// of its own, some of them as subtitles. The shop plays pictures and sound alone.

const PLAYED = new Set(["vide", "soun"]);

/**
 * Blanks each track that is neither pictures nor sound, and its data, in place.
 * Throws "unsupported_type" where the data cannot be found.
 */
export function blankMp4Telemetry(bytes: Buffer, movie: Box): void {
  const isFragmented = partsOf(movie, "mvex").length > 0;
  let left = bytes.length;
  for (const track of partsOf(movie, "trak")) {
    if (PLAYED.has(handlerOf(track))) continue;
    // The tables of a fragmented film lie in its pieces.
    if (isFragmented) throw notTaken(errorKey("filmTelemetry"));
    for (const { at, length } of chunksOf(track)) {
      left -= length;
      if (left < 0 || at + length > bytes.length) throw damagedFilm();
      bytes.fill(0, at, at + length);
    }
    track.head.write("free", 4, "latin1");
    track.content.fill(0);
  }
}

type Range = { at: number; length: number };

/** Where a track's data is: ISO/IEC 14496-12, 8.7. */
function* chunksOf(track: Box): Generator<Range> {
  const [tables] = partsOf(track, "mdia")
    .flatMap((media) => partsOf(media, "minf"))
    .flatMap((information) => partsOf(information, "stbl"));
  if (!tables) return;
  const { content: sizes } = tableOf(tables, "stsz");
  const offsets = offsetsOf(tables);
  const runs = tableOf(tables, "stsc").content;
  const evenSize = numberAt(sizes, 4);
  let sample = 0;
  let samplesPerChunk = 0;
  let run = 0;
  for (const [index, at] of offsets.entries()) {
    if (run < numberAt(runs, 4) && numberAt(runs, 8 + 12 * run) === index + 1) {
      samplesPerChunk = numberAt(runs, 12 + 12 * run);
      run += 1;
    }
    let length = evenSize * samplesPerChunk;
    if (evenSize === 0)
      for (let each = 0; each < samplesPerChunk; each += 1)
        length += numberAt(sizes, 12 + 4 * sample++);
    yield { at, length };
  }
}

/** The places of a track's chunks, from the start of the file. */
function offsetsOf(tables: Box): number[] {
  const [short] = partsOf(tables, "stco");
  const { content } = short ?? tableOf(tables, "co64");
  const bytes = short ? 4 : 8;
  const count = numberAt(content, 4);
  if (8 + bytes * count > content.length) throw damagedFilm();
  return Array.from({ length: count }, (_, index) =>
    short
      ? content.readUInt32BE(8 + 4 * index)
      : Number(content.readBigUInt64BE(8 + 8 * index)),
  );
}

function tableOf(tables: Box, type: string): Box {
  const [table] = partsOf(tables, type);
  if (!table) throw notTaken(errorKey("filmTelemetry"));
  return table;
}

function numberAt(content: Buffer, at: number): number {
  if (at + 4 > content.length) throw damagedFilm();
  return content.readUInt32BE(at);
}
