import { DAY_MS } from "#shared/text/dates.ts";
import type { SharedFile, SharedFiles } from "#server/db/shop-database.ts";
import type { Client, Pool } from "./pool.ts";

/**
 * The time for which the files of a version stay after its last copy has
 * stopped.
 */
const KEPT_MS = 7 * DAY_MS;
/** The id of the advisory lock that only one publishing process holds. */
const PUBLISH_LOCK = 7_201_003;

/** Creates the table; the caller holds the lock of a migration. */
export async function createClientFiles(client: Client): Promise<void> {
  await client.unsafe(`
    create table if not exists client_files (
      path text collate "C" primary key,
      type text not null,
      bytes bytea not null,
      published_at timestamptz not null
    )`);
}

/** Stores the browser's files of all versions in a table. */
export function createPostgresFiles(pool: Pool): SharedFiles {
  return {
    publish: (paths, read) =>
      pool.query((client) => client.begin((tx) => publish(tx, paths, read))),
    async find(path) {
      const [row] = await pool.query((client) =>
        client.unsafe<SharedFile[]>(
          "select type, bytes from client_files where path = $1",
          [path],
        ),
      );
      return row;
    },
  };
}

async function publish(
  tx: Client,
  paths: readonly string[],
  read: (path: string) => SharedFile,
): Promise<void> {
  await tx.unsafe("select pg_advisory_xact_lock($1)", [PUBLISH_LOCK]);
  const known = await tx.unsafe<{ path: string }[]>(
    `update client_files set published_at = now()
     where path in (select value from json_each($1)) returning path`,
    [JSON.stringify(paths)],
  );
  const stored = new Set(known.map(({ path }) => path));
  for (const path of paths) {
    if (stored.has(path)) continue;
    const { type, bytes } = read(path);
    await tx.unsafe("insert into client_files values ($1, $2, $3, now())", [
      path,
      type,
      bytes,
    ]);
  }
  await tx.unsafe(
    "delete from client_files where published_at < now() - make_interval(secs => $1)",
    [KEPT_MS / 1_000],
  );
}
