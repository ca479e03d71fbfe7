import { existsSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { ConfigError, DEFAULT_DATA_DIR } from "#server/config/config.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";

type Env = Record<string, string | undefined>;

type Place = {
  /** The folder of the executable and of its settings file. */
  home: string;
  /** The current folder. */
  current: string;
};

/** A path that was found in the current folder only. */
export type StrayPath = { name: string; path: string; usual: string };

const PATH_SETTINGS = ["DATA_DIR", "BACKUP_DIR", "DKIM_KEY_FILE"] as const;
type PathSetting = (typeof PATH_SETTINGS)[number];

/**
 * Makes the relative paths of settings whole. They are relative to the folder
 * of the executable: the service, a terminal and a timer run in different
 * current folders and must find the same shop. Versions before 0.2 looked in the
 * current folder, so what is there and not beside the executable is used, and
 * named in `stray`. Throws a ConfigError where both places hold a shop.
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

/** A data folder without a database is no shop yet. */
function isInUse(name: PathSetting, path: string): boolean {
  return existsSync(name === "DATA_DIR" ? join(path, DATABASE_FILE) : path);
}

function defaultOf(name: PathSetting): string | undefined {
  return name === "DATA_DIR" ? DEFAULT_DATA_DIR : undefined;
}
