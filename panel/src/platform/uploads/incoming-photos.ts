let incoming: readonly File[] = [];
const listeners = new Set<() => void>();

/** Photos that were chosen on another page, or shared with the panel, until the galleries ask where they belong. */
export const incomingPhotos = {
  get: () => incoming,
  set(files: readonly File[]): void {
    incoming = files;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
