import type { DraftContent } from "./stored-draft.ts";

/** What is one thing, however many fields it has. */
const WHOLE = new Set(["payment", "pause", "pace", "focus"]);

type Versions = {
  /** What both began from. */
  base: DraftContent;
  mine: DraftContent;
  theirs: DraftContent;
};

/**
 * Merges what was changed here into what another window has saved since, text by
 * text; a list is one thing. What both changed is taken from `preferred`.
 */
export function mergeContent(
  { base, mine, theirs }: Versions,
  preferred: "mine" | "theirs",
): DraftContent {
  return merged({ base, mine, theirs }, preferred === "mine");
}

/** Whether both changed anything to different values. */
export function collides(versions: Versions): boolean {
  const [mine, theirs] = [true, false].map((isMine) =>
    JSON.stringify(merged(versions, isMine)),
  );
  return mine !== theirs;
}

type Parts<Part> = { base: object; mine: Part; theirs: Part };

function merged<Part extends object>(
  { base, mine, theirs }: Parts<Part>,
  isMine: boolean,
): Part {
  const copy = Object.assign({}, theirs);
  for (const key of Object.keys(mine)) {
    const [before, own, other] = [base, mine, theirs].map((part): unknown =>
      Reflect.get(part, key),
    );
    if (isSame(own, before)) continue;
    if (isPart(before) && isPart(own) && isPart(other) && !WHOLE.has(key)) {
      const parts = { base: before, mine: own, theirs: other };
      Reflect.set(copy, key, merged(parts, isMine));
    } else if (isMine || isSame(other, before)) Reflect.set(copy, key, own);
  }
  return copy;
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

const isPart = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
