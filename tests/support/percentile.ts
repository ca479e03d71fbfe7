/** Returns the value at this share (0 to 1) of the sorted list; 0 if empty. */
export function percentile(values: readonly number[], share: number): number {
  return (
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
  );
}
