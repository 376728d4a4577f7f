/**
 * Does several things at the same time. When one fails, the others are told to stop, and it is reported once they have:
 * nothing goes on behind the back of a start that has failed.
 */
export async function sideBySide<T extends unknown[]>(
  cancelled: AbortSignal,
  works: { [K in keyof T]: (signal: AbortSignal) => Promise<T[K]> },
): Promise<T> {
  const failure = new AbortController();
  const signal = AbortSignal.any([cancelled, failure.signal]);
  const results = works.map(async (work: (signal: AbortSignal) => Promise<unknown>) => {
    try {
      return await work(signal);
    } catch (error) {
      failure.abort(error);
      throw error;
    }
  });
  await Promise.allSettled(results);
  // The first failure; later ones are only what stopping led to.
  if (failure.signal.aborted) throw failure.signal.reason;
  return Promise.all(results) as Promise<T>;
}
