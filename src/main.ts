import { EXIT } from "#cli/command-error.ts";
import { writeError, writeOut } from "#cli/output.ts";

/** Runs with the arguments after the command's name; returns the exit code. */
type Run = (args: string[]) => Promise<number>;
type Command = { summary: string; load: () => Promise<{ run: Run }> };

// Loaded on demand: `serve` should not wait for code that only `restore` needs.
const COMMANDS: Record<string, Command> = {
  serve: {
    summary: "run the shop (also without any command)",
    load: () => import("#cli/commands/serve.ts"),
  },
  "admin password": {
    summary: "give the administrator a new password",
    load: () => import("#cli/commands/admin-password.ts"),
  },
  backup: {
    summary: "write everything that the shop owns into one file",
    load: () => import("#cli/commands/backup.ts"),
  },
  backups: {
    summary: "list the backups, here and in the bucket",
    load: () => import("#cli/commands/backups.ts"),
  },
  restore: {
    summary: "bring back the state of a backup",
    load: () => import("#cli/commands/restore.ts"),
  },
  move: {
    summary: "move the shop to PostgreSQL, or back to a folder",
    load: () => import("#cli/commands/move.ts"),
  },
  doctor: {
    summary: "look at everything that the shop needs, and say how it stands",
    load: () => import("#cli/commands/doctor.ts"),
  },
  "orders open": {
    summary: "list the orders that are still to be made or sent",
    load: () => import("#cli/commands/orders-open.ts"),
  },
  "orders link": {
    summary: "print a new link to your page of an order",
    load: () => import("#cli/commands/orders-link.ts"),
  },
  "orders export": {
    summary: "write every order as a table for a spreadsheet",
    load: () => import("#cli/commands/orders-export.ts"),
  },
  erase: {
    summary: "blank a customer who asks for it",
    load: () => import("#cli/commands/erase.ts"),
  },
  systemd: {
    summary: "write the service that runs this on a server",
    load: () => import("#cli/commands/systemd.ts"),
  },
  healthcheck: {
    summary: "ask the running shop whether it is well",
    load: () => import("#cli/commands/healthcheck.ts"),
  },
  "mail test": {
    summary: "send a test mail now and say what became of it",
    load: () => import("#cli/commands/mail-test.ts"),
  },
  "mail retry": {
    summary: "try waiting and failed mails again",
    load: () => import("#cli/commands/mail-retry.ts"),
  },
  "newsletter export": {
    summary: "write the newsletter's list as CSV",
    load: () => import("#cli/commands/newsletter-export.ts"),
  },
  update: {
    summary: "ask whether there is a newer version",
    load: () => import("#cli/commands/update.ts"),
  },
  version: {
    summary: "say which version this is",
    load: () => import("#cli/commands/version.ts"),
  },
};

/** Commands that the shop runs itself, in processes of their own. */
const INTERNAL: Record<string, Command["load"]> = {
  draw: () => import("#cli/commands/draw.ts"),
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
  const load = (two ?? COMMANDS[first])?.load ?? INTERNAL[first];
  if (load) {
    const { run } = await load();
    return run(two ? rest.slice(1) : rest);
  }
  writeError(`There is no command "${first}". Try: barrette --help\n`);
  return EXIT.usage;
}

function help(): string {
  const names = Object.keys(COMMANDS);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map(
    (name) => `  ${name.padEnd(width)}  ${COMMANDS[name]?.summary}`,
  );
  return [
    "barrette [COMMAND] [options]",
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
