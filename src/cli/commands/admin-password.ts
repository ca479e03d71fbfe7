import { setPassword } from "#server/auth/administrator.ts";
import { findWeakness } from "#server/auth/weak-password.ts";
import { removeAllPasskeys } from "#server/auth/passkey-store.ts";
import { hashPassword, passwordError } from "#server/auth/passwords.ts";
import { readSiteContent } from "#server/site/store.ts";
import { endWithSessions } from "#server/session-endings.ts";
import { runCommand, say } from "#cli/args.ts";
import { withDatabase } from "#cli/database.ts";
import { CommandError, EXIT } from "#cli/command-error.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "admin password",
  help: `
barrette admin password

Gives the administrator a new password, ends all sessions and the links of your
pages in orders' mails, and removes all passkeys. The password is
read from standard input: typed, without being shown, or one line of a file:

  barrette admin password < password.txt

It has 8 to 1024 characters and is none of those that everybody tries first: a
common one, the shop's name, or a word with digits.
The shop may be running meanwhile.

Settings: DATA_DIR, ADMIN_USERNAME (where there is no administrator yet)
Exit codes: 0 done, 65 the password cannot be taken, 66 no shop there
`,
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async () => {
    const config = readSettings();
    await withDatabase(config, "write", async (db) => {
      const { name: shopName } = await readSiteContent(db, config);
      const password = await newPassword({ ...config, shopName });
      const passwordHash = await hashPassword(password);
      const username = await setPassword(db, {
        username: config.adminUsername,
        passwordHash,
        endings: async (tx) => {
          await removeAllPasskeys(tx);
          await endWithSessions.others(tx, undefined);
        },
      });
      say(
        `The password of ${username} is changed. All sessions, passkeys and links to your pages of orders are ended.`,
      );
    });
    return EXIT.ok;
  });
}

async function newPassword(
  known: Parameters<typeof findWeakness>[1],
): Promise<string> {
  const password = await readSecret("New password: ");
  const error = passwordError(password);
  if (error) throw new CommandError(EXIT.badData, error);
  if (await findWeakness(password, known))
    throw new CommandError(
      EXIT.badData,
      "That password is one of those that are tried first: a common one, the shop's name, or a word with digits. Choose another: three or four words that do not belong together are easy to keep.",
    );
  if (process.stdin.isTTY && (await readSecret("Once more: ")) !== password)
    throw new CommandError(
      EXIT.badData,
      "The two are not the same. Nothing was changed.",
    );
  return password;
}

const ENTER = /[\r\n]/;
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";
const BACKSPACE = /[\b\u007f]/;

/**
 * Reads one line of standard input. At a terminal, asks the question and does
 * not show what is typed.
 */
export function readSecret(question: string): Promise<string> {
  return process.stdin.isTTY ? askHidden(question) : firstLine();
}

async function firstLine(): Promise<string> {
  const text = await Bun.stdin.text();
  return text.split(/\r?\n/)[0] ?? "";
}

async function askHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // Before the question, so that even a fast typist's input is hidden.
  stdin.setRawMode(true);
  stderr.write(question);
  stdin.setEncoding("utf8");
  stdin.resume();
  try {
    return await typedLine();
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write("\n");
  }
}

function typedLine(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let typed: string[] = [];
  const read = (chunk: string | Buffer) => {
    for (const key of String(chunk)) {
      if (key === CTRL_C || key === CTRL_D)
        reject(new CommandError(EXIT.failed, "Nothing was changed."));
      else if (ENTER.test(key)) resolve(typed.join(""));
      else if (BACKSPACE.test(key)) typed = typed.slice(0, -1);
      else typed.push(key);
    }
  };
  process.stdin.on("data", read);
  return promise.finally(() => process.stdin.off("data", read));
}
