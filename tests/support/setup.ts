import { afterEach, setDefaultTimeout } from "bun:test";
import { cleanUp } from "./temp.ts";
import { prepareDatabases } from "./test-databases.ts";

// For a single file run by hand; `npm test` says the same on its command line,
// because Bun forgets this after the first file.
setDefaultTimeout(60_000);

// Here and not in temp.ts: files share that module, and a hook in it would
// serve only the first of them.
afterEach(cleanUp);

await prepareDatabases();
