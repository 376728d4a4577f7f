import { describe, expect, test } from 'vitest';
import { type AheadTable, createAhead } from './panel-ahead.ts';

const route = (path: string, file: number, asks: string[] = []) => ({
  path,
  membersOnly: true,
  files: [file],
  texts: { en: [3], tr: [4], ar: [5] },
  asks,
});

const table: AheadTable = {
  files: ['home.js', 'lead.js', 'unmatched.js', 'en.js', 'tr.js', 'ar.js'],
  routes: [
    route('/', 0, ['/home?month={month}']),
    route('/leads/{id}', 1, ['/leads/{id}', '/leads/{id}/messages']),
    route('/leads/unmatched', 2),
    route('/a/{b}/c/{d?}', 0),
  ],
};

describe('what a page will fetch first', () => {
  const ahead = createAhead(table, ['en_AU']);

  test.each([
    ['/', 'home.js'],
    ['/leads/7', 'lead.js'],
    ['/leads/unmatched', 'unmatched.js'],
    ['/leads/7/', 'lead.js'],
    ['/a/1/c', 'home.js'],
    ['/a/1/c/2', 'home.js'],
  ])('%s is known by its path', (path, file) => {
    expect(ahead(path)?.files).toEqual([file]);
  });

  test('a path that no route has is told nothing', () => {
    expect(ahead('/leads/7/8')).toBeUndefined();
    expect(ahead('/nowhere')).toBeUndefined();
  });

  test('its questions carry the numbers of the path, and are not asked for what is no number', () => {
    expect(ahead('/')?.asks).toEqual(['/home?month={month}']);
    expect(ahead('/leads/7')?.asks).toEqual(['/leads/7', '/leads/7/messages']);
    expect(ahead('/leads/seven')?.asks).toEqual([]);
  });

  test('only the languages that this panel speaks are named', () => {
    expect(Object.keys(ahead('/')?.texts ?? {})).toEqual(['en']);
    expect(createAhead(table, ['tr_TR', 'ar_AE'])('/')?.texts).toEqual({ en: ['en.js'], tr: ['tr.js'], ar: ['ar.js'] });
  });
});
