/** A mailto: link. Nothing in the address can add a second field. */
export function mailto(address: string, subject?: string): string {
  const recipient = encodeURIComponent(address).replace("%40", "@");
  return subject
    ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}`
    : `mailto:${recipient}`;
}

/**
 * Returns the parsed address, or undefined if it is none. `URL.parse` is not in
 * every browser that the shop serves; see `BASELINE`.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
