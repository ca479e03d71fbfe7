type LogFields = Record<string, string | number | boolean | null>;

/**
 * Structured log lines. Never log a name, an address or a phone number; the one
 * exception is the network of a failed login, so that a firewall can block it.
 */
export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};

type Level = keyof Log;
type Write = (line: string) => void;

/** A log that writes lines of JSON, or lines that are easy to read. */
export function createLog(format: "json" | "pretty", write: Write): Log {
  const line = format === "json" ? jsonLine : prettyLine;
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      write(`${line(level, event, fields)}\n`);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

function jsonLine(level: Level, event: string, fields: LogFields): string {
  return JSON.stringify({
    at: new Date().toISOString(),
    level,
    event,
    ...fields,
  });
}

function prettyLine(level: Level, event: string, fields: LogFields): string {
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${name}=${value}`,
  );
  const time = new Date().toISOString().slice(11, 19);
  return [time, level.padEnd(5), event, ...pairs].join(" ");
}

/** The message of an expected error, for the log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message and stack of an unexpected error, only for the log. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.message, stack: error.stack ?? "" };
}
