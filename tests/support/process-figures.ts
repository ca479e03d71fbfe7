import { readFileSync, writeFileSync } from "node:fs";

// What Linux tells of a process and of its connections.

/** Resident memory, in MiB. */
export const memoryMiB = (pid: number) => statusMiB(pid, "VmRSS");

/** Follows it; the function tells the most since then, in MiB. */
export function followMemory(pid: number): () => number {
  const RESET_PEAK = "5";
  writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  return () => statusMiB(pid, "VmHWM");
}

function statusMiB(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** How long it has kept a processor busy, in seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // After the name, which may hold anything: fields 14 and 15 in ticks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const TICKS_PER_SECOND = 100;
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** How many connections a server on a port of this machine holds open. */
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
