import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

// Holds processes to a share of one core, as on a machine of their own, by a
// control group of the kernel. Only root may make one.

/** Where the controller of the processor is, in versions 1 and 2. */
const GROUPS = [
  { root: "/sys/fs/cgroup/cpu", file: "cpu.cfs_quota_us", suffix: "" },
  { root: "/sys/fs/cgroup", file: "cpu.max", suffix: " 100000" },
];
const PROCESSES = "cgroup.procs";
/** The kernel's period of a quota. */
const PERIOD_US = 100_000;

let groups = 0;

/**
 * Holds each process to `share` of a core until the result is disposed of.
 * Returns undefined where this machine lets nobody.
 */
export function limitCpu(
  pids: readonly number[],
  share: number,
): Disposable | undefined {
  const releases: (() => void)[] = [];
  try {
    for (const pid of pids) releases.push(limitOne(pid, share));
  } catch {
    return undefined;
  }
  return {
    [Symbol.dispose]() {
      for (const release of releases) release();
    },
  };
}

/** Returns what puts the process back into the group of all. */
function limitOne(pid: number, share: number): () => void {
  groups += 1;
  const name = `barrette-${process.pid}-${groups}`;
  for (const { root, file, suffix } of GROUPS) {
    const folder = join(root, name);
    if (!existsSync(root)) continue;
    removeLeftOvers(root);
    mkdirSync(folder);
    if (!existsSync(join(folder, file))) {
      rmdirSync(folder);
      continue;
    }
    writeFileSync(join(folder, file), `${share * PERIOD_US}${suffix}`);
    writeFileSync(join(folder, PROCESSES), String(pid));
    return () => {
      writeFileSync(join(root, PROCESSES), String(pid));
      removeGroup(folder);
    };
  }
  throw new Error("There is no control group of the processor here.");
}

/** The time that the kernel may need until a group is empty that was left. */
const LEAVING = { tries: 100, pauseMs: 10 };

function removeGroup(folder: string): void {
  for (let tries = 1; tries <= LEAVING.tries; tries += 1)
    try {
      rmdirSync(folder);
      return;
    } catch {
      Bun.sleepSync(LEAVING.pauseMs);
    }
  // An empty group harms nobody: the next run removes it.
}

/** Removes what the kernel was too slow for when its process ended. */
function removeLeftOvers(root: string): void {
  for (const name of readdirSync(root)) {
    const [, pid] = /^barrette-(\d+)-\d+$/.exec(name) ?? [];
    if (pid === undefined || existsSync(join("/proc", pid))) continue;
    try {
      rmdirSync(join(root, name));
    } catch {
      // Another run has removed it, or one that was killed left processes in it.
    }
  }
}
