import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createShelf, type Kept } from './shelf.ts';

type Note = Kept & { text: string };
const note = (id: string, text = ''): Note => ({ id, receivedAt: '2026-11-15T00:00:00.000Z', text });
const ids = (notes: readonly Note[]) => notes.map(({ id }) => id);

async function openFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bellbird-shelf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'notes.jsonl');
}

describe('shelf', () => {
  it('keeps the last thousand', () => {
    const shelf = createShelf<Note>({ changed: () => undefined });
    for (let i = 0; i < 1001; i++) shelf.add(note(String(i)));
    expect(shelf.list()).toHaveLength(1000);
    expect(shelf.list()[0]?.id).toBe('1000');
    expect(shelf.find('0')).toBeUndefined();
  });

  it('drops the oldest when they grow too heavy, but never the newest', () => {
    const shelf = createShelf<Note>({ changed: () => undefined });
    const heavy = 'x'.repeat(40 * 1024 * 1024);
    shelf.add(note('old', heavy));
    shelf.add(note('new', heavy));
    expect(ids(shelf.list())).toEqual(['new']);
  });

  it('outlives a restart and a line cut short by a crash', async () => {
    const file = await openFile();
    const first = createShelf<Note>({ file, changed: () => undefined });
    first.add(note('a'));
    first.add(note('b'));
    await appendFile(file, '{"id":"c","rec');
    const second = createShelf<Note>({ file, changed: () => undefined });
    expect(ids(second.list())).toEqual(['b', 'a']);
    second.add(note('d'));
    expect(ids(createShelf<Note>({ file, changed: () => undefined }).list())).toEqual(['d', 'b', 'a']);
    second.clear();
    expect(await readFile(file, 'utf8')).toBe('');
  });

  it('stops waiting when the reader has left', async () => {
    const shelf = createShelf<Note>({ changed: () => undefined });
    const left = new AbortController();
    const waiting = shelf.wait(() => true, 10_000, left.signal);
    left.abort();
    expect(await waiting).toEqual([]);
  });
});
