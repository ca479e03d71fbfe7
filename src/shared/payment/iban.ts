import { COUNTRY_GROUPS } from "#shared/delivery/rules.ts";
import {
  countrySpecs,
  electronicFormatIBAN,
  isSEPACountry,
  validateIBAN,
  ValidationErrorsIBAN as Wrong,
} from "ibantools";
import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import { parseUrl } from "#shared/text/links.ts";

/** Returns an IBAN as somebody typed or pasted it, in its electronic form. */
export function readIban(typed: string): string {
  const plain = typed.normalize("NFKC").replace(/^\s*IBAN:?/i, "");
  return electronicFormatIBAN(plain.replaceAll(/\s/g, "")) ?? "";
}

/**
 * Returns what is wrong with an IBAN in its electronic form: its country, the
 * length that its country has, or its check digits. What a bank checks besides,
 * within the number of an account, is the bank's.
 */
export function ibanError(iban: string): ErrorText | undefined {
  if (iban === "") return errorKey("ibanMissing");
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(Wrong.NoIBANCountry)) return errorKey("ibanCountry");
  const country = iban.slice(0, 2);
  const length = countrySpecs[country]?.chars;
  if (length && errorCodes.includes(Wrong.WrongBBANLength))
    return errorKey("ibanLength", country, length, iban.length);
  const wrong = errorCodes.some(
    (code) => code !== Wrong.WrongAccountBankBranchChecksum,
  );
  return wrong ? errorKey("iban") : undefined;
}

/**
 * Whether an EPC QR code for an account has to name its bank's BIC: the countries
 * of SEPA beyond the European Economic Area ask for it.
 */
export const needsBic = (iban: string): boolean =>
  !COUNTRY_GROUPS.EEA.includes(iban.slice(0, 2));

/** Whether an account takes transfers of SEPA, which an EPC QR code is for. */
export function isSepa(iban: string): boolean {
  return isSEPACountry(iban.slice(0, 2));
}

/**
 * Fills the amount, as on the wire, and the number of an order in the maker's
 * link to pay at. Undefined for what is no link.
 */
export function fillLink(
  link: string,
  { amount, order }: { amount: string; order: string },
): URL | undefined {
  return parseUrl(
    link
      .replaceAll("{amount}", encodeURIComponent(amount))
      .replaceAll("{order}", encodeURIComponent(order)),
  );
}
