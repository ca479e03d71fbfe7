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
import { meantSetting } from "./setting-names.ts";
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
