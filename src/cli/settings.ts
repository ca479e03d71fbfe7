import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import {
  type Config,
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
function readEnvironment(said: Record<string, string> = {}) {
  const current = process.cwd();
  // Run from source, the executable is Bun, so its folder means nothing.
  const isBuilt = Bun.isStandaloneExecutable;
  const home = isBuilt ? dirname(process.execPath) : current;
  return resolvePaths(
    { ...readSettingsFile(), ...process.env, ...said },
    { home, current },
  );
}

/**
 * Reads the settings. The command line takes precedence over the environment,
 * and the environment over the .env file beside the executable. Throws a
 * ConfigError that names every error.
 */
export function readSettings(said: Record<string, string> = {}): Config {
  return parseConfig(readEnvironment(said).env);
}

/** Settings that are probably not what the maker meant. */
export type SettingDoubts = {
  /** The path of the settings file. */
  file: string;
  /** Names in the settings file that are not settings. */
  unknown: string[];
  /** Names in the environment that are almost the name of a setting. */
  misspelt: { name: string; meant: string }[];
  stray: StrayPath[];
};

export function findSettingDoubts(): SettingDoubts {
  const names = Object.keys(readSettingsFile());
  return {
    file: settingsFile(),
    unknown: names.filter((name) => !SETTING_NAMES.has(name)),
    misspelt: findMisspelt(process.env),
    stray: readEnvironment().stray,
  };
}

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
