/** Words as a sentence lists them: "Daisy", "Daisy and Moon", "A, B and C". */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} and ${last}`;
}
