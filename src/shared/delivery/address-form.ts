// How addresses are written in each country: which fields there are, in which
// order they are asked for, and how they stand on a parcel. The nine countries
// follow their posts' own rules; all others have every field and need the least.

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
