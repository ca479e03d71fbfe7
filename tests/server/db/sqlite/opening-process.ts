import { parseConfig } from "#server/config/config.ts";
import { openShop } from "#server/open-shop.ts";
import { createLog } from "#server/runtime/log.ts";

// Opens a data folder as the shop does, after the first input on stdin. Prints
// the result and holds the folder's lock until stdin ends.
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
