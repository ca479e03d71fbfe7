import { hashPassword, passwordFault } from "#server/admin/passwords.ts";
import { changePassword, createFirstAdmin } from "#server/admin/store.ts";
import { systemClock } from "#server/clock.ts";
import { runCommand, say } from "./args.ts";
import { withDatabase } from "./database.ts";
import { CommandError } from "./failure.ts";
import { readSecret } from "./secret.ts";
import { EXIT } from "./exit.ts";
import { readSettings } from "./settings.ts";

const SPEC = {
  name: "admin password",
  help: `
barrette admin password

Gives the administrator a new password and ends all sessions. The password is
read from standard input: typed, without being shown, or one line of a file:

  barrette admin password < password.txt

It has 8 to 1024 characters. The shop may be running meanwhile.

Settings: DATA_DIR, ADMIN_USERNAME (where there is no administrator yet)
Exit codes: 0 done, 65 the password cannot be taken, 66 no shop there
`,
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async () => {
    const { dataDir, adminUsername } = readSettings();
    await withDatabase(dataDir, "write", async (db) => {
      const passwordHash = await hashPassword(await newPassword());
      const deps = { db, clock: systemClock };
      const username = changePassword(deps, passwordHash);
      if (!username) createFirstAdmin(deps, adminUsername, passwordHash);
      say(
        `The password of ${username ?? adminUsername} is changed. All sessions are ended.`,
      );
    });
    return EXIT.ok;
  });
}

async function newPassword(): Promise<string> {
  const password = await readSecret("New password: ");
  const fault = passwordFault(password);
  if (fault) throw new CommandError(EXIT.badData, fault);
  if (process.stdin.isTTY && (await readSecret("Once more: ")) !== password)
    throw new CommandError(
      EXIT.badData,
      "The two are not the same. Nothing was changed.",
    );
  return password;
}
