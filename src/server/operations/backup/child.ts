import { setPriority } from "node:os";
import type { Config } from "#server/config/config.ts";

/** Selling goes before backing up. */
const LOW_PRIORITY = 10;

/** The command line that makes a backup into a file. */
export type BackupCommand = (file: string) => string[];

/** This same program as a command, with the settings that it has itself. */
export function ownBackupCommand({ backup }: Config): BackupCommand {
  const program = Bun.isStandaloneExecutable
    ? [process.execPath]
    : [process.execPath, Bun.main];
  const places = backup.s3 ? ["--s3"] : [];
  return (file) => [...program, "backup", file, ...places];
}

export type BackupChild = {
  ended: Promise<{ code: number; errors: string; ms: number }>;
  /** Ends it before its time. */
  stop(): Promise<void>;
};

/** Makes a backup beside the shop. */
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
    // It may have ended already, or the system may not allow it.
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
