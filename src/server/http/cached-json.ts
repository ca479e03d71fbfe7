import type { CachedResponse, Deps } from "#server/deps.ts";
import { type PackedText, packText } from "./packed.ts";
import { standardHeaders } from "./security.ts";

type CacheDeps = Pick<Deps, "changes" | "config" | "responses">;

/**
 * Caches a public list that is the same for everyone. The list is read and
 * serialized once after each change of the maker, because serializing it for
 * every request would cost three quarters of the throughput.
 */
export function createCachedJson(
  deps: CacheDeps,
  path: string,
  read: () => Promise<unknown>,
): CachedResponse {
  return createCachedText(deps, {
    path,
    type: "application/json;charset=utf-8",
    read: async () => JSON.stringify(await read()),
  });
}

type CachedText = {
  path: string;
  /** The media type. */
  type: string;
  read: () => Promise<string>;
};

/** Caches a text that is the same for everyone, as `createCachedJson` does. */
export function createCachedText(
  { changes, config, responses }: CacheDeps,
  { path, type, read }: CachedText,
): CachedResponse {
  const headers = { ...standardHeaders(config), "content-type": type };
  let cached: PackedText | undefined;
  // A text that was read before a change must not be cached after the change.
  let version = 0;
  changes.onChange(() => {
    cached = undefined;
    version += 1;
  });
  const load = async (): Promise<PackedText> => {
    const before = version;
    const loaded = packText(await read(), headers);
    if (version === before) cached = loaded;
    return loaded;
  };
  const respond: CachedResponse = (request) =>
    cached
      ? cached.answer(request)
      : load().then((loaded) => loaded.answer(request));
  responses.set(path, respond);
  return respond;
}
