import { SQL } from "bun";
import { ENGINE } from "./engine.ts";
import { databaseAddress } from "./postgres.ts";

const addresses = new Map<string, string>();

/**
 * Returns the setting that makes the executable in a folder use the engine of
 * this run. On PostgreSQL the folder gets its own database, which is removed
 * together with the run's server.
 */
export async function databaseSetting(
  folder: string,
): Promise<{ DATABASE_URL?: string }> {
  const server = process.env.TEST_POSTGRES_URL;
  if (ENGINE !== "postgres" || !server) return {};
  const known = addresses.get(folder);
  if (known) return { DATABASE_URL: known };
  const name = `executable_${process.pid}_${addresses.size}`;
  await using client = new SQL(server, { max: 1 });
  await client.unsafe(`create database ${name}`);
  const DATABASE_URL = databaseAddress(server, name);
  addresses.set(folder, DATABASE_URL);
  return { DATABASE_URL };
}
