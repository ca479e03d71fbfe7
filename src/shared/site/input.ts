import * as z from "zod/mini";
import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import { InvoiceInput } from "#shared/invoices/schema.ts";
import { PAYMENT_LIMITS } from "#shared/payment/rules.ts";
import { fillLink, ibanError, readIban } from "#shared/payment/iban.ts";
import { withHttps } from "#shared/text/links.ts";
import { isBlank } from "#shared/text/characters.ts";
import { TextInput } from "#shared/text/input.ts";
import type { Payment } from "#shared/payment/schema.ts";
import { SiteContent } from "./schema.ts";

// The maker saves this under Details: the content of her site, and how she is
// paid. Only the server and that form load it, and with it the rules of IBANs.

/** A text that is changed to its plain form, and then checked. */
function Checked(
  plain: (text: string) => string,
  errorOf: (text: string) => ErrorText | undefined,
) {
  return z.pipe(
    z.string().check(z.maxLength(PAYMENT_LIMITS.link, errorKey("tooMuch"))),
    z.transform((typed: string, context) => {
      const text = plain(typed);
      const message = text === "" ? undefined : errorOf(text);
      if (message === undefined) return text;
      context.issues.push({ code: "custom", input: typed, message });
      return z.NEVER;
    }),
  );
}

const Iban = Checked(readIban, ibanError);

const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const Bic = Checked(
  (typed) => typed.normalize("NFKC").replaceAll(/\s/g, "").toUpperCase(),
  (bic) => (BIC.test(bic) ? undefined : errorKey("bic")),
);

const Link = Checked((typed) => withHttps(typed.trim()), linkError);

/** Returns what is wrong with a link to pay at, which may have two places. */
function linkError(link: string): ErrorText | undefined {
  if (/[\s\p{Cc}\p{Cf}]/u.test(link)) return errorKey("payLink");
  const one = fillLink(link, { amount: "1.00", order: "1001" });
  const other = fillLink(link, { amount: "23.45", order: "2002" });
  if (one?.protocol !== "https:" || one.username !== "" || one.password !== "")
    return errorKey("payLink");
  return one.host === other?.host && !/[{}]|%7[BD]/i.test(one.href)
    ? undefined
    : errorKey("payLinkPlaces");
}

const Flag = z.optional(z.boolean(errorKey("mustBeBoolean")));

const BankInput = z
  .object({
    holder: TextInput({
      max: PAYMENT_LIMITS.holder,
      tooLong: errorKey("textLong", PAYMENT_LIMITS.holder),
    }),
    iban: Iban,
    bic: z.optional(Bic),
  })
  .check(
    z.superRefine(({ holder, iban, bic = "" }, context) => {
      if (isBlank(holder + iban + bic)) return;
      if (isBlank(holder))
        context.addIssue({
          code: "custom",
          path: ["holder"],
          message: errorKey("holderMissing"),
        });
      if (iban === "")
        context.addIssue({
          code: "custom",
          path: ["iban"],
          message: errorKey("ibanMissing"),
        });
    }),
  );

/** Empty fields mean that there is none, and nothing at all means null. */
export const PaymentInput = z.pipe(
  z.object({
    bank: z.optional(BankInput),
    link: z.optional(Link),
    cash: Flag,
    askAtOnce: Flag,
  }),
  z.transform(({ bank, link, cash, askAtOnce }): Payment | null => {
    const payment = {
      ...(bank?.iban && { bank: withoutEmpty(bank) }),
      ...(link && { link }),
      ...(cash && { cash }),
    };
    if (Object.keys(payment).length === 0) return null;
    return { ...payment, ...(askAtOnce && { askAtOnce }) };
  }),
);

function withoutEmpty({ bic, ...bank }: z.output<typeof BankInput>) {
  return { ...bank, ...(bic && { bic }) };
}

/** The content as the maker saves it, and how she is paid. */
export const SiteInput = z.extend(SiteContent, {
  /** Absent: it stays as it is. */
  payment: z.optional(z.nullable(PaymentInput)),
  /** How she writes invoices, likewise; null: she writes none. */
  invoice: z.optional(z.nullable(InvoiceInput)),
});
export type SiteInput = z.output<typeof SiteInput>;

export const SitePatch = z.partial(SiteInput);
export type SitePatch = z.output<typeof SitePatch>;
