import { errorKey } from "#shared/messages/error-key.ts";
import { TextInput } from "#shared/text/input.ts";
import * as z from "zod/mini";
import { isCountry } from "#shared/delivery/rules.ts";

// The law of the maker's country may ask this of her shop. A new shop has none
// of it: the maker chooses.

/** The limits of the texts are characters as people count. */
export const LEGAL_LIMITS = {
  priceNote: 80,
  mailText: 2_000,
  maker: 300,
  withdrawalDays: 365,
} as const;

/** "binding" says that the order is one to be paid, as the EU and GB ask. */
export const ORDER_WORDINGS = ["request", "binding"] as const;

const COUNTRY = /^(?:[A-Z]{2})?$/;

const DAYS = errorKey("withdrawalDays", LEGAL_LIMITS.withdrawalDays);
const YES_OR_NO = errorKey("mustBeBoolean");

const lines = (max: number) =>
  TextInput({ max, tooLong: errorKey("textLong", max), multiline: true });

export const Legal = z.object({
  /** ISO 3166; empty until the maker chooses. */
  country: z.string().check(
    z.refine((code) => COUNTRY.test(code) && isCountry(code), {
      error: errorKey("country"),
    }),
  ),
  orderWording: z.enum(ORDER_WORDINGS, errorKey("orderWording")),
  /** At every price, in mails too: "incl. VAT, plus delivery". */
  priceNote: TextInput({
    max: LEGAL_LIMITS.priceNote,
    tooLong: errorKey("textLong", LEGAL_LIMITS.priceNote),
  }),
  /**
   * At every total, which has the delivery in it: "incl. VAT". Absent until she
   * was asked; then what stands at prices does.
   */
  totalNote: z.optional(
    TextInput({
      max: LEGAL_LIMITS.priceNote,
      tooLong: errorKey("textLong", LEGAL_LIMITS.priceNote),
    }),
  ),
  /** Her own lines under every mail to a customer. */
  mailText: lines(LEGAL_LIMITS.mailText),
  /** Name, postal and electronic address, for product safety. */
  maker: lines(LEGAL_LIMITS.maker),
  /** 0: the shop does not offer to withdraw. */
  withdrawalDays: z
    .int(DAYS)
    .check(z.minimum(0, DAYS), z.maximum(LEGAL_LIMITS.withdrawalDays, DAYS)),
  /** Whether custom clips can be withdrawn from too. */
  withdrawalCustom: z.boolean(YES_OR_NO),
  /** Whether a subscription counts only once its mailed link is followed. */
  confirmSubscriptions: z.boolean(YES_OR_NO),
});
export type Legal = z.output<typeof Legal>;

export const LegalInput = z.partial(Legal);

export const NO_LEGAL: Legal = {
  country: "",
  orderWording: "request",
  priceNote: "",
  mailText: "",
  maker: "",
  withdrawalDays: 0,
  withdrawalCustom: false,
  confirmSubscriptions: false,
};

/** The sections of the home page that a maker may do without. */
export const HIDEABLE = ["promo", "process", "gallery", "newsletter"] as const;
export type Hideable = (typeof HIDEABLE)[number];

/** The sections that a shop does not show. */
export const Hidden = z
  .array(z.enum(HIDEABLE, errorKey("hidden")))
  .check(z.maxLength(HIDEABLE.length, errorKey("hidden")));
