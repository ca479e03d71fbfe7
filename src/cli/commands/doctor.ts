import { systemClock } from "#server/runtime/clock.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";
import { runCommand, say } from "#cli/args.ts";
import { checkBackups, checkPictures } from "#cli/doctor/backups.ts";
import { checkShopDatabase } from "#cli/doctor/database.ts";
import { checkPostgres } from "#cli/doctor/postgres.ts";
import type { Finding } from "#cli/doctor/finding.ts";
import { checkFolder, checkSpace } from "#cli/doctor/folder.ts";
import {
  checkCertificate,
  checkPublicUrl,
  checkSmtp,
} from "#cli/doctor/reach.ts";
import {
  checkOwner,
  checkPassword,
  checkProxy,
  checkSettings,
} from "#cli/doctor/settings.ts";
import { EXIT } from "#cli/command-error.ts";
import { findSettingDoubts, readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "doctor",
  help: `
barrette doctor [--json]

Looks at everything that the shop needs and says how it stands, a line each:
ok, warn or fail, with what to do. The shop may be running. Changes nothing
and sends nothing.

  --json   as JSON, for programs: a list of {level, what, says}

Exit codes: 0 nothing failed, 1 something failed, 78 the settings are wrong
`,
  flags: ["json"],
};

const WIDTH = 15;

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ flags }) => {
    const config = readSettings();
    const { dataDir, databaseUrl } = config;
    const now = systemClock.now();
    const migrationsDir = embeddedDir("drizzle");
    const findings = [
      checkSettings(findSettingDoubts()),
      checkOwner(config),
      ...(await checkPassword(config)),
      checkProxy(config),
      checkFolder(dataDir),
      checkSpace(dataDir),
      ...(databaseUrl
        ? await checkPostgres(databaseUrl, { migrationsDir, config })
        : await checkShopDatabase({ dataDir, migrationsDir, now, config })),
      ...(await checkPictures(config)),
      checkBackups(config, now),
      ...(await Promise.all([
        checkSmtp(config),
        checkPublicUrl(config),
        checkCertificate(config, now),
      ])),
    ];
    if (flags.has("json")) say(JSON.stringify(findings, null, 2));
    else for (const finding of findings) say(line(finding));
    const failed = findings.some((finding) => finding.level === "fail");
    return failed ? EXIT.failed : EXIT.ok;
  });
}

function line({ level, what, says }: Finding): string {
  return `${level.padEnd(4)}  ${what.padEnd(WIDTH)} ${says}`;
}
