/** The port is another program's, or only the system's administrator's. */
export class PortError extends Error {
  constructor(
    readonly kind: "inUse" | "denied",
    sentence: string,
  ) {
    super(sentence);
  }
}
