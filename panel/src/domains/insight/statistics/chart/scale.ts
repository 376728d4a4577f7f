const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** The lines of a chart from zero up: round numbers, the highest not below the highest value. */
export function gridOf(values: readonly (number | null)[]): number[] {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  if (highest === 0) return [0, 1];
  const rough = highest / LINES;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * size >= rough * 0.999) ?? 10) * size;
  // Counted things have no halves.
  const whole = values.every((value) => value === null || Number.isInteger(value))
    ? Math.max(1, Math.ceil(step))
    : step;
  const count = Math.ceil(highest / whole - 0.001);
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * whole * 1000) / 1000);
}

/** Which of many labels have room: every nth, counted from the last one. */
export function labelled(count: number, room: number, width: number): Set<number> {
  const every = Math.max(1, Math.ceil((count * width) / Math.max(room, 1)));
  const shown = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) shown.add(index);
  return shown;
}
