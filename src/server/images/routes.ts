import { staticPlugin } from "@elysiajs/static";
import { join } from "node:path";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { hasTag, IMMUTABLE } from "#server/http/headers.ts";
import { get } from "#server/http/routes.ts";
import { Problem } from "#server/http/problem.ts";
import { partial, rangeOf } from "#server/http/ranges.ts";
import { uploadsFolder } from "./files.ts";
import { ensureLocal } from "./local-copies.ts";
import { findPicture } from "./store.ts";
import { filmType, isFilmFile, pictureOfFile } from "./names.ts";
import { hasFilm } from "./films.ts";

/** Headers of every upload. Names are never reused, so files never change. */
const UPLOAD_HEADERS = {
  "cache-control": IMMUTABLE,
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

const HEADERS = { ...UPLOAD_HEADERS, "content-type": "image/webp" };

/** Serves the files in the uploads folder that have the name of an upload. */
export function imageRoutes(deps: Deps) {
  // The plugin serves any file that is requested, and its ETag is wrong once a
  // file is cached. So the plugin only gets requests that are created here, for
  // valid names, and this route handles conditional requests. The plugin is
  // created on the first request, because it reads the whole folder at once:
  // earlier, there would be no request to report a failure to.
  let files: ReturnType<typeof staticPlugin> | undefined;
  const options = {
    assets: uploadsFolder(deps.config),
    prefix: UPLOADS_PREFIX,
    alwaysStatic: false,
    indexHTML: false,
    etag: false,
    silent: true,
  };
  return [
    get(
      `${UPLOADS_PREFIX}/:file`,
      async ({ params: { file }, request, set }) => {
        const name = pictureOfFile(file);
        if (!name) throw new Problem("not_found");
        if (isFilmFile(file)) return serveFilm(deps, request, file);
        const etag = `"${file}"`;
        const own = new Request(`http://localhost${UPLOADS_PREFIX}/${file}`);
        // The bucket is asked only for names that the database has.
        await ensureLocal(deps.config, file, async () => {
          const imageUrl = `${UPLOADS_PREFIX}/${name}.webp`;
          return (await findPicture(deps.db, imageUrl)) !== null;
        });
        files ??= staticPlugin(options);
        const answer = await (await files).handle(own);
        if (!answer.ok) throw new Problem("not_found");
        Object.assign(set.headers, HEADERS, { etag });
        if (!hasTag(request, etag)) return answer;
        return new Response(null, { status: 304 });
      },
    ),
  ];
}

/**
 * Returns the response with a film or a part of it, streamed from the disk.
 * Throws "not_found".
 */
async function serveFilm(
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
