import { version } from "../../../package.json";

/** The program as it was built: `date` is that of the commit, as ISO 8601. */
export type Build = { version: string; commit: string; date: string };

/** The build script's own; see src/build/executable.ts. */
declare const BARRETTE_BUILD: Build | undefined;

/** What runs here. From source there is no commit that it stands for. */
export const BUILD: Build =
  typeof BARRETTE_BUILD === "undefined"
    ? { version, commit: "dev", date: "" }
    : BARRETTE_BUILD;

/** "0.2.0 (1a2b3c4d5e6f, 2026-11-21)", or "0.2.0 (dev)" from source. */
export function versionText({ version, commit, date }: Build = BUILD): string {
  const day = date.slice(0, "2026-11-21".length);
  return `${version} (${[commit, day].filter(Boolean).join(", ")})`;
}
