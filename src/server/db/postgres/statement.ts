import type { SQL } from "bun";

/** A pool, or one connection or transaction of a pool. */
export type Client = Pick<SQL, "unsafe">;

/** Sends a statement with values that may come from people. */
export const send = <T>(client: Client, text: string, values: unknown[]) =>
  client.unsafe<T>(text, values.map(toStorable));

/**
 * Replaces NUL, which PostgreSQL's text type cannot store, by U+FFFD. Also in
 * what is sent as JSON, where it would hide in an escape: as its replacer.
 */
export function toStorable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0")
    ? value.replaceAll("\0", "\u{fffd}")
    : value;
}
