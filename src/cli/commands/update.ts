import { BUILD } from "#server/runtime/version.ts";
import { runCommand, say } from "#cli/args.ts";
import { CommandError, EXIT, UsageError } from "#cli/command-error.ts";

const TIMEOUT_MS = 15_000;

const SPEC = {
  name: "update",
  help: `
barrette update [--from URL]

Asks where the releases are published which one is the latest, and says how to
get it if it is newer than this one. Changes nothing; the shop itself never asks.

  --from URL   the page of the latest release, for builds that do not name one
`,
  values: ["from"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ values }) => {
    const page = values.get("from") ?? BUILD.releases;
    if (!page)
      throw new UsageError(
        "This executable does not say where its releases are published. Name the page with --from.",
      );
    const latest = await findLatest(page);
    if (Bun.semver.order(latest.version, BUILD.version) > 0) {
      say(`${latest.version} is newer than this one, ${BUILD.version}.`);
      say(`What changed, and the files: ${latest.url}`);
      say("How to put it in place: the section Upgrades of OPERATIONS.md.");
    } else say(`${BUILD.version} is the latest version.`);
    return EXIT.ok;
  });
}

/** The page of the latest release redirects to the one of its version. */
async function findLatest(
  page: string,
): Promise<{ version: string; url: string }> {
  if (!URL.canParse(page) || !/^https?:/.test(page))
    throw new UsageError(`"${page}" is no address of a page.`);
  const answer = await fetch(page, {
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!answer)
    throw new CommandError(
      EXIT.unavailable,
      `${page} does not answer. Try again later.`,
    );
  const target = answer.headers.get("location") ?? "";
  const [, version] = /\/v(\d+\.\d+\.\d+)$/.exec(target) ?? [];
  const url = URL.parse(target, page);
  if (!version || !url || !/^https?:$/.test(url.protocol))
    throw new CommandError(
      EXIT.unavailable,
      `${page} names no release (it answered ${answer.status}). Look at it in a browser.`,
    );
  return { version, url: url.href };
}
