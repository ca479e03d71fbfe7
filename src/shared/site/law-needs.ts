import type { PanelMessages } from "#shared/messages/panel/en.ts";
import type { FirstMessages } from "#shared/messages/first/en.ts";
import { openBrackets, PRIVACY_SLUG } from "./rules.ts";
import type { Hideable, Legal } from "./legal.ts";

// Shops of a country usually need this by its law, as far as the shop can see
// it. No legal advice: every list of it says so. The one source of the panel's
// list and of `barrette doctor`.

/** The facts that are seen of a shop. */
export type LawFacts = {
  legal: Legal;
  currency: string;
  hidden: readonly Hideable[];
  deliveryOptions: readonly unknown[];
  /** The pages that the maker wrote. */
  pages: readonly { slug: string; isTerms: boolean; markdown: string }[];
};

const COUNTRIES = "DE AT CH FR ES IT NL GB US".split(" ");

type LawNeed = keyof PanelMessages["law"]["needs"];

/** Where the maker sees to it: under Details, or at one of her pages. */
type LawPlace =
  | "law"
  | "mail"
  | "currency"
  | "terms"
  | "imprint"
  | "shipping"
  | "returns"
  | typeof PRIVACY_SLUG;

type Need = {
  need: LawNeed;
  place: LawPlace;
  /** The countries whose shops need it, each with the law that asks for it. */
  laws: Readonly<Record<string, string>>;
  isMet(facts: LawFacts): boolean;
};

const DAYS_TO_WITHDRAW = 14;
/** Product safety in the whole Union, from Article 19 on what an offer shows. */
const SAFETY = "EU 2023/988, 19";

const hasPage =
  (wanted: string) =>
  ({ pages }: LawFacts) =>
    pages.some((page) => page.slug === wanted && isFilledIn(page));

/** A page that still has the brackets of its outline says nothing yet. */
const isFilledIn = ({ markdown }: { markdown: string }) =>
  openBrackets(markdown).length === 0;

