// Finds names in the environment that were probably meant to be settings. Most
// names there belong to other programs, so a false alarm is worse than a miss.

/** Most edits between a misspelling and a setting, by the setting's length. */
const MOST_EDITS = [
  { from: 12, edits: 2 },
  { from: 6, edits: 1 },
  // PORT and HOST resemble too many words, so only swapped letters count.
  { from: 0, edits: 0 },
];

const OWN_PREFIX = "BARRETTE_";

/**
 * Returns the setting that a name was meant to be: "SMTP_URL" for "SMPT_URL",
 * "smtp_url" and "BARRETTE_SMTP_URL". Returns undefined when the name is itself
 * a setting or resembles none.
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

/** Whether the names differ only by two adjacent letters that are swapped. */
function isSwapped(name: string, setting: string): boolean {
  if (name.length !== setting.length) return false;
  const at = [...name].findIndex((letter, index) => letter !== setting[index]);
  if (at < 0) return false;
  const swapped = `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at]}${name.slice(at + 2)}`;
  return swapped === setting;
}

/** Returns the number of letters to add, remove or replace (Levenshtein). */
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
