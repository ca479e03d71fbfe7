/** What every server of the shop takes at most, whatever port it is on. */
export const SERVER_LIMITS = {
  development: false,
  /** The cap on any body; JSON routes and uploads have lower ones. */
  maxRequestBodySize: 6 * 1024 * 1024,
  /** In seconds. */
  idleTimeout: 60,
} as const;

/**
 * The port is another program's, or only the system's administrator's; or the
 * address is not this machine's.
 */
export class PortError extends Error {
  constructor(
    readonly kind: "inUse" | "denied" | "config",
    sentence: string,
  ) {
    super(sentence);
  }
}

/**
 * What stopped a server from listening, in words where it is known. `host` is
 * given where it is a setting.
 */
export function portError(
  error: unknown,
  port: number,
  setting: string,
  host?: string,
): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  if (error.code === "EADDRINUSE")
    return new PortError(
      "inUse",
      `Port ${port} is taken by another program. Stop that one, or set ${setting} to another number.`,
    );
  if (error.code === "EACCES")
    return new PortError(
      "denied",
      `This user may not listen on port ${port}. Set ${setting} to 1024 or above, or allow it (see the README).`,
    );
  // A name that leads nowhere comes under many codes that name nothing.
  if (host !== undefined)
    return new PortError(
      "config",
      `The shop cannot listen on HOST ${host}: no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of them.`,
    );
  return error;
}
