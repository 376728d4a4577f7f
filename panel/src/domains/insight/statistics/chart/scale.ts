const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** The grid lines of a chart: round numbers from zero to at least the highest value. */
export function toGridLines(values: readonly (number | null)[]): number[] {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  if (highest === 0) return [0, 1];
  const rough = highest / LINES;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * size >= rough * 0.999) ?? 10) * size;
  // Counts need whole numbers.
  const wholeStep = values.every((value) => value === null || Number.isInteger(value))
    ? Math.max(1, Math.ceil(step))
    : step;
  const count = Math.ceil(highest / wholeStep - 0.001);
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * wholeStep * 1000) / 1000);
}

/** The labels that fit: every nth, counted from the last one. */
export function findLabelIndexes(count: number, room: number, width: number): Set<number> {
  const every = Math.max(1, Math.ceil((count * width) / Math.max(room, 1)));
  const shown = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) shown.add(index);
  return shown;
}
