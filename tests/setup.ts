import { setDefaultTimeout } from "bun:test";

// Two shared cores and real programs: a browser, a mail server, the executable.
// Bun's own 5 s are too few there, and bunfig.toml knows no setting for it.
setDefaultTimeout(20_000);
