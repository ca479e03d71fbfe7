import { version } from "../../../package.json";

export type Build = {
  version: string;
  commit: string;
  /** The commit's, as ISO 8601. */
  date: string;
  /** The page that leads to the latest release; "" where none is published. */
  releases: string;
};

/** Defined by the build script: see src/build/executable.ts. */
declare const BARRETTE_BUILD: Build | undefined;

/** The running build. From source, the commit is "dev" and the date empty. */
export const BUILD: Build =
  typeof BARRETTE_BUILD === "undefined"
    ? { version, commit: "dev", date: "", releases: "" }
    : BARRETTE_BUILD;

/** "0.2.0 (1a2b3c4d5e6f, 2026-11-21)", or "0.2.0 (dev)" from source. */
export function versionText({
  version,
  commit,
  date,
}: Omit<Build, "releases"> = BUILD): string {
  const day = date.slice(0, "2026-11-21".length);
  return `${version} (${[commit, day].filter(Boolean).join(", ")})`;
}
