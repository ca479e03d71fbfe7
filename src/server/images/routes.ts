import { staticPlugin } from "@elysiajs/static";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { hasTag } from "#server/http/headers.ts";
import { get } from "#server/http/routes.ts";
import { Problem } from "#server/http/problem.ts";
import { uploadsFolder } from "./files.ts";
import { serveFilm } from "./film/serve.ts";
import { UPLOAD_HEADERS } from "./headers.ts";
import { ensureLocal } from "./local-copies.ts";
import { findPicture } from "./store.ts";
import { isFilmFile, pictureOfFile } from "./names.ts";

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
