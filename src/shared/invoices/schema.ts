import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { TextInput } from "#shared/text/input.ts";

export const INVOICE_LIMITS = {
  prefix: 20,
  taxNumber: 40,
  footer: 500,
} as const;

/** How the maker writes invoices; with null the receipt is none. */
export const InvoiceSettings = z.object({
  /** What stands before the number: "RE-", "2026/". */
  prefix: z.string(),
  taxNumber: z.string(),
  /** In percent, such as "19" or "5.5"; absent: no tax is shown. */
  vatRate: z.optional(z.string()),
  footer: z.optional(z.string()),
});
export type InvoiceSettings = z.infer<typeof InvoiceSettings>;

const PREFIX = /^[\p{L}\p{N} ./_-]*$/u;
const RATE = /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;

const Prefix = TextInput({
  max: INVOICE_LIMITS.prefix,
  tooLong: errorKey("textLong", INVOICE_LIMITS.prefix),
}).check(
  z.refine((text) => PREFIX.test(text), { error: errorKey("invoicePrefix") }),
);

const Rate = z.pipe(
  z.union([z.string(), z.number()], errorKey("vatRate")),
  z.transform((typed, context) => {
    const rate = String(typed)
      .trim()
      .replace(",", ".")
      .replace(/%$/, "")
      .trim();
    if (rate === "" || RATE.test(rate)) return rate;
    context.issues.push({
      code: "custom",
      input: typed,
      message: errorKey("vatRate"),
    });
    return z.NEVER;
  }),
);

/** Without a tax number there are no invoices. */
export const InvoiceInput = z.pipe(
  z.object({
    prefix: z.optional(Prefix),
    taxNumber: TextInput({
      max: INVOICE_LIMITS.taxNumber,
      tooLong: errorKey("textLong", INVOICE_LIMITS.taxNumber),
    }),
    vatRate: z.optional(z.nullable(Rate)),
    footer: z.optional(
      TextInput({
        max: INVOICE_LIMITS.footer,
        tooLong: errorKey("textLong", INVOICE_LIMITS.footer),
        multiline: true,
      }),
    ),
  }),
  z.transform((given): InvoiceSettings | null => {
    const { prefix = "", taxNumber, vatRate, footer } = given;
    if (taxNumber === "") return null;
    return {
      prefix,
      taxNumber,
      ...(vatRate && { vatRate }),
      ...(footer && { footer }),
    };
  }),
);

/** An invoice of an order, or a correction of one, by its number. */
export const InvoiceLink = z.object({
  id: z.int(),
  /** With its prefix, as it is written. */
  number: z.string(),
  kind: z.enum(["invoice", "correction"]),
});
export type InvoiceLink = z.infer<typeof InvoiceLink>;
