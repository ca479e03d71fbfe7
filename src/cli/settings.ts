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

/** The settings file: beside the executable. */
const settingsFile = () => join(dirname(process.execPath), ".env");

function readSettingsFile(): Record<string, string | undefined> {
  const file = settingsFile();
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/** The environment over the settings file, with paths in full. */
function readEnvironment(said: Record<string, string> = {}) {
  const current = process.cwd();
  // From source the executable is Bun's, and its folder says nothing.
  const isBuilt = Bun.isStandaloneExecutable;
  const home = isBuilt ? dirname(process.execPath) : current;
  return resolvePaths(
    { ...readSettingsFile(), ...process.env, ...said },
    { home, current },
  );
}

/**
 * The settings: what the command line says, beneath it the environment, and
 * beneath that the .env file beside the executable. Throws a ConfigError that
 * names every fault.
 */
export function readSettings(said: Record<string, string> = {}): Config {
  return parseConfig(readEnvironment(said).env);
}

/** What of the settings is probably not as it was meant. */
export type SettingDoubts = {
  /** Where the settings file is. */
  file: string;
  /** Names in the file that are no settings. */
  unknown: string[];
  /** Names of the environment that are nearly those of settings. */
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

// Kubernetes tells of a service called "barrette" like that.
const SERVICE_ADDRESS = /^tcp:\/\//;

/** The names of an environment that were meant to be settings. */
export function findMisspelt(
  env: Record<string, string | undefined>,
): SettingDoubts["misspelt"] {
  return Object.entries(env).flatMap(([name, value = ""]) => {
    const meant = meantSetting(name, SETTING_NAMES);
    const isOther = meant === undefined || SERVICE_ADDRESS.test(value);
    return isOther ? [] : [{ name, meant }];
  });
}

/** What systemd says to a service of Type=notify. */
export function readServiceManager(): ServiceManagerOptions {
  const { NOTIFY_SOCKET, WATCHDOG_USEC, WATCHDOG_PID } = process.env;
  const isMeant = !WATCHDOG_PID || Number(WATCHDOG_PID) === process.pid;
  const watchdogMs = Number(WATCHDOG_USEC) / 1_000;
  return {
    socketPath: NOTIFY_SOCKET || undefined,
    watchdogMs: isMeant && watchdogMs > 0 ? watchdogMs : undefined,
  };
}
