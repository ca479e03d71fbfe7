/** A line with what a link leads to: "[1]: https://example.com". */
const LED_TO = /^ {0,3}\[[^\]]+\]:/;
/** "[5 days]"; neither "[a link](to)" nor "[a link][1]", nor "\[a word]". */
const BRACKETS = /(?:^|[^\]\\!])(\[[^[\]]+\])(?![([])/g;

/**
 * Returns what a text still has in brackets, each once: what an outline leaves
 * to the maker.
 */
export function openBrackets(text: string): string[] {
  const found = text
    .split("\n")
    .filter((line) => !LED_TO.test(line))
    .flatMap((line) => [...line.matchAll(BRACKETS)]);
  return [...new Set(found.map(([, open = ""]) => open))];
}
