type LogFields = Record<string, string | number | boolean | null>;

/** Structured lines. No field holds a name, an address or a phone number. */
export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};

type Level = keyof Log;
type Write = (line: string) => void;

/** A log that writes JSON lines, or lines for a person's eyes. */
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

/** What of an expected failure goes to the log: the words alone. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What of an unexpected error goes to the log: never to a person. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.message, stack: error.stack ?? "" };
}
