// Typing errors of the mail providers that shoppers have most. Only a
// suggestion comes of them: any address that could exist can be ordered with.

/** The typed forms of a provider's name. */
const NAMES = new Map([
  ...["gamil", "gmial", "gmai", "gmal", "gmil", "gnail", "gmali", "gmaill"].map(
    (typed) => [typed, "gmail"] as const,
  ),
  ...["hotmial", "hotmal", "hotmai", "hotmil", "hotmaill"].map(
    (typed) => [typed, "hotmail"] as const,
  ),
  ...["outlok", "outloo", "outllok", "otulook"].map(
    (typed) => [typed, "outlook"] as const,
  ),
  ...["yaho", "yahooo", "yhaoo", "yahho"].map(
    (typed) => [typed, "yahoo"] as const,
  ),
  ...["iclod", "icoud", "iclould", "icluod"].map(
    (typed) => [typed, "icloud"] as const,
  ),
]);

/** Endings that no address has, typed for "com". */
const NO_ENDINGS = ["con", "cmo", "ocm", "comm", "coom", "vom", "xom", "cim"];
/** Endings that others have, but these providers not. */
const NOT_THEIRS = ["co", "cm", "om", "c"];
/** Providers with no other ending than "com". */
const ONLY_COM = ["gmail", "googlemail", "icloud"];
const PROVIDERS = [...ONLY_COM, "hotmail", "outlook", "yahoo"];

/** Returns what a mistyped mail address was probably meant to be. */
export function meantEmail(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || domain === "") return undefined;
  const meant = meantDomain(domain);
  return meant === domain ? undefined : `${email.slice(0, at)}@${meant}`;
}

function meantDomain(domain: string): string {
  const dotted = domain.replaceAll(",", ".");
  const joined = PROVIDERS.find((name) => dotted === `${name}com`);
  if (joined) return `${joined}.com`;
  const dot = dotted.lastIndexOf(".");
  if (dot < 1) return domain;
  const typedName = dotted.slice(0, dot);
  const ending = dotted.slice(dot + 1);
  const name = NAMES.get(typedName) ?? typedName;
  if (ending === "") return domain;
  const isCom =
    NO_ENDINGS.includes(ending) ||
    ONLY_COM.includes(name) ||
    (PROVIDERS.includes(name) && NOT_THEIRS.includes(ending));
  return `${name}.${isCom ? "com" : ending}`;
}
