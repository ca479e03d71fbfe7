/** A mailto: link. Nothing in the address can add a second field. */
export function mailto(address: string, subject?: string): string {
  const recipient = encodeURIComponent(address).replace("%40", "@");
  return subject
    ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}`
    : `mailto:${recipient}`;
}

/** "example.com/me" and "example.com:8080", but neither "mailto:" nor "/me". */
const BARE_HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]|$)/u;

/** Adds the "https://" that people leave out of a link. */
export const withHttps = (link: string): string =>
  BARE_HOST.test(link) ? `https://${link}` : link;

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
