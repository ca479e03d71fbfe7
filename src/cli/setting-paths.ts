import { existsSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { ConfigError, DEFAULT_DATA_DIR } from "#server/config/config.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";

type Env = Record<string, string | undefined>;

type Place = {
  /** The folder that contains the executable and its settings file. */
  home: string;
  /** The current working directory. */
  current: string;
};

/** A path that exists only in the current folder. */
export type StrayPath = { name: string; path: string; usual: string };

const PATH_SETTINGS = ["DATA_DIR", "BACKUP_DIR", "DKIM_KEY_FILE"] as const;
type PathSetting = (typeof PATH_SETTINGS)[number];

/**
 * Makes the relative paths in settings absolute. They are relative to the
 * folder of the executable, because the service, a terminal and a timer run in
 * different current folders and must find the same shop. Versions before 0.2
 * used the current folder, so a path that exists only there is still used, and
 * is listed in `stray`. Throws a ConfigError when both places contain a shop.
 */
export function resolvePaths(
  env: Env,
  place: Place,
): { env: Env; stray: StrayPath[] } {
  const stray: StrayPath[] = [];
  const whole: Env = { ...env };
  for (const name of PATH_SETTINGS) {
    const given = env[name] || defaultOf(name);
    if (given === undefined || isAbsolute(given)) continue;
    const usual = resolve(place.home, given);
    const path = choose(name, given, { usual, place });
    if (path !== usual) stray.push({ name, path, usual });
    whole[name] = path;
  }
  return { env: whole, stray };
}

function choose(
  name: PathSetting,
  given: string,
  { usual, place }: { usual: string; place: Place },
): string {
  const here = resolve(place.current, given);
  if (here === usual || !isInUse(name, here)) return usual;
  if (!isInUse(name, usual)) return here;
  if (name !== "DATA_DIR") return usual;
  throw new ConfigError([
    `DATA_DIR ${given} may be ${usual} or ${here}, and each holds a shop. Set it to the whole path of yours.`,
  ]);
}

/** Whether a path is in use; a data folder is in use if it has a database. */
function isInUse(name: PathSetting, path: string): boolean {
  return existsSync(name === "DATA_DIR" ? join(path, DATABASE_FILE) : path);
}

function defaultOf(name: PathSetting): string | undefined {
  return name === "DATA_DIR" ? DEFAULT_DATA_DIR : undefined;
}
