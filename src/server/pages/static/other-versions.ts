import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import { IMMUTABLE } from "#server/http/headers.ts";
import type { Assets } from "./assets.ts";

/** The addresses of files whose names change with their content. */
const HASHED = /^\/assets\/[\w.-]{1,100}$/;

/**
 * The files of other versions of the shop. While one copy after the other gets
 * a new version, the balancer sends the requests of a page to copies that do not
 * have its files, and pages stay open for days; so all copies share their files.
 */
type OtherVersions = {
  /** Shares the files of this version. A failure is logged. */
  publish(): Promise<void>;
  /** Finds a file that this version does not have; mostly undefined at once. */
  find(path: string): Promise<Response | undefined> | undefined;
};

export function createOtherVersions(
  { db: { files }, log }: Pick<Deps, "db" | "log">,
  assets: Assets,
): OtherVersions {
  return {
    async publish() {
      if (!files) return;
      try {
        const { paths, read } = assets.immutable;
        await files.publish(paths, read);
      } catch (error) {
        log.warn("files_not_published", errorFields(error));
      }
    },
    find(path) {
      if (!files || !HASHED.test(path)) return undefined;
      return files.find(path).then((file) => file && answer(file));
    },
  };
}

function answer({
  type,
  bytes,
}: {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}) {
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "content-disposition": "inline",
      "cache-control": IMMUTABLE,
      "x-content-type-options": "nosniff",
    },
  });
}
