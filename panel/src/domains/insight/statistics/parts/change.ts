import { numberFormat } from '#platform/formats/intl.ts';

/** How much more or less than before: «+11.5%»; nothing where there was nothing before. */
export function showChange(now: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const change = now / before - 1;
  const options = {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(change) < 0.2 ? 1 : 0,
  } as const;
  return numberFormat(options).format(change);
}

/** A share of a hundred: «2.1%». */
export function showPercent(percent: number): string {
  const options = { style: 'percent', maximumFractionDigits: percent < 1 ? 2 : percent < 10 ? 1 : 0 } as const;
  return numberFormat(options).format(percent / 100);
}

/** A part of a whole as percent; nothing of nothing. */
export function showShare(part: number, whole: number): string | undefined {
  return whole > 0 ? showPercent((part / whole) * 100) : undefined;
}

export function showCount(count: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(count);
}
