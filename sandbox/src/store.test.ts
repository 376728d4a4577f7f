import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStore, type Stored } from './store.ts';

type Note = Stored & { text: string };
const note = (id: string, text = ''): Note => ({ id, receivedAt: '2026-11-15T00:00:00.000Z', text });
const ids = (notes: readonly Note[]) => notes.map(({ id }) => id);

async function openFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bellbird-shelf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'notes.jsonl');
}

describe('store', () => {
  it('keeps the last thousand', () => {
    const store = createStore<Note>({ changed: () => undefined });
    for (let i = 0; i < 1001; i++) store.add(note(String(i)));
    expect(store.list()).toHaveLength(1000);
    expect(store.list()[0]?.id).toBe('1000');
    expect(store.find('0')).toBeUndefined();
  });

  it('drops the oldest when they grow too heavy, but never the newest', () => {
    const store = createStore<Note>({ changed: () => undefined });
    const heavy = 'x'.repeat(40 * 1024 * 1024);
    store.add(note('old', heavy));
    store.add(note('new', heavy));
    expect(ids(store.list())).toEqual(['new']);
  });

  it('outlives a restart and a line cut short by a crash', async () => {
    const file = await openFile();
    const first = createStore<Note>({ file, changed: () => undefined });
    first.add(note('a'));
    first.add(note('b'));
    await appendFile(file, '{"id":"c","rec');
    const second = createStore<Note>({ file, changed: () => undefined });
    expect(ids(second.list())).toEqual(['b', 'a']);
    second.add(note('d'));
    expect(ids(createStore<Note>({ file, changed: () => undefined }).list())).toEqual(['d', 'b', 'a']);
    second.clear();
    expect(await readFile(file, 'utf8')).toBe('');
  });

  it('stops waiting when the reader has left', async () => {
    const store = createStore<Note>({ changed: () => undefined });
    const left = new AbortController();
    const waiting = store.wait(() => true, 10_000, left.signal);
    left.abort();
    expect(await waiting).toEqual([]);
  });
});
