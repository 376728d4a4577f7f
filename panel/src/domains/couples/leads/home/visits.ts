export function total(days: readonly number[]): number {
  return days.reduce((sum, each) => sum + each, 0);
}

/** The change in whole percent; undefined if there was nothing before. */
export function percentChange(now: number, before: number): number | undefined {
  return before > 0 ? Math.round((now / before - 1) * 100) : undefined;
}
