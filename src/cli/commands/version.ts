import { versionText } from "#server/runtime/version.ts";
import { runCommand, say } from "#cli/args.ts";
import { EXIT } from "#cli/command-error.ts";

const SPEC = {
  name: "version",
  help: `
barrette version

Says which version this is, and of which commit.
`,
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, () => {
    say(`barrette ${versionText()}`);
    return EXIT.ok;
  });
}
