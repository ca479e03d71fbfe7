import type { Build } from "#server/runtime/version.ts";
import { version } from "../../package.json";
import { ROOT } from "./root.ts";

const SHORT = 12;

/**
 * Returns the version, commit and date that the executable reports. The date is
 * that of the commit, not today's, so that the same commit gives the same
 * bytes. If SOURCE_COMMIT is set, as in a container's build, which has no
 * repository, it gives the commit, and SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/) gives the date.
 * SOURCE_RELEASES names the page that leads to the latest release.
 */
export function describeBuild(
  env: Record<string, string | undefined> = process.env,
): Build {
  const { SOURCE_COMMIT: commit, SOURCE_DATE_EPOCH: epochS } = env;
  const releases = env.SOURCE_RELEASES ?? "";
  if (commit)
    return {
      version,
      commit: commit.slice(0, SHORT),
      date: epochS ? new Date(Number(epochS) * 1_000).toISOString() : "",
      releases,
    };
  const [head = "", date = ""] = git("show", "-s", "--format=%H %cI").split(
    " ",
  );
  if (!head) return { version, commit: "unknown", date: "", releases };
  const isChanged = git("status", "--porcelain") !== "";
  return {
    version,
    commit: `${head.slice(0, SHORT)}${isChanged ? "+changes" : ""}`,
    date: new Date(date).toISOString(),
    releases,
  };
}

/** Returns the output of a git command; "" without git or a repository. */
function git(...args: string[]): string {
  if (!Bun.which("git")) return "";
  const { success, stdout } = Bun.spawnSync(["git", ...args], { cwd: ROOT });
  return success ? stdout.toString().trim() : "";
}
