import { parseConfig } from "#server/config/config.ts";
import { openShop } from "#server/open-shop.ts";
import { createLog } from "#server/runtime/log.ts";

// Opens a data folder as the shop does once it is told to, says how that went,
// and holds the folder until its input ends.
const [, , DATA_DIR = "", migrationsDir = ""] = process.argv;
const config = parseConfig({ DATA_DIR });
const log = createLog("json", () => {});
const say = (line: string) => process.stdout.write(`${line}\n`);

say("ready");
let isOpening = false;
for await (const _ of process.stdin) {
  if (isOpening) continue;
  isOpening = true;
  try {
    await openShop({ config, log, migrationsDir });
    say("open");
  } catch (error) {
    say(error instanceof Error ? error.constructor.name : "?");
  }
}
process.exit();
