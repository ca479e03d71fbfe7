import { test } from "bun:test";
import { type Config, parseConfig } from "#server/config/config.ts";
import { openShop, type Shop } from "#server/open-shop.ts";
import { createLog } from "#server/runtime/log.ts";
import { ENGINE } from "./engine.ts";
import { MIGRATIONS } from "./migrations.ts";
import { afterTest, tempFolder } from "./temp.ts";
import { takeDatabase } from "./test-databases.ts";

const leaveOut: typeof test = Object.assign(() => {}, test);

/** A test of what PostgreSQL alone does, for the run on it. */
export const postgresTest = ENGINE === "postgres" ? test : leaveOut;

/** A database of its own, given back after the test. */
export function tempPostgres(): string {
  const { url, giveBack } = takeDatabase();
  afterTest(giveBack);
  return url;
}

/** One process's part of a shop whose database others use as well. */
export async function openCopy(
  url: string,
): Promise<Shop & { config: Config }> {
  const config = parseConfig({ DATA_DIR: tempFolder(), DATABASE_URL: url });
  const log = createLog("json", () => {});
  const shop = await openShop({ config, log, migrationsDir: MIGRATIONS });
  return { ...shop, config };
}
