import { MINUTE_MS } from "#shared/text/dates.ts";

// Formats sizes, ages and times for the output of commands.

/** Returns a size such as "3.4 MB"; 1 MB is 1,000 kB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  const units = ["kB", "MB", "GB", "TB"];
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}

/** Returns an age such as "3 minutes", "5 hours" or "12 days". */
export function formatAge(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** Returns a time such as "2026-11-21 10:00 UTC" from its ISO 8601 form. */
export function formatTime(iso: string): string {
  return `${iso.slice(0, 16).replace("T", " ")} UTC`;
}
