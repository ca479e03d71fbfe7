import { startLine } from "#tests/support/servers/line.ts";

// A line in a process of its own: in the process of a load, answers would be
// late by whatever else that does. Arguments: the port, the delay in ms.

const [port, delayMs] = process.argv.slice(2).map(Number);
const line = await startLine(port ?? 0, { delayMs });
process.stdout.write(`${line.port}\n`);
