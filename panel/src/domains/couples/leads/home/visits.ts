export function total(days: readonly number[]): number {
  return days.reduce((sum, each) => sum + each, 0);
}

/** How much more or less than before, in whole percent; nothing where there was nothing. */
export function percentChange(now: number, before: number): number | undefined {
  return before > 0 ? Math.round((now / before - 1) * 100) : undefined;
}
