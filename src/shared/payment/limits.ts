/** The limits of what the maker writes about payment, in characters. */
export const PAYMENT_LIMITS = {
  /** What an EPC QR code has room for. */
  holder: 70,
  iban: 42,
  bic: 11,
  link: 500,
} as const;
