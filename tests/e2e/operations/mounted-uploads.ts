import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#tests/support/process/command.ts";
import { makeShopFolder } from "#tests/support/process/executable.ts";

// Runs in its own mount namespace. The arguments are a data folder, in which a
// folder is mounted at "uploads", and a backup. Prints how its restore ended.

const [, , dataDir = ".", file = ""] = process.argv;
const uploads = join(dataDir, "uploads");
const other = join(dataDir, "other");
for (const folder of [uploads, other]) mkdirSync(folder, { recursive: true });
const mount = ["mount", "--options-mode=ignore", "--bind", other, uploads];
const run = Bun.spawnSync(mount);
if (!run.success) throw new Error(run.stderr.toString());
const ended = await runCommand(makeShopFolder(), ["restore", file], {
  DATA_DIR: dataDir,
});
const names = readdirSync(dataDir).sort();
process.stdout.write(JSON.stringify({ ...ended, names }));
