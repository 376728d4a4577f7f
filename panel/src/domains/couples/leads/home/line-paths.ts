/** SVG paths for rows of numbers on one scale, 100 wide; `top` touches the top. */
export function toLinePaths(rows: readonly (readonly number[])[], height: number, top: number): string[] {
  return rows.map((values) =>
    values
      .map((value, index) => {
        const x = values.length > 1 ? (index / (values.length - 1)) * 100 : 50;
        const y = height - (value / top) * height;
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(1)}`;
      })
      .join(''),
  );
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** The end of an axis: a round number at least as high as the highest value, whose half is whole. */
export function toAxisTop(highest: number): number {
  if (highest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(highest));
  const round = STEPS.map((step) => step * power).find((each) => each >= highest && each % 2 === 0);
  return round ?? 10 * power;
}
