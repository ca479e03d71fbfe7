import { version } from "../../package.json";
import { runCommand, say } from "./args.ts";
import { EXIT } from "./exit.ts";

const SPEC = {
  name: "version",
  help: `
barrette version

Says which version this is.
`,
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, () => {
    say(`barrette ${version}`);
    return EXIT.ok;
  });
}
