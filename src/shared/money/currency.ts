/** Shown to a person who named a currency that the shop cannot use. */
export function isCurrency(code: string): boolean {
  return (
    Intl.supportedValuesOf("currency").includes(code) &&
    [0, 2].includes(currencyDigits(code))
  );
}

/** Returns the codes of all currencies that a shop can use. */
export function usableCurrencies(): string[] {
  return Intl.supportedValuesOf("currency").filter((code) =>
    [0, 2].includes(currencyDigits(code)),
  );
}

/** How many decimals a currency has: 2 for euros, 0 for yen. */
export function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
