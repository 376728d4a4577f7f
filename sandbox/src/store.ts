import { EventEmitter } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Stored = { id: string; receivedAt: string };

/** The last things that came in, newest first. */
export type Store<T extends Stored> = {
  /** Puts it in front; an earlier entry of the same id gives way. */
  add(entry: T): void;
  list(matches?: (entry: T) => boolean): T[];
  find(id: string): T | undefined;
  clear: () => void;
  /** What matches now or, while there is nothing, what comes within the time; empty when nothing came. */
  wait(matches: (entry: T) => boolean, milliseconds: number, signal: AbortSignal): Promise<T[]>;
};

const MAX_ENTRIES = 1000;
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** Keeps entries in memory and, when given a file, over a restart. */
export function createStore<T extends Stored>(options: { file?: string | undefined; changed: () => void }): Store<T> {
  const { file, changed } = options;
  const added = new EventEmitter().setMaxListeners(0);
  let entries: { entry: T; weight: number }[] = [];

  const keepLatest = () => {
    let weight = 0;
    const full = entries.findIndex((kept) => (weight += kept.weight) > MAX_CHARACTERS);
    entries = entries.slice(0, Math.min(MAX_ENTRIES, full === -1 ? MAX_ENTRIES : Math.max(1, full)));
  };

  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const read = lines.flatMap(readLine) as { entry: T; weight: number }[];
    // Of entries that changed, the last line counts and its place is that of the last change.
    const last = new Map(read.map((kept, index) => [kept.entry.id, index]));
    entries = read.filter((kept, index) => last.get(kept.entry.id) === index).toReversed();
    keepLatest();
    writeFileSync(
      file,
      entries
        .toReversed()
        .map(({ entry }) => `${JSON.stringify(entry)}\n`)
        .join(''),
    );
  }

  const list: Store<T>['list'] = (matches = () => true) => entries.map(({ entry }) => entry).filter(matches);

  return {
    add(entry) {
      const line = JSON.stringify(entry);
      if (file) appendFileSync(file, `${line}\n`);
      entries = [{ entry, weight: line.length }, ...entries.filter((kept) => kept.entry.id !== entry.id)];
      keepLatest();
      added.emit('added');
      changed();
    },
    list,
    find: (id) => entries.find(({ entry }) => entry.id === id)?.entry,
    clear() {
      entries = [];
      if (file) writeFileSync(file, '');
      changed();
    },
    wait: (matches, milliseconds, signal) =>
      new Promise((resolve) => {
        const look = (last: boolean) => {
          const found = list(matches);
          if (found.length === 0 && !last) return;
          clearTimeout(timer);
          added.off('added', onAdded);
          signal.removeEventListener('abort', onEnd);
          resolve(found);
        };
        const onAdded = () => look(false);
        const onEnd = () => look(true);
        const timer = setTimeout(onEnd, milliseconds);
        added.on('added', onAdded);
        signal.addEventListener('abort', onEnd);
        look(milliseconds === 0 || signal.aborted);
      }),
  };
}

/** A line cut short by a crash is left out rather than stopping the sandbox. */
function readLine(line: string): { entry: unknown; weight: number }[] {
  try {
    return line ? [{ entry: JSON.parse(line), weight: line.length }] : [];
  } catch {
    return [];
  }
}
