import { afterEach, setDefaultTimeout } from "bun:test";
import { cleanUp } from "./temp.ts";
import { prepareDatabases } from "#tests/support/database/test-databases.ts";

// Applies to a single file run by hand. `npm test` sets the same timeout on its
// command line, because Bun applies this call to the first file only.
setDefaultTimeout(60_000);

// The hook is registered here and not in temp.ts, because test files share that
// module and a hook in it would run only for the first file.
afterEach(cleanUp);

await prepareDatabases();
