import type { Legal } from "./legal.ts";

/**
 * Returns the line at totals. The shop cannot know which part of the line at
 * prices is about delivery, so all of it stays until the maker says another.
 */
export const noteAtTotals = ({
  priceNote,
  totalNote,
}: Pick<Legal, "priceNote" | "totalNote">): string => totalNote ?? priceNote;
