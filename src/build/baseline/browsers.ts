import bcd, {
  type Identifier,
  type SimpleSupportStatement,
  type SupportStatement,
} from "@mdn/browser-compat-data";

/**
 * The oldest browsers in which everything works. Safari 15.4 is the newest of
 * many iPads and iPhones; the others are as old. The README names them too.
 */
export const BASELINE = {
  safari: "15.4",
  safari_ios: "15.4",
  chrome: "100",
  chrome_android: "100",
  firefox: "102",
  firefox_android: "102",
} as const;

export const { api, css, javascript } = bcd;

export type Feature = Identifier;

/** Returns those browsers of the baseline that lack a feature. */
export function browsersWithout(feature: Identifier): string[] {
  const support = feature.__compat?.support;
  if (!support) return [];
  return Object.entries(BASELINE)
    .filter(([name, version]) => {
      const statement = Object.entries(support).find(
        ([browser]) => browser === name,
      )?.[1];
      return statement !== undefined && !isIn(statement, version);
    })
    .map(([name]) => name);
}

/** Returns the features directly below another, such as the methods of Map. */
export function featuresOf(parent: Identifier): Map<string, Identifier> {
  const features = new Map<string, Identifier>();
  for (const name of Object.keys(parent)) {
    const feature = name === "__compat" ? undefined : parent[name];
    if (feature) features.set(name, feature);
  }
  return features;
}

function isIn(support: SupportStatement, version: string): boolean {
  const statements: SimpleSupportStatement[] = Array.isArray(support)
    ? support
    : [support];
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix }) =>
      typeof added === "string" &&
      added !== "preview" &&
      !flags &&
      !prefix &&
      compare(added, version) <= 0 &&
      !(typeof removed === "string" && compare(removed, version) <= 0),
  );
}

function compare(one: string, other: string): number {
  const [a = [], b = []] = [one, other].map((version) =>
    version.replace("≤", "").split(".").map(Number),
  );
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}
