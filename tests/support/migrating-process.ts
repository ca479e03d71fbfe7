import { openDatabase } from "#server/db/sqlite/open.ts";

// Opens a data folder as the shop does, and may be killed at any moment of it.
const [, , folder = "", migrations = ""] = process.argv;
process.stdout.write("opening\n");
openDatabase(folder, migrations).close();
