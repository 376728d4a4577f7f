const KEY = 'bellbird.unmatched';

/** How many there were the last time, so that the note about them stands there at once and pushes nothing aside later. */
export function lastUnmatchedCount(): number | undefined {
  const kept = Number(localStorage.getItem(KEY) ?? Number.NaN);
  return Number.isInteger(kept) && kept >= 0 ? kept : undefined;
}

export function rememberUnmatchedCount(count: number): void {
  localStorage.setItem(KEY, String(count));
}
