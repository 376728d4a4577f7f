type Kept<T> = { at: number; version: number; value: T };

/**
 * A value in local storage that expires after `maxAge`, or when `version` changes. If storage is full or broken it is
 * fetched again.
 */
export function createTimedCache<T>(
  key: () => string,
  maxAge: number,
  now: () => number = Date.now,
  version: () => number = () => 0,
) {
  return {
    read(): T | undefined {
      try {
        const kept = JSON.parse(localStorage.getItem(key()) ?? 'null') as Kept<T> | null;
        return kept && now() - kept.at < maxAge && kept.version === version() ? kept.value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value: T): void {
      try {
        localStorage.setItem(key(), JSON.stringify({ at: now(), version: version(), value } satisfies Kept<T>));
      } catch {
        localStorage.removeItem(key());
      }
    },
    clear(): void {
      localStorage.removeItem(key());
    },
  };
}
