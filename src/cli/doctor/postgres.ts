import type { SQL } from "bun";
import type { Config } from "#server/config/config.ts";
import { openExistingPostgres } from "#server/db/postgres/open.ts";
import { failure } from "#cli/failure.ts";
import { formatBytes } from "#cli/output.ts";
import { checkContents } from "./database.ts";
import { about, type Finding } from "./finding.ts";

const OLDEST_VERSION = 150_000;

type ServerSettings = {
  version: string;
  version_number: number;
  synchronous_commit: string;
  standby_names: string;
  fsync: string;
  /** Number of synchronous standbys connected. */
  waited_for: number;
  standbys: number;
};

/** Checks the server of DATABASE_URL, and which failures would lose orders. */
export async function checkPostgres(
  url: string,
  { migrationsDir, config }: { migrationsDir: string; config: Config },
): Promise<Finding[]> {
  const database = about("Database");
  try {
    const db = await openExistingPostgres(url, migrationsDir);
    try {
      const { databaseBytes } = await db.size();
      const settings = await readSettings(db.pool.client);
      const name = `PostgreSQL ${settings.version}`;
      return [
        settings.version_number < OLDEST_VERSION
          ? database.fail(`${name} is too old. Use 15 or newer.`)
          : database.ok(`${name}, ${formatBytes(databaseBytes)}`),
        about("Schema").ok("up to date"),
        checkDurability(settings),
        ...(await checkContents(db, { now: db.clock.now(), config })),
      ];
    } finally {
      await db.close();
    }
  } catch (error) {
    return [database.fail(failure(error).sentence)];
  }
}

async function readSettings(client: SQL): Promise<ServerSettings> {
  const [settings] = await client.unsafe<ServerSettings[]>(
    `select current_setting('server_version') as version,
       current_setting('server_version_num')::int as version_number,
       current_setting('synchronous_commit') as synchronous_commit,
       current_setting('synchronous_standby_names') as standby_names,
       current_setting('fsync') as fsync,
       (select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum'))::int as waited_for,
       (select count(*) from pg_stat_replication)::int as standbys`,
  );
  if (!settings) throw new Error("The server told nothing of itself.");
  return settings;
}

/** Checks which failures an acknowledged order survives. */
function checkDurability(settings: ServerSettings): Finding {
  const durability = about("Durability");
  const { fsync, synchronous_commit, standby_names } = settings;
  if (fsync === "off" || synchronous_commit === "off")
    return durability.fail(
      `${fsync === "off" ? "fsync" : "synchronous_commit"} is off: a crash of the server loses the orders of its last moments, though shoppers were told that they are placed. Set it to on.`,
    );
  if (standby_names === "" || synchronous_commit === "local")
    return durability.warn(
      `commits wait for the server's own disk, and for no standby${settings.standbys > 0 ? `, though ${settings.standbys} follow` : ""}. If that machine is lost, so are the orders that no standby or backup has yet. Set synchronous_standby_names to change that.`,
    );
  if (settings.waited_for === 0)
    return durability.fail(
      `commits wait for a standby (${standby_names}), and none is connected: no order can be placed. Start it, or take it out of synchronous_standby_names.`,
    );
  return durability.ok(
    `commits wait for ${settings.waited_for} of ${settings.standbys} standbys: the loss of one machine loses no order`,
  );
}
