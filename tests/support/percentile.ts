/** The value that so large a share of all is not above; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  return (
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
  );
}
