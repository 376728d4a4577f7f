import { numberFormat } from '#platform/formats/intl.ts';

/** The change from before, such as ‘+11.5%’; undefined if there was nothing before. */
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

/** A percentage, such as ‘2.1%’. */
export function showPercent(percent: number): string {
  const options = { style: 'percent', maximumFractionDigits: percent < 1 ? 2 : percent < 10 ? 1 : 0 } as const;
  return numberFormat(options).format(percent / 100);
}

/** A part of a whole as a percentage; undefined if the whole is zero. */
export function showShare(part: number, whole: number): string | undefined {
  return whole > 0 ? showPercent((part / whole) * 100) : undefined;
}

export function showCount(count: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(count);
}
