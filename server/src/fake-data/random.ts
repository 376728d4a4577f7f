/** Chance that repeats: the same seed tells the same story. */
export type Random = {
  next(): number;
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  /** Picks by weight: `weighted([['new', 3], ['pending', 1]])`. */
  weighted<T>(options: readonly (readonly [T, number])[]): T;
};

/** mulberry32: small, fast, and good enough to make people up. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T;
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted(options) {
      let point = next() * options.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of options) {
        point -= weight;
        if (point < 0) return value;
      }
      return (options.at(-1) as (typeof options)[number])[0];
    },
  };
}
