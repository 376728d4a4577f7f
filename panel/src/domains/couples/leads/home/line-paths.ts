/** Rows of numbers as paths on one scale, a hundred wide and so high: the highest of all touches the top. */
export function toLinePaths(rows: readonly (readonly number[])[], height: number): string[] {
  const highest = Math.max(1, ...rows.flat());
  return rows.map((values) =>
    values
      .map((value, index) => {
        const x = values.length > 1 ? (index / (values.length - 1)) * 100 : 50;
        const y = height - (value / highest) * height;
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(1)}`;
      })
      .join(''),
  );
}
