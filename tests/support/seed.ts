// Random numbers for tests. Each test prints its seed, and TEST_SEED repeats
// the run: TEST_SEED=123 bun test tests/server/http/fuzz.test.ts

/** Random numbers that are the same for the same seed. */
export type Random = {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Returns a whole number of at least 0 and below `limit`. */
  integer(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  bytes(length: number): Uint8Array<ArrayBuffer>;
};

/**
 * Returns a generator for the test with this name. The seed is new on every
 * run, unless TEST_SEED is set.
 */
export function randomFor(test: string): Random {
  const given = process.env.TEST_SEED;
  const seed = given
    ? Number(given)
    : (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  process.stdout.write(`${test}: TEST_SEED=${seed}\n`);
  return seededRandom(seed);
}

/** The generator mulberry32: small, fast, and even enough for tests. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    integer,
    pick: (items) => items[integer(items.length)] ?? items[0],
    bytes: (length) => Uint8Array.from({ length }, () => integer(256)),
  };
}

/**
 * Waits for a fixed time, for an attack whose timing is under test. To wait for
 * a condition, use `until`.
 */
export function after(ms: number): Promise<void> {
  return Bun.sleep(ms);
}
