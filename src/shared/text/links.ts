/** A mailto: link. Nothing in the address can add a second field. */
export function mailto(address: string, subject?: string): string {
  const recipient = encodeURIComponent(address).replace("%40", "@");
  return subject
    ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}`
    : `mailto:${recipient}`;
}

/** A tel: link: digits, with the plus of a country code. */
export function tel(phone: string): string {
  const isInternational = /^[\s(]*\+/.test(phone);
  // In "+44 (0)20 ...", the zero is only dialled within the country.
  const dialled = isInternational ? phone.replace(/\(\s*0\s*\)/, "") : phone;
  return `tel:${isInternational ? "+" : ""}${dialled.replace(/\D/g, "")}`;
}
