import { setDefaultTimeout } from "bun:test";

// For a single file run by hand; `npm test` says the same on its command line,
// because Bun forgets this after the first file.
setDefaultTimeout(60_000);
