import { systemClock } from "#server/clock.ts";
import { embeddedDir } from "#server/embedded.ts";
import { runCommand, say } from "./args.ts";
import { checkBackups } from "./doctor/backups.ts";
import { checkShopDatabase } from "./doctor/database.ts";
import type { Finding } from "./doctor/finding.ts";
import { checkFolder, checkSpace } from "./doctor/folder.ts";
import { checkCertificate, checkPublicUrl, checkSmtp } from "./doctor/reach.ts";
import { checkOwner, checkSettings } from "./doctor/settings.ts";
import { EXIT } from "./exit.ts";
import { readSettings } from "./settings.ts";

const SPEC = {
  name: "doctor",
  help: `
barrette doctor

Looks at everything that the shop needs and says how it stands, a line each:
ok, warn or fail, with what to do. The shop may be running. Changes nothing
and sends nothing.

Exit codes: 0 nothing failed, 1 something failed, 78 the settings are wrong
`,
};

const WIDTH = 15;

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async () => {
    const config = readSettings();
    const { dataDir } = config;
    const now = systemClock.now();
    const migrationsDir = embeddedDir("drizzle");
    const findings = [
      checkSettings(),
      checkOwner(config),
      checkFolder(dataDir),
      checkSpace(dataDir),
      ...checkShopDatabase({ dataDir, migrationsDir, now }),
      checkBackups(config, now),
      ...(await Promise.all([
        checkSmtp(config),
        checkPublicUrl(config),
        checkCertificate(config, now),
      ])),
    ];
    for (const finding of findings) say(line(finding));
    const failed = findings.some((finding) => finding.level === "fail");
    return failed ? EXIT.failed : EXIT.ok;
  });
}

function line({ level, what, says }: Finding): string {
  return `${level.padEnd(4)}  ${what.padEnd(WIDTH)} ${says}`;
}
