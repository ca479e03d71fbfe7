import { setPriority } from "node:os";
import type { Config } from "#server/config/config.ts";

/** The niceness of the backup process; requests have priority. */
const LOW_PRIORITY = 10;

/** Returns the command line that writes a backup into a file. */
export type BackupCommand = (file: string) => string[];

/** Returns the command that runs this program's `backup`, with its settings. */
export function ownBackupCommand({ backup }: Config): BackupCommand {
  const program = Bun.isStandaloneExecutable
    ? [process.execPath]
    : [process.execPath, Bun.main];
  const places = backup.s3 ? ["--s3"] : [];
  return (file) => [...program, "backup", file, ...places];
}

export type BackupChild = {
  ended: Promise<{ code: number; errors: string; ms: number }>;
  /** Kills the process, and resolves once it has ended. */
  stop(): Promise<void>;
};

/** Starts a backup in a separate process. */
export function startBackup(command: string[]): BackupChild {
  const startedAt = performance.now();
  const child = Bun.spawn(command, {
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  try {
    setPriority(child.pid, LOW_PRIORITY);
  } catch {
    // The process may have ended already, or the system may not allow this.
  }
  const ended = async () => {
    const errors = await new Response(child.stderr).text();
    const code = await child.exited;
    return { code, errors, ms: Math.round(performance.now() - startedAt) };
  };
  return {
    ended: ended(),
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}
