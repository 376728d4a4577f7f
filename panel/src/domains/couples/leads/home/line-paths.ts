/** SVG paths for rows of numbers on one scale, 100 wide; the highest value touches the top. */
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
