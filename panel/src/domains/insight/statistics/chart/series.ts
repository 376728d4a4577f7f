/** One row of numbers in a chart. `line` and `column` are the thing itself, `dashed` what it is held against, `dotted` the best there is. */
export type Series = {
  name: string;
  look: 'line' | 'column' | 'dashed' | 'dotted';
  values: readonly (number | null)[];
};

export type ChartData = {
  /** What the chart tells, for those who hear it. */
  label: string;
  /** What each point is: «Week from 28 Sep». */
  titles: readonly string[];
  /** The same in short, under the axis. */
  ticks: readonly string[];
  series: readonly Series[];
  show: (value: number) => string;
  /** The last point is not over yet: «6 so far». */
  soFar?: string | undefined;
};
