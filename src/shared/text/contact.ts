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

// Spaces, brackets, "+", ".", "/", and dashes of every kind, with the minus sign
// and the Japanese mark that is typed as a dash.
const PUNCTUATION = /[\s+()./\p{Pd}\u2212\u30fc]/gu;
const NUMBER = /^(\d+)(?:(?:x|ext)(\d{1,7}))?$/i;

type Phone = { digits: string; extension: string | undefined };

/**
 * Returns the digits of a telephone number, and those of its extension ("x12",
 * "ext. 12"). Undefined for a text with anything else in it.
 */
export function readPhone(text: string): Phone | undefined {
  const plain = withAsciiDigits(text).replaceAll(PUNCTUATION, "");
  const [, digits, extension] = NUMBER.exec(plain) ?? [];
  return digits === undefined ? undefined : { digits, extension };
}

/**
 * A tel: link: digits, with the plus of a country code. The extension follows
 * after a comma, a pause on every phone: Android dials the letters of the
 * standard's ";ext=" as digits.
 */
export function tel(phone: string): string {
  const text = withAsciiDigits(phone);
  const isInternational = /^[\s(]*\+/.test(text);
  // In "+44 (0)20 ...", the zero is only dialled within the country.
  const dialled = isInternational ? text.replace(/\(\s*0\s*\)/, "") : text;
  const { digits, extension } = readPhone(dialled) ?? {
    digits: dialled.replaceAll(/\D/g, ""),
    extension: undefined,
  };
  const pause = extension ? `,${extension}` : "";
  return `tel:${isInternational ? "+" : ""}${digits}${pause}`;
}

/** Japanese and Chinese keyboards type full-width digits and brackets. */
function withAsciiDigits(text: string): string {
  return text.normalize("NFKC");
}
