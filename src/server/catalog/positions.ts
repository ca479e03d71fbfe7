import { Problem } from "#server/problem.ts";

/** Throws "invalid" unless `ids` is `current` in some order, each id once. */
export function checkNewOrder(ids: number[], current: number[]): void {
  const given = new Set(ids);
  const isWhole =
    given.size === ids.length &&
    ids.length === current.length &&
    current.every((id) => given.has(id));
  if (!isWhole)
    throw new Problem("invalid", {
      message:
        "The list changed in the meantime. Please reload it and sort it again.",
      fields: { ids: "Name every row of the list once." },
    });
}