const NEEDS: readonly Need[] = [
  {
    need: "imprint",
    place: "imprint",
    laws: {
      DE: "§ 5 DDG",
      AT: "§ 5 ECG",
      CH: "Art. 3 Abs. 1 lit. s UWG",
      FR: "LCEN, art. 19",
      ES: "LSSI, art. 10",
      IT: "D.Lgs. 70/2003, art. 7",
      NL: "art. 3:15d BW",
      GB: "Electronic Commerce Regulations 2002, reg. 6",
    },
    isMet: hasPage("imprint"),
  },
  {
    need: "privacy",
    place: PRIVACY_SLUG,
    laws: {
      DE: "Art. 13 DSGVO",
      AT: "Art. 13 DSGVO",
      CH: "Art. 19 DSG",
      FR: "RGPD, art. 13",
      ES: "RGPD, art. 13",
      IT: "GDPR, art. 13",
      NL: "art. 13 AVG",
      GB: "UK GDPR, Article 13",
    },
    isMet: hasPage(PRIVACY_SLUG),
  },
  {
    need: "binding",
    place: "law",
    laws: {
      DE: "§ 312j BGB",
      AT: "§ 8 FAGG",
      FR: "C. consom., art. L221-14",
      ES: "TRLGDCU, art. 98",
      IT: "Codice del consumo, art. 51",
      NL: "art. 6:230v BW",
      GB: "Consumer Contracts Regulations 2013, reg. 14",
    },
    isMet: ({ legal }) => legal.orderWording === "binding",
  },
  {
    need: "priceNote",
    place: "law",
    laws: {
      DE: "§ 6 PAngV",
      AT: "§ 9 PrAG",
      CH: "Art. 4 PBV",
      FR: "C. consom., art. L112-1",
      ES: "TRLGDCU, art. 97",
      IT: "Codice del consumo, art. 49",
      NL: "art. 6:230m BW",
      GB: "Consumer Contracts Regulations 2013, reg. 13",
    },
    isMet: ({ legal }) => legal.priceNote !== "",
  },
  {
    need: "totalNote",
    place: "law",
    laws: {
      DE: "§ 6 PAngV",
      AT: "§ 9 PrAG",
      CH: "Art. 4 PBV",
      FR: "C. consom., art. L221-14",
      ES: "TRLGDCU, art. 98",
      IT: "Codice del consumo, art. 51",
      NL: "art. 6:230v BW",
      GB: "Consumer Contracts Regulations 2013, reg. 14",
    },
    isMet: ({ legal, deliveryOptions }) =>
      legal.totalNote !== undefined ||
      legal.priceNote === "" ||
      deliveryOptions.length === 0,
  },
  {
    need: "withdrawal",
    place: "law",
    laws: {
      DE: "§§ 355, 356a BGB",
      AT: "§ 11 FAGG",
      FR: "C. consom., art. L221-18",
      ES: "TRLGDCU, art. 102",
      IT: "Codice del consumo, art. 52",
      NL: "art. 6:230o BW",
      GB: "Consumer Contracts Regulations 2013, reg. 29",
    },
    isMet: ({ legal }) => legal.withdrawalDays >= DAYS_TO_WITHDRAW,
  },
  {
    need: "returns",
    place: "returns",
    laws: {
      DE: "Art. 246a EGBGB",
      AT: "§ 4 FAGG",
      FR: "C. consom., art. L221-5",
      ES: "TRLGDCU, art. 97",
      IT: "Codice del consumo, art. 49",
      NL: "art. 6:230m BW",
      GB: "Consumer Contracts Regulations 2013, Schedule 3",
      US: "California Civil Code § 1723",
    },
    isMet: hasPage("returns"),
  },
  {
    need: "shipping",
    place: "shipping",
    laws: {
      DE: "§ 312j BGB",
      AT: "§ 4 FAGG",
      FR: "C. consom., art. L221-14",
      ES: "TRLGDCU, art. 98",
      IT: "Codice del consumo, art. 51",
      NL: "art. 6:230m BW",
      GB: "Consumer Contracts Regulations 2013, Schedule 2",
      US: "16 CFR Part 435",
    },
    isMet: hasPage("shipping"),
  },
  {
    need: "terms",
    place: "terms",
    laws: {
      DE: "§ 312f BGB",
      AT: "§ 7 FAGG",
      FR: "C. consom., art. L221-13",
      ES: "TRLGDCU, art. 98",
      IT: "Codice del consumo, art. 51",
      NL: "art. 6:230v BW",
      GB: "Consumer Contracts Regulations 2013, reg. 16",
    },
    isMet: ({ pages }) =>
      pages.some((page) => page.isTerms && isFilledIn(page)),
  },
  {
    need: "maker",
    place: "law",
    laws: {
      DE: SAFETY,
      AT: SAFETY,
      FR: SAFETY,
      ES: SAFETY,
      IT: SAFETY,
      NL: SAFETY,
    },
    isMet: ({ legal }) => legal.maker !== "",
  },
  {
    need: "mailText",
    place: "mail",
    laws: {
      AT: "§ 14 UGB",
      FR: "C. com., art. R123-237",
      NL: "art. 27 Handelsregisterwet 2007",
      GB: "Companies Act 2006, section 1202",
      US: "15 U.S.C. § 7704",
    },
    isMet: ({ legal }) => legal.mailText !== "",
  },
  {
    need: "confirmSubscriptions",
    place: "mail",
    laws: {
      DE: "§ 7 UWG",
      AT: "§ 174 TKG 2021",
      CH: "Art. 3 Abs. 1 lit. o UWG",
    },
    isMet: ({ legal, hidden }) =>
      legal.confirmSubscriptions || hidden.includes("newsletter"),
  },
  {
    need: "francs",
    place: "currency",
    laws: { CH: "Art. 3 PBV" },
    isMet: ({ currency }) => currency === "CHF",
  },
];

/** Something that a shop lacks, with the law that asks for it. */
type Lack = { need: LawNeed; place: LawPlace; law: string };

/** Returns what a shop lacks; undefined where its country has no list. */
export function lacksByLaw(facts: LawFacts): Lack[] | undefined {
  const { country } = facts.legal;
  if (!COUNTRIES.includes(country)) return undefined;
  return NEEDS.flatMap(({ need, place, laws, isMet }) => {
    const law = laws[country];
    return law === undefined || isMet(facts) ? [] : [{ need, place, law }];
  });
}

/** Says where something is seen to; `titles` are those of the standard pages. */
export function sayPlace(
  place: LawPlace,
  { places }: PanelMessages["law"],
  titles: FirstMessages["pages"],
): string {
  switch (place) {
    case "law":
    case "mail":
    case "currency":
    case "terms":
      return places[place];
    default:
      return places.page(titles[place]);
  }
}
