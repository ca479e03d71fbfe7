import { test } from "bun:test";
import { type Config, parseConfig } from "#server/config/config.ts";
import { openShop, type Shop } from "#server/open-shop.ts";
import type { Clock } from "#server/runtime/clock.ts";
import { createLog } from "#server/runtime/log.ts";
import { ENGINE } from "./engine.ts";
import { MIGRATIONS } from "./migrations.ts";
import { afterTest, tempFolder } from "#tests/support/temp.ts";
import { OF_NO_MACHINE } from "#tests/support/process/executable.ts";
import { takeDatabase } from "./test-databases.ts";

const leaveOut: typeof test = Object.assign(() => {}, test);

/** A test of what only PostgreSQL does; it is omitted on SQLite. */
export const postgresTest = ENGINE === "postgres" ? test : leaveOut;

/** Returns the address of a new database, which is released after the test. */
export function tempPostgres(): string {
  const { url, giveBack } = takeDatabase();
  afterTest(giveBack);
  return url;
}

/** Opens one copy of a shop on a database that other copies may use too. */
export async function openCopy(
  url: string,
  env: Record<string, string> = {},
  clock?: Clock,
): Promise<Shop & { config: Config }> {
  const places = { DATA_DIR: tempFolder(), DATABASE_URL: url };
  const config = parseConfig({ ...OF_NO_MACHINE, ...env, ...places });
  const log = createLog("json", () => {});
  const options = { config, log, migrationsDir: MIGRATIONS };
  const shop = await openShop({ ...options, ...(clock && { clock }) });
  return { ...shop, config };
}
