let isWanted = false;
const listeners = new Set<() => void>();

/** Whether this tab has uploads that go on while other pages are shown; their code loads with the first. */
export const uploadSignal = {
  get: () => isWanted,
  raise(): void {
    if (isWanted) return;
    isWanted = true;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What had not arrived when a page was closed; deleted with the session, like everything in local storage. */
export const UNFINISHED_KEY = 'bellbird.uploads';
