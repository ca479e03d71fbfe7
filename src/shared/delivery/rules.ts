import { priceCents } from "#shared/money/rules.ts";

/** The limits of the texts are characters as people count. */
export const DELIVERY_LIMITS = {
  options: 12,
  tiers: 10,
  /** The number of clips from which a tier may begin. */
  clips: 99,
  name: 60,
  note: 150,
  countries: 250,
} as const;

/** The codes of all countries to which letters are sent (ISO 3166). */
export const COUNTRIES =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW".split(
    " ",
  );

const EU =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(
    " ",
  );

/** The groups of countries that a way of delivery may name by one word. */
export const COUNTRY_GROUPS = {
  EU,
  EEA: [...EU, "IS", "LI", "NO"],
} as const;
export type CountryGroup = keyof typeof COUNTRY_GROUPS;

export const isCountryGroup = (code: string): code is CountryGroup =>
  Object.hasOwn(COUNTRY_GROUPS, code);

/** The countries that are named, those of named groups among them. */
export const countriesIn = (codes: readonly string[]): string[] => [
  ...new Set(
    codes.flatMap((code) =>
      isCountryGroup(code) ? COUNTRY_GROUPS[code] : code,
    ),
  ),
];

/** Returns the codes with the names of the countries, sorted by name. */
export function namedCountries(
  codes: readonly string[],
  locale: string,
): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return codes
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
}

// Addresses are written differently in each country: which fields there are, in
// which order they are asked for, and how they stand on a parcel. The nine
// countries follow their posts' own rules; all others have every field and need
// the least.

export type AddressField = "line1" | "line2" | "postalCode" | "city" | "region";
/** Which of the names of a field suits: "State" or "Province". */
type FieldName = {
  line1: "street" | "line1";
  postalCode: "postalCode" | "postcode" | "zip";
  city: "city" | "town";
  region: "state" | "province" | "region";
};
export type AddressFieldName = FieldName[keyof FieldName];

export type AddressForm = {
  fields: readonly AddressField[];
  required: readonly Exclude<AddressField, "line2">[];
  names: FieldName;
  /** Whether the second line is common enough to be always shown. */
  showsLine2: boolean;
  /** The lines between name and country, with the fields of each. */
  lines: readonly (readonly (AddressField | ", ")[])[];
  /** Whether phones show digits alone for the postal code. */
  isNumeric: boolean;
};

const PLAIN: FieldName = {
  line1: "street",
  postalCode: "postalCode",
  city: "city",
  region: "region",
};

const GERMAN: AddressForm = {
  fields: ["line1", "line2", "postalCode", "city"],
  required: ["line1", "postalCode", "city"],
  names: PLAIN,
  showsLine2: false,
  lines: [["line2"], ["line1"], ["postalCode", "city"]],
  isNumeric: true,
};

const OTHERS: AddressForm = {
  fields: ["line1", "line2", "postalCode", "city", "region"],
  required: ["line1", "city"],
  names: { ...PLAIN, line1: "line1" },
  showsLine2: true,
  lines: [["line1"], ["line2"], ["postalCode", "city"], ["region"]],
  isNumeric: false,
};

const FORMS: Record<string, AddressForm> = {
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  FR: { ...GERMAN, showsLine2: true },
  NL: {
    ...GERMAN,
    lines: [["line1"], ["line2"], ["postalCode", "city"]],
    isNumeric: false,
  },
  ES: {
    ...GERMAN,
    fields: ["line1", "line2", "postalCode", "city", "region"],
    names: { ...PLAIN, region: "province" },
    showsLine2: true,
    lines: [["line1"], ["line2"], ["postalCode", "city"], ["region"]],
  },
  IT: {
    ...GERMAN,
    fields: ["line1", "line2", "postalCode", "city", "region"],
    names: { ...PLAIN, region: "province" },
    lines: [["line2"], ["line1"], ["postalCode", "city", "region"]],
  },
  GB: {
    fields: ["line1", "line2", "city", "postalCode"],
    required: ["line1", "postalCode", "city"],
    names: { ...PLAIN, line1: "line1", postalCode: "postcode", city: "town" },
    showsLine2: true,
    lines: [["line1"], ["line2"], ["city"], ["postalCode"]],
    isNumeric: false,
  },
  US: {
    fields: ["line1", "line2", "city", "region", "postalCode"],
    required: ["line1", "postalCode", "city", "region"],
    names: { line1: "line1", postalCode: "zip", city: "city", region: "state" },
    showsLine2: true,
    lines: [["line1"], ["line2"], ["city", ", ", "region", "postalCode"]],
    isNumeric: true,
  },
};

export function addressForm(country: string): AddressForm {
  return (Object.hasOwn(FORMS, country) && FORMS[country]) || OTHERS;
}

/**
 * Returns an address as it stands on a parcel, a text for each line. The country
 * is named where it is not the shop's own, whose region is in `locale`.
 */
export function addressLines(
  address: Readonly<Record<AddressField | "name" | "country", string>>,
  customerName: string,
  locale: string,
): string[] {
  const { name, country } = address;
  const lines = addressForm(country).lines.map((parts) =>
    parts
      .reduce(
        (line, part) =>
          part === ", " ? `${line},` : `${line} ${address[part]}`.trim(),
        "",
      )
      .replace(/^,\s*|,$/g, ""),
  );
  return [name || customerName, ...lines, abroad(country, locale)].filter(
    (line) => line !== "",
  );
}

/** The name of a country in capitals, as posts ask for; empty: the shop's own. */
function abroad(country: string, locale: string): string {
  if (country === "" || country === new Intl.Locale(locale).region) return "";
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return (names.of(country) ?? country).toLocaleUpperCase(locale);
}

type PricedDelivery = {
  price: string;
  /** The prices of more clips, those of fewer clips first. */
  tiers?: readonly { from: number; price: string }[] | undefined;
  freeFrom: string | null;
};

/** Returns what a delivery costs with so many clips of this sum, in cents. */
export function deliveryCents(
  { price, tiers = [], freeFrom }: PricedDelivery,
  { clips, clipsCents }: { clips: number; clipsCents: number },
): number {
  if (freeFrom !== null && clipsCents >= priceCents(freeFrom)) return 0;
  const tier = tiers.filter(({ from }) => clips >= from).at(-1);
  return priceCents(tier?.price ?? price);
}

/** Whether a delivery reaches a country. */
export function servesCountry(
  { countries }: { countries: readonly string[] },
  country: string,
): boolean {
  return countries.length === 0 || countriesIn(countries).includes(country);
}

/** Whether a code is assigned to a country; `Intl` names groups besides. */
export function isCountry(code: string): boolean {
  if (code === "") return true;
  if (isCountryGroup(code)) return false;
  const names = new Intl.DisplayNames("en", {
    type: "region",
    fallback: "none",
  });
  return names.of(code) !== undefined;
}
