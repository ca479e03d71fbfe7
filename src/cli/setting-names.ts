// Which names of the environment were probably meant to be settings. Most names
// there are other programs' own, so a false alarm is worse than a miss.

/** How far from a setting's name a misspelt one may be, by its length. */
const MOST_EDITS = [
  { from: 12, edits: 2 },
  { from: 6, edits: 1 },
  // PORT and HOST are near too many words: only their letters in another order.
  { from: 0, edits: 0 },
];

const OWN_PREFIX = "BARRETTE_";

/**
 * The setting that a name was meant to be: "SMTP_URL" for "SMPT_URL",
 * "smtp_url" and "BARRETTE_SMTP_URL"; undefined for a setting and for a name
 * that is nothing like one.
 */
export function meantSetting(
  name: string,
  settings: ReadonlySet<string>,
): string | undefined {
  if (settings.has(name)) return undefined;
  const upper = name.toUpperCase();
  const bare = upper.startsWith(OWN_PREFIX)
    ? upper.slice(OWN_PREFIX.length)
    : upper;
  if (settings.has(bare)) return bare;
  return [...settings].find((setting) => isMisspelt(bare, setting));
}

function isMisspelt(name: string, setting: string): boolean {
  if (isSwapped(name, setting)) return true;
  const { edits } = MOST_EDITS.find(({ from }) => setting.length >= from) ?? {
    edits: 0,
  };
  if (Math.abs(name.length - setting.length) > edits) return false;
  return edits > 0 && distance(name, setting) <= edits;
}

/** Whether two neighbouring letters stand in the other order. */
function isSwapped(name: string, setting: string): boolean {
  if (name.length !== setting.length) return false;
  const at = [...name].findIndex((letter, index) => letter !== setting[index]);
  if (at < 0) return false;
  const swapped = `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at]}${name.slice(at + 2)}`;
  return swapped === setting;
}

/** How many letters must be added, left out or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const added = (next[j] ?? 0) + 1;
      const removed = (row[j + 1] ?? 0) + 1;
      next.push(Math.min(replaced, added, removed));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
