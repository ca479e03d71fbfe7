import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import {
  type Config,
  ConfigError,
  parseConfig,
  SETTING_NAMES,
} from "#server/config/config.ts";
import type { ServiceManagerOptions } from "#server/operations/service-manager.ts";
import { resolvePaths, type StrayPath } from "./setting-paths.ts";

/** Returns the path of the settings file, beside the executable. */
const settingsFile = () => join(dirname(process.execPath), ".env");

function readSettingsFile(): Record<string, string | undefined> {
  const file = settingsFile();
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/** Merges all sources of settings, and makes the paths absolute. */
function readEnvironment(overrides: Record<string, string> = {}) {
  const current = process.cwd();
  // Run from source, the executable is Bun, so its folder means nothing.
  const isBuilt = Bun.isStandaloneExecutable;
  const home = isBuilt ? dirname(process.execPath) : current;
  return resolvePaths(
    { ...readSettingsFile(), ...process.env, ...overrides },
    { home, current },
  );
}

/**
 * Reads the settings. The command line takes precedence over the environment,
 * and the environment over the .env file beside the executable. Throws a
 * ConfigError that names every error.
 */
export function readSettings(overrides: Record<string, string> = {}): Config {
  const { env } = readEnvironment(overrides);
  try {
    return parseConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // A setting that seems to be missing may be there under another name.
    throw new ConfigError([
      ...error.errors,
      ...findMisspelt(givenSettings()).map(misspeltSentence),
    ]);
  }
}

/** The password for PostgreSQL by the name that its own programs know. */
export const readPostgresPassword = () => process.env.PGPASSWORD;

/** Settings that are probably not what the maker meant. */
export type SettingDoubts = {
  /** The path of the settings file. */
  file: string;
  /** Names in the settings file that are like no setting. */
  unknown: string[];
  /** Names that are almost the name of a setting, here or in the environment. */
  misspelt: { name: string; meant: string }[];
  stray: StrayPath[];
};

export function findSettingDoubts(): SettingDoubts {
  const misspelt = findMisspelt(givenSettings());
  const known = new Set([
    ...SETTING_NAMES,
    ...misspelt.map(({ name }) => name),
  ]);
  return {
    file: settingsFile(),
    unknown: Object.keys(readSettingsFile()).filter((name) => !known.has(name)),
    misspelt,
    stray: readEnvironment().stray,
  };
}

const givenSettings = () => ({ ...readSettingsFile(), ...process.env });

export const misspeltSentence = ({
  name,
  meant,
}: SettingDoubts["misspelt"][number]) =>
  `${name} is no setting. Is ${meant} meant?`;

// Kubernetes sets such variables for a service that is called "barrette".
const SERVICE_ADDRESS = /^tcp:\/\//;

/** Finds the names in an environment that were meant to be settings. */
export function findMisspelt(
  env: Record<string, string | undefined>,
): SettingDoubts["misspelt"] {
  return Object.entries(env).flatMap(([name, value = ""]) => {
    const meant = meantSetting(name, SETTING_NAMES);
    const isOther = meant === undefined || SERVICE_ADDRESS.test(value);
    return isOther ? [] : [{ name, meant }];
  });
}

/** Reads what systemd passes to a service of Type=notify. */
export function readServiceManager(): ServiceManagerOptions {
  const { NOTIFY_SOCKET, WATCHDOG_USEC, WATCHDOG_PID } = process.env;
  const isMeant = !WATCHDOG_PID || Number(WATCHDOG_PID) === process.pid;
  const watchdogMs = Number(WATCHDOG_USEC) / 1_000;
  return {
    socketPath: NOTIFY_SOCKET || undefined,
    watchdogMs: isMeant && watchdogMs > 0 ? watchdogMs : undefined,
  };
}

// Finds names in the environment that were probably meant to be settings. Most
// names there belong to other programs, so a false alarm is worse than a miss.

/** Most edits between a misspelling and a setting, by the setting's length. */
const MOST_EDITS = [
  { from: 12, edits: 2 },
  { from: 6, edits: 1 },
  // PORT and HOST resemble too many words, so only swapped letters count.
  { from: 0, edits: 0 },
];

const OWN_PREFIX = "BARRETTE_";

/**
 * Returns the setting that a name was meant to be: "SMTP_URL" for "SMPT_URL",
 * "smtp_url" and "BARRETTE_SMTP_URL". Returns undefined when the name is itself
 * a setting or resembles none.
 */
function meantSetting(
  name: string,
  settings: ReadonlySet<string>,
): string | undefined {
  if (settings.has(name)) return undefined;
  const upper = name.toUpperCase();
  const bare = upper.startsWith(OWN_PREFIX)
    ? upper.slice(OWN_PREFIX.length)
    : upper;
  if (settings.has(bare)) return bare;
  return [...settings].find((setting) => isMisspelt(bare, setting));
}

function isMisspelt(name: string, setting: string): boolean {
  if (isSwapped(name, setting)) return true;
  const { edits } = MOST_EDITS.find(({ from }) => setting.length >= from) ?? {
    edits: 0,
  };
  if (Math.abs(name.length - setting.length) > edits) return false;
  return edits > 0 && distance(name, setting) <= edits;
}

/** Whether the names differ only by two adjacent letters that are swapped. */
function isSwapped(name: string, setting: string): boolean {
  if (name.length !== setting.length) return false;
  const at = [...name].findIndex((letter, index) => letter !== setting[index]);
  if (at < 0) return false;
  const swapped = `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at]}${name.slice(at + 2)}`;
  return swapped === setting;
}

/** Returns the number of letters to add, remove or replace (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const added = (next[j] ?? 0) + 1;
      const removed = (row[j + 1] ?? 0) + 1;
      next.push(Math.min(replaced, added, removed));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
