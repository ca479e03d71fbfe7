import { version } from "../../package.json";
import { ROOT } from "./root.ts";

const SHORT = 12;

/**
 * What the executable says of itself. The date is the commit's and not
 * today's, so that the same commit gives the same bytes. Where there is no
 * repository, as in a container's build, SOURCE_COMMIT and SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/) give both.
 */
export function describeBuild(
  env: Record<string, string | undefined> = process.env,
): { version: string; commit: string; date: string } {
  const { SOURCE_COMMIT: commit, SOURCE_DATE_EPOCH: epochS } = env;
  if (commit)
    return {
      version,
      commit: commit.slice(0, SHORT),
      date: epochS ? new Date(Number(epochS) * 1_000).toISOString() : "",
    };
  const [head = "", date = ""] = git("show", "-s", "--format=%H %cI").split(
    " ",
  );
  if (!head) return { version, commit: "unknown", date: "" };
  const isChanged = git("status", "--porcelain") !== "";
  return {
    version,
    commit: `${head.slice(0, SHORT)}${isChanged ? "+changes" : ""}`,
    date: new Date(date).toISOString(),
  };
}

/** What git says; empty where there is no git or no repository. */
function git(...args: string[]): string {
  if (!Bun.which("git")) return "";
  const { success, stdout } = Bun.spawnSync(["git", ...args], { cwd: ROOT });
  return success ? stdout.toString().trim() : "";
}
