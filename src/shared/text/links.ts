/** A mailto: link. Nothing in the address can add a second field. */
export function mailto(address: string, subject?: string): string {
  const recipient = encodeURIComponent(address).replace("%40", "@");
  return subject
    ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}`
    : `mailto:${recipient}`;
}

/** A tel: link: digits, with the plus of a country code. */
export function tel(phone: string): string {
  const plus = phone.trim().startsWith("+") ? "+" : "";
  return `tel:${plus}${phone.replace(/\D/g, "")}`;
}
