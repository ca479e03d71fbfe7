// What a small invoice to a private person must say, country by country. The
// shop's own says all of it and more: name and address of the maker and of the
// customer, tax number, date, a number without gaps, the day of supply, each
// thing with its quantity, and net, tax and gross, or why there is no tax. This
// is no tax advice, and the maker is told so where she chooses.

type Rule = {
  /** Up to which sum, tax included, less is enough; none: it always is. */
  smallUpTo?: string;
  /** Where that stands. */
  small: string;
  /** What a correction has to name, and where that stands. */
  correction: string;
  /** The sentence of those who charge no tax as small businesses ... */
  exempt?: string;
  /** ... and where that stands. */
  exemptBy?: string;
  /** What a printed page cannot do there. */
  notEnough?: string;
};

/** Read in November 2026. */
export const INVOICE_LAW: Record<string, Rule> = {
  DE: {
    smallUpTo: "250.00 EUR",
    small: "§ 33 UStDV; small businesses at any sum: § 34a UStDV",
    correction: "§ 14 Abs. 6 UStG, § 31 Abs. 5 UStDV",
    exempt: "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
    exemptBy: "§ 19 UStG, § 34a Satz 1 Nr. 5 UStDV",
  },
  AT: {
    smallUpTo: "400.00 EUR",
    small: "§ 11 Abs. 6 UStG 1994",
    correction: "§ 16 Abs. 1 UStG 1994",
    exempt:
      "Umsatzsteuerfrei als Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG 1994.",
    exemptBy: "§ 6 Abs. 1 Z 27 UStG 1994",
  },
  FR: {
    small:
      "CGI ann. II art. 242 nonies A; to private persons a note from 25 EUR on: arrêté n° 83-50/A du 3 octobre 1983",
    correction: "CGI art. 272 et 289 I-5",
    exempt: "TVA non applicable, article 293 B du CGI.",
    exemptBy: "CGI art. 293 B et 293 E",
  },
  IT: {
    smallUpTo: "400.00 EUR",
    small: "DPR 633/1972 art. 21-bis, DM 10 maggio 2019",
    correction: "DPR 633/1972 art. 26 e 21-bis lett. h",
    exempt:
      "Operazione senza applicazione dell’IVA ai sensi dell’art. 1, commi da 54 a 89, della legge n. 190/2014.",
    exemptBy: "L. 190/2014 art. 1 c. 54-89",
    notEnough:
      "An invoice there is electronic and goes through the Sistema di Interscambio (D.Lgs. 127/2015 art. 1): the page is a copy for the customer.",
  },
  ES: {
    smallUpTo: "400.00 EUR",
    small: "RD 1619/2012 art. 4 y 7",
    correction: "RD 1619/2012 art. 15: a series of its own",
    notEnough:
      "Programs that make invoices there have to keep records that cannot be changed (RD 1007/2023): the page is a copy for the customer.",
  },
  NL: {
    smallUpTo: "100.00 EUR",
    small:
      "Wet OB 1968 art. 34d; to private persons none is asked for: art. 34c",
    correction: "Wet OB 1968 art. 34b",
    exempt:
      "Vrijgesteld van omzetbelasting op grond van artikel 25 Wet OB 1968.",
    exemptBy: "Wet OB 1968 art. 25",
  },
  GB: {
    smallUpTo: "250.00 GBP",
    small: "VAT Regulations 1995 (SI 1995/2518) reg. 16",
    correction: "VAT Regulations 1995 reg. 15C",
    exempt: "No VAT is charged: the seller is not registered for VAT.",
    exemptBy: "VAT Act 1994 Sch. 1 para. 1, s. 67 forbids to show it",
  },
};

/** The sentence of a maker who shows no tax, as her country words it. */
export const exemptionOf = (country: string): string | undefined =>
  INVOICE_LAW[country]?.exempt;
