import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { type Config, parseConfig, SETTING_NAMES } from "#server/config.ts";

/** The settings file: beside the executable. */
const settingsFile = () => join(dirname(process.execPath), ".env");

function readSettingsFile(): Record<string, string | undefined> {
  const file = settingsFile();
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/**
 * The settings: what the command line says, beneath it the environment, and
 * beneath that the .env file beside the executable. Throws a ConfigError that
 * names every fault.
 */
export function readSettings(said: Record<string, string> = {}): Config {
  return parseConfig({ ...readSettingsFile(), ...process.env, ...said });
}

/** Where the settings file is, and what in it is no setting: typed wrongly. */
export function unknownSettings(): { file: string; names: string[] } {
  const names = Object.keys(readSettingsFile());
  return {
    file: settingsFile(),
    names: names.filter((name) => !SETTING_NAMES.has(name)),
  };
}
