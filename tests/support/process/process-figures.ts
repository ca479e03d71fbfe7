import { readFileSync, writeFileSync } from "node:fs";

// Reads Linux's figures about a process and its connections.

/** Returns the resident memory of a process, in MiB. */
export const memoryMiB = (pid: number) => statusMiB(pid, "VmRSS");

/** Resets the peak memory; the returned function reads the new peak in MiB. */
export function followMemory(pid: number): () => number {
  const RESET_PEAK = "5";
  writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  return () => statusMiB(pid, "VmHWM");
}

function statusMiB(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Returns the processor time that a process has used, in seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Fields 14 and 15 are times in ticks. The name, field 2, may contain blanks
  // and parentheses, so fields are counted from the last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const TICKS_PER_SECOND = 100;
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Counts the open connections of a server on a port of this machine. */
export function connectionsTo(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, "0")} `;
  const ESTABLISHED = " 01 ";
  return ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter((line) => {
      const [, ours = "", , state = ""] = line.trim().split(/\s+/);
      return `${ours} `.endsWith(local) && ` ${state} ` === ESTABLISHED;
    }).length;
}
