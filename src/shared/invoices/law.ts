// What the law asks of the invoice of a small maker to a private person, country
// by country, read in November 2026. The shop's own has name and address of both,
// tax number, date, a number without gaps, the days of order and delivery, each
// thing with its quantity, and net, tax and gross, or why there is no tax: more
// than a small invoice needs anywhere, and what a whole one does, which sales to
// other countries of the EU ask for. This is no tax advice, and the maker is told
// so where she chooses.

type Rule = {
  /** The sentence of those who charge no tax as small businesses. */
  exempt?: string;
  /**
   * What is hers to write into the tax number and at the foot, in the words of
   * her country's law, which no language translates.
   */
  asks: string;
  /** Stands before the numbers of corrections that must be a series of their own. */
  correctionSeries?: string;
  /** From this day on a page alone is no invoice there. */
  copySince?: string;
};

export const INVOICE_LAW: Record<string, Rule> = {
  // Of small businesses § 34a UStDV, at any sum: less than the shop's own, never an
  // e-invoice, and words that name the exemption (Satz 1 Nr. 5). Of others § 14
  // Abs. 4 UStG, and less up to 250 EUR (§ 33 UStDV). Sent to another country of
  // the EU, § 14a Abs. 2 UStG. What is paid back asks for no paper (§ 17 Abs. 1
  // UStG); one that corrects names its invoice (§ 31 Abs. 5 UStDV).
  DE: {
    exempt: "Steuerfrei nach § 19 UStG (Kleinunternehmerregelung).",
    asks: "Steuernummer, USt-IdNr. oder KU-IdNr.",
  },
  // § 11 Abs. 1 UStG 1994: none is due to a private person. Less is enough up to
  // 400 EUR, and for small businesses at any sum since 2025 (Abs. 6). Only who may
  // deduct has to have a UID on it. Paid back: § 16 Abs. 1 and 3.
  AT: {
    exempt:
      "Umsatzsteuerfrei gemäß § 6 Abs. 1 Z 27 UStG 1994 (Kleinunternehmerregelung).",
    asks: "UID-Nummer oder, ohne UID, Steuernummer",
  },
  // Due to a private person who buys at a distance or asks (CGI art. 289 I); what
  // stands on it: CGI ann. II art. 242 nonies A, whose 7° has numbers in an unbroken
  // row and allows series of their own. The words of the exemption are prescribed
  // (CGI art. 293 E II); from 2027 it is CIBS art. L. 223-3, and these words stay
  // good until 30 June 2028 (ordonnances 2025-1247 and 2026-671). SIREN: C. com.
  // art. R. 123-237; "EI" beside her name: art. R. 526-27. Credit notes name
  // number and day of the invoice, net and tax (CGI art. 289 I-5, 272).
  FR: {
    exempt: "TVA non applicable, article 293 B du CGI.",
    asks: "SIREN, « EI » ou « Entrepreneur individuel » à côté du nom",
  },
  // Sold at a distance, only who asks gets one (DPR 633/1972 art. 22, DPR 696/1996
  // art. 2 lett. oo), and it is electronic, through the Sistema di Interscambio
  // (D.Lgs. 127/2015 art. 1; in the regime forfettario since 2024, DL 36/2022 art.
  // 18). Less is enough up to 400 EUR (DPR 633/1972 art. 21-bis, DM 10 maggio 2019),
  // in the regime at any sum (L. 190/2014 art. 1 c. 59). Stamp duty: DPR 642/1972
  // tariffa art. 13. Corrections name their invoice (art. 26, 21-bis). From 2027
  // on these stand in the testo unico, D.Lgs. 10/2026.
  IT: {
    exempt:
      "Operazione senza applicazione dell’IVA ai sensi dell’art. 1, commi da 54 a 89, della legge n. 190/2014.",
    asks: "partita IVA o codice fiscale; senza IVA oltre 77,47 €: bollo di 2 €",
    copySince: "2024-01-01",
  },
  // A simplified one is enough up to 3,000 EUR where a maker sells to consumers (RD
  // 1619/2012 art. 4.2 a; to others 400 EUR, art. 4.1), as art. 7 has it. Corrections
  // are in a series of their own (art. 6.1 a, 7.1 a) and name their invoice (art.
  // 15.4). Programs have to seal what they issue, those of the self-employed from
  // July 2027 on (RD 1007/2023, disposición final cuarta, as of RDL 15/2025). No
  // exemption of small businesses is known.
  ES: {
    asks: "NIF",
    correctionSeries: "RECT-",
    copySince: "2027-07-01",
  },
  // None is due to a private person (Wet OB 1968 art. 34c) but for sales at a
  // distance into other countries of the EU. Less is enough up to 100 EUR, for
  // corrections and in the KOR (art. 34d, 35a lid 2). The KOR is art. 25 and those
  // after it. KvK number: Handelsregisterwet 2007 art. 27.
  NL: {
    exempt:
      "Vrijgesteld van omzetbelasting op grond van artikel 25 e.v. Wet OB 1968 (kleineondernemersregeling).",
    asks: "btw-id, KvK-nummer",
  },
  // A retailer owes none to a private person, and less is enough up to 250 GBP (SI
  // 1995/2518 reg. 16, 16A); nor does a credit note (reg. 15C(1A)). Who is not
  // registered must show no VAT (Finance Act 2008 Sch. 41 para. 2). Who trades under
  // another name gives her own and an address (Companies Act 2006 s. 1202).
  GB: {
    exempt: "No VAT is charged: the seller is not registered for VAT.",
    asks: "VAT number, or “Not VAT registered”; your own name and address",
  },
};

/** The sentence of a maker who shows no tax, as her country words it. */
export const exemptionOf = (country: string): string | undefined =>
  INVOICE_LAW[country]?.exempt;
