import * as z from "zod/mini";

const ClientData = z.object({ challenge: z.string() });

/**
 * Returns what a browser says that the key has signed; empty if it cannot be
 * read. Whether it did is verified with the signature.
 */
export function challengeOf(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, "base64url").toString();
    return ClientData.parse(JSON.parse(text)).challenge;
  } catch {
    return "";
  }
}
