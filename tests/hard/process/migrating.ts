import { openDatabase } from "#server/db/sqlite/open.ts";

// Opens a data folder as the shop does. A test may kill this process meanwhile.
const [, , folder = "", migrations = ""] = process.argv;
process.stdout.write("opening\n");
openDatabase(folder, migrations).close();
