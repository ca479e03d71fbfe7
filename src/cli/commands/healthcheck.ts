import type { Config } from "#server/config/config.ts";
import { runCommand } from "#cli/args.ts";
import { CommandError, EXIT } from "#cli/command-error.ts";
import { readSettings } from "#cli/settings.ts";

const TIMEOUT_MS = 4_000;

const SPEC = {
  name: "healthcheck",
  help: `
barrette healthcheck

Asks the shop that runs here with the same settings whether it is well. Ends
with 0 when it is, with ${EXIT.unavailable} when it is not. Made for containers.
`,
};

/** Checks whether the shop with these settings responds on this machine. */
export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async () => {
    const config = readSettings();
    const address = healthUrl(config);
    const answer = await fetch(address, {
      // The shop accepts requests for its own host name only.
      headers: { host: new URL(config.publicUrl).host },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (answer?.ok) return EXIT.ok;
    const how = answer ? `answered ${answer.status}` : "did not answer";
    throw new CommandError(EXIT.unavailable, `${address} ${how}.`);
  });
}

function healthUrl({ host, port }: Config): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}/healthz`;
}
