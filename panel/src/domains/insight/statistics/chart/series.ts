/** One series of a chart. `line` and `column` are the vendor's own values, `dashed` what they are compared with, `dotted` the best. */
export type Series = {
  name: string;
  look: 'line' | 'column' | 'dashed' | 'dotted';
  values: readonly (number | null)[];
};

export type ChartData = {
  /** The chart's name for screen readers. */
  label: string;
  /** The title of each point: ‘Week from 28 Sep’. */
  titles: readonly string[];
  /** The short form, below the axis. */
  ticks: readonly string[];
  series: readonly Series[];
  show: (value: number) => string;
  /** Set when the last point is not complete yet: ‘6 so far’. */
  soFar?: string | undefined;
};
