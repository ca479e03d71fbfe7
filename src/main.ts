import { EXIT } from "./cli/exit.ts";
import { writeError, writeOut } from "./cli/output.ts";

/** Runs with the arguments after the command's name; returns the exit code. */
type Run = (args: string[]) => Promise<number>;
type Command = { summary: string; load: () => Promise<{ run: Run }> };

const commands = () => import("./cli/commands/all-but-serve.ts");

// Loaded on demand: `serve` should not wait for code that only `restore` needs.
const COMMANDS: Record<string, Command> = {
  serve: {
    summary: "run the shop (also without any command)",
    load: () => import("./cli/commands/serve.ts"),
  },
  "admin password": {
    summary: "give the administrator a new password",
    load: async () => (await commands()).adminPassword,
  },
  backup: {
    summary: "write everything that the shop owns into one file",
    load: async () => (await commands()).backup,
  },
  backups: {
    summary: "list the backups, here and in the bucket",
    load: async () => (await commands()).backups,
  },
  restore: {
    summary: "bring back the state of a backup",
    load: async () => (await commands()).restore,
  },
  move: {
    summary: "carry the shop to PostgreSQL, or back to a folder",
    load: async () => (await commands()).move,
  },
  doctor: {
    summary: "look at everything that the shop needs, and say how it stands",
    load: async () => (await commands()).doctor,
  },
  "orders open": {
    summary: "list the orders that are still to be made or sent",
    load: async () => (await commands()).ordersOpen,
  },
  "orders export": {
    summary: "write every order as a table for a spreadsheet",
    load: async () => (await commands()).ordersExport,
  },
  erase: {
    summary: "blank a customer who asks for it",
    load: async () => (await commands()).erase,
  },
  systemd: {
    summary: "write the service that runs this on a server",
    load: async () => (await commands()).systemd,
  },
  healthcheck: {
    summary: "ask the running shop whether it is well",
    load: async () => (await commands()).healthcheck,
  },
  "mail test": {
    summary: "send a test mail now and say what became of it",
    load: async () => (await commands()).mailTest,
  },
  "mail retry": {
    summary: "try waiting and failed mails again",
    load: async () => (await commands()).mailRetry,
  },
  "newsletter export": {
    summary: "write the newsletter's list as CSV",
    load: async () => (await commands()).newsletterExport,
  },
  version: {
    summary: "say which version this is",
    load: async () => (await commands()).version,
  },
};

async function main(argv: string[]): Promise<number> {
  if (argv[0] === "--version" || argv[0] === "-v") return main(["version"]);
  if (argv[0] === "--help" || argv[0] === "-h") return say(help());
  // "help backup" is the same as "backup --help".
  if (argv[0] === "help")
    return argv.length === 1 ? say(help()) : main([...argv.slice(1), "--help"]);
  // Options without a command belong to serve: barrette --demo.
  const isServe = argv[0] === undefined || argv[0].startsWith("-");
  const [first = "serve", ...rest] = isServe ? ["serve", ...argv] : argv;
  // Some commands consist of two words: "orders export".
  const two = COMMANDS[`${first} ${rest[0]}`];
  const command = two ?? COMMANDS[first];
  if (command) {
    const { run } = await command.load();
    return run(two ? rest.slice(1) : rest);
  }
  const names = namesAfter(first);
  if (names.length > 0 && (rest[0] === "--help" || rest[0] === "-h"))
    return say(help(`barrette ${first} COMMAND [options]`, names));
  writeError(`There is no command "${first}". ${advice(names)}\n`);
  return EXIT.usage;
}

/** Returns the two-word commands that begin with a word: two for "mail". */
function namesAfter(first: string): string[] {
  return Object.keys(COMMANDS).filter((name) => name.startsWith(`${first} `));
}

/** In a two-word command the second word may be missing or wrong. */
function advice(near: string[]): string {
  if (near.length === 0) return "Try: barrette --help";
  return `Did you mean: ${near.map((name) => `barrette ${name}`).join(" or ")}`;
}

function help(
  usage = "barrette [COMMAND] [options]",
  names = Object.keys(COMMANDS),
): string {
  const width = Math.max(0, ...names.map((name) => name.length));
  const lines = names.map(
    (name) => `  ${name.padEnd(width)}  ${COMMANDS[name]?.summary}`,
  );
  return [
    usage,
    "",
    ...lines,
    "",
    "barrette COMMAND --help tells more of each. The settings are environment",
    "variables, also read from the file .env beside the executable (see the README).",
  ].join("\n");
}

function say(text: string): number {
  writeOut(`${text}\n`);
  return EXIT.ok;
}

/** Time to write the last lines. */
const LAST_LINES_MS = 500;

// No top-level await, which Bun's bytecode does not support.
main(process.argv.slice(2)).then((ended) => {
  // The exit code is set already if the result could not be written.
  const code = ended === EXIT.ok ? Number(process.exitCode ?? ended) : ended;
  process.exitCode = code;
  // After a failure, exits despite pending work, such as a request to a storage
  // that does not respond. After a success, a slow reader may still be reading.
  if (code !== EXIT.ok) setTimeout(process.exit, LAST_LINES_MS).unref();
});
