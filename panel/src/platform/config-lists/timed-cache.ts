/** A value in local storage that expires after `maxAge`. If storage is full or broken it is fetched again. */
export function createTimedCache<T>(key: () => string, maxAge: number, now: () => number = Date.now) {
  return {
    read(): T | undefined {
      try {
        const kept = JSON.parse(localStorage.getItem(key()) ?? 'null') as { at: number; value: T } | null;
        return kept && now() - kept.at < maxAge ? kept.value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value: T): void {
      try {
        localStorage.setItem(key(), JSON.stringify({ at: now(), value }));
      } catch {
        localStorage.removeItem(key());
      }
    },
    clear(): void {
      localStorage.removeItem(key());
    },
  };
}
