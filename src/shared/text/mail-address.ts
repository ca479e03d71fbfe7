const WITH_DOMAIN = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u;
const ASCII = /^[\u0020-\u007e]*$/;

/** One address, also at a domain of "xn--", such as that of .рф. */
export const MAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * Writes the domain of an address as mail servers know it: "ada@bücher.de"
 * becomes "ada@xn--bcher-kva.de", so that one mailbox is one address.
 */
export function withAsciiDomain(address: string): string {
  const [, name, domain] = WITH_DOMAIN.exec(address) ?? [];
  if (domain === undefined || ASCII.test(domain)) return address;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
