import { staticPlugin } from "@elysiajs/static";
import { Elysia } from "elysia";
import { UPLOADS_PREFIX } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { hasTag } from "#server/etag.ts";
import { Problem } from "#server/problem.ts";
import { uploadsFolder } from "./files.ts";
import { pictureOfFile } from "./names.ts";

// A name is never given twice, so what stands under it never changes.
const HEADERS = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** Serves the uploads folder: the pictures' own file names and nothing else. */
export function imageRoutes(deps: Deps) {
  // The plugin reads whatever it is asked for and its ETag fails once a file
  // is cached; so it is asked only for names of the shop's own form, under an
  // address made here, and the conditions are answered here.
  // Made on the first request: it reads the whole folder at once, and before
  // that a failure would have nobody to be told to.
  let files: ReturnType<typeof staticPlugin> | undefined;
  const options = {
    assets: uploadsFolder(deps.config),
    prefix: UPLOADS_PREFIX,
    alwaysStatic: false,
    indexHTML: false,
    etag: false,
    silent: true,
  };
  return new Elysia({ name: "images" }).get(
    `${UPLOADS_PREFIX}/:file`,
    async ({ params: { file }, request, set }) => {
      if (!pictureOfFile(file)) throw new Problem("not_found");
      const etag = `"${file}"`;
      const own = new Request(`http://localhost${UPLOADS_PREFIX}/${file}`);
      files ??= staticPlugin(options);
      const answer = await (await files).handle(own);
      if (!answer.ok) throw new Problem("not_found");
      Object.assign(set.headers, HEADERS, { etag });
      if (!hasTag(request, etag)) return answer;
      return new Response(null, { status: 304 });
    },
  );
}
