import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "#server/config/config.ts";
import { parseConfig } from "#server/config/config.ts";
import { checkShopIn, hasDatabase } from "#server/db/open.ts";
import { lockFolder } from "#server/db/disk.ts";
import { DATABASE_FILE, openDatabase } from "#server/db/sqlite/open.ts";
import {
  compareWithFile,
  copyFromFile,
  copyIntoFile,
} from "#server/db/postgres/move.ts";
import type { RowCounts } from "#server/db/postgres/copy-rows.ts";
import {
  copyPictures,
  fetchMissing,
  pushMissing,
} from "#server/images/local-copies.ts";
import { listStoredFiles } from "#server/images/files.ts";
import { embeddedDir } from "#server/runtime/embedded.ts";
import { runCommand, say } from "#cli/args.ts";
import { CommandError, EXIT, UsageError } from "#cli/command-error.ts";
import { readPostgresPassword, readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "move",
  help: `
barrette move --to URL [--password-file FILE]

Moves the shop of the settings to another database, row for row, with its
pictures. Stop the shop first, all copies of it. What it comes from stays as it
is, so that you can go back.

  --to postgres://user:password@host:5432/shop   from the data folder
  --to sqlite:FOLDER                             from the database of DATABASE_URL
  --password-file FILE   the password of the address, where it has none: every
                         user of this machine can read a command's words. The
                         environment's PGPASSWORD is taken as well.

On PostgreSQL the pictures go to the bucket of the UPLOADS_S3 settings, where
there is one; in a folder they stand beside shop.db. Each row is compared once
all are copied. Then change the settings and start the shop.

Settings: DATA_DIR, DATABASE_URL, UPLOADS_S3_...
Exit codes: 0 done, 64 no such address, 65 not the same, 66 no shop there,
  69 the database or the bucket cannot be reached, 73 there is a shop already,
  75 the shop is running
`,
  values: ["to", "password-file"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ values }) => {
    const to = values.get("to") ?? "";
    const config = readSettings();
    process.umask(0o077);
    if (/^postgres(?:ql)?:/.test(to))
      await toPostgres(config, withPassword(to, values.get("password-file")));
    else if (to.startsWith("sqlite:"))
      await toFolder(config, to.slice("sqlite:".length));
    else
      throw new UsageError(
        "--to takes postgres://user:password@host:5432/shop or sqlite:FOLDER.",
      );
    return EXIT.ok;
  });
}

/** Adds the password of a file or the environment to an address without one. */
function withPassword(address: string, file: string | undefined): string {
  const url = URL.parse(address);
  const password = file
    ? readFileSync(file, "utf8").replace(/\r?\n$/, "")
    : readPostgresPassword();
  if (!url || url.password || !password) return address;
  url.password = encodeURIComponent(password);
  return url.href;
}

async function toPostgres(config: Config, url: string): Promise<void> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl)
    throw new UsageError(
      "The shop is on PostgreSQL already. Take it to a folder first: --to sqlite:FOLDER.",
    );
  // Rejects a bad address with the same error as a bad DATABASE_URL.
  parseConfig({ DATABASE_URL: url });
  checkShopIn(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const migrationsDir = embeddedDir("drizzle");
    openDatabase(dataDir, migrationsDir).close();
    const file = join(dataDir, DATABASE_FILE);
    report(await copyFromFile({ file, url, migrationsDir }));
  } finally {
    lock.release();
  }
  const pushed = await pushMissing(config);
  if (config.uploadsS3) say(`Put ${pushed} picture files into the bucket.`);
  say("Now set DATABASE_URL to that address and start the shop.");
}

async function toFolder(config: Config, given: string): Promise<void> {
  const { databaseUrl: url } = config;
  if (!url)
    throw new UsageError(
      "The shop is in a folder already: DATABASE_URL is not set.",
    );
  const folder = resolve(given);
  if (existsSync(folder) && hasDatabase(folder))
    throw new CommandError(
      EXIT.cannotCreate,
      `There is a shop in ${folder} already. Give an empty folder.`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const migrationsDir = embeddedDir("drizzle");
  const file = join(folder, DATABASE_FILE);
  const counts = await copyIntoFile(url, file, migrationsDir);
  await compareWithFile({ file, url, migrationsDir });
  report(counts);
  const files = await listStoredFiles(folder, migrationsDir);
  const there = { ...config, dataDir: folder };
  if (folder !== config.dataDir) copyPictures(config.dataDir, folder, files);
  await fetchMissing(there, files);
  say(`Its pictures are in ${join(folder, "uploads")}.`);
  say(
    `Now leave DATABASE_URL out, set DATA_DIR=${folder}, and start the shop.`,
  );
}

function report(counts: RowCounts): void {
  const all = Object.values(counts).reduce((sum, rows) => sum + rows, 0);
  say(
    `Copied ${all} rows of ${Object.keys(counts).length} tables, ${counts.orders ?? 0} orders among them, and compared each.`,
  );
}
