import { join } from "node:path";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { hasTag } from "#server/http/headers.ts";
import { Problem } from "#server/http/problem.ts";
import { partial, rangeOf } from "#server/http/ranges.ts";
import { uploadsFolder } from "#server/images/files.ts";
import { UPLOAD_HEADERS } from "#server/images/headers.ts";
import { ensureLocal } from "#server/images/local-copies.ts";
import { filmType } from "#server/images/names.ts";
import { hasFilm } from "./rows.ts";

/**
 * Returns the response with a film or a part of it, streamed from the disk.
 * Throws "not_found".
 */
export async function serveFilm(
  deps: Deps,
  request: Request,
  file: string,
): Promise<Response> {
  await ensureLocal(deps.config, file, () =>
    hasFilm(deps.db, `${UPLOADS_PREFIX}/${file}`),
  );
  const type = filmType(file);
  const film = Bun.file(join(uploadsFolder(deps.config), file), { type });
  if (!(await film.exists())) throw new Problem("not_found");
  const etag = `"${file}"`;
  const headers = new Headers({
    ...UPLOAD_HEADERS,
    "accept-ranges": "bytes",
    etag,
  });
  if (hasTag(request, etag))
    return new Response(null, { status: 304, headers });
  headers.set("content-type", type);
  const range = rangeOf(request, etag, film.size);
  if (range !== "none") return partial(film, range, headers);
  return new Response(whole(request, film), { headers });
}

/**
 * Returns the body of a whole film. Bun would apply any Range header to a file,
 * so a request whose Range is ignored gets a stream that hides the file.
 */
function whole(request: Request, film: Blob): Blob | ReadableStream {
  if (!request.headers.has("range")) return film;
  return film.stream().pipeThrough(new TransformStream());
}
