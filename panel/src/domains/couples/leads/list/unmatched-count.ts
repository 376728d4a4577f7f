const KEY = 'bellbird.unmatched';

/** The last known count, so that the note appears at once and does not move the page later. */
export function lastUnmatchedCount(): number | undefined {
  const kept = Number(localStorage.getItem(KEY) ?? Number.NaN);
  return Number.isInteger(kept) && kept >= 0 ? kept : undefined;
}

export function rememberUnmatchedCount(count: number): void {
  localStorage.setItem(KEY, String(count));
}
