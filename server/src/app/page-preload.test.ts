import { describe, expect, test } from 'vitest';
import { type PreloadTable, createPagePreload } from './page-preload.ts';

const route = (path: string, file: number, preloads: string[] = []) => ({
  name: path,
  path,
  access: 'member',
  files: [file],
  texts: { en: [3], tr: [4], ar: [5] },
  preloads,
  styles: `${file}.css`,
});

const table: PreloadTable = {
  files: ['home.js', 'lead.js', 'unmatched.js', 'en.js', 'tr.js', 'ar.js'],
  routes: [
    route('/', 0, ['/home?month={month}']),
    route('/leads/{id}', 1, ['/leads/{id}', '/leads/{id}/messages']),
    route('/leads/unmatched', 2),
    route('/a/{b}/c/{d?}', 0),
  ],
};

describe('what a page needs first', () => {
  const preloadFor = createPagePreload(table, ['en_AU']);

  test.each([
    ['/', 'home.js'],
    ['/leads/7', 'lead.js'],
    ['/leads/unmatched', 'unmatched.js'],
    ['/leads/7/', 'lead.js'],
    ['/a/1/c', 'home.js'],
    ['/a/1/c/2', 'home.js'],
  ])('%s is found by its path', (path, file) => {
    expect(preloadFor(path)?.preload.files).toEqual([file]);
  });

  test('each has its own style sheet', () => {
    expect(['/', '/leads/7'].map((path) => preloadFor(path)?.styles)).toEqual(['0.css', '1.css']);
  });

  test('there is nothing for an unknown path', () => {
    expect(preloadFor('/leads/7/8')).toBeUndefined();
    expect(preloadFor('/nowhere')).toBeUndefined();
  });

  test('its calls contain the numbers of the path, and are left out when a parameter is not a number', () => {
    expect(preloadFor('/')?.preload.preloads).toEqual(['/home?month={month}']);
    expect(preloadFor('/leads/7')?.preload.preloads).toEqual(['/leads/7', '/leads/7/messages']);
    expect(preloadFor('/leads/seven')?.preload.preloads).toEqual([]);
  });

  test('only lists the configured languages', () => {
    expect(Object.keys(preloadFor('/')?.preload.texts ?? {})).toEqual(['en']);
    expect(createPagePreload(table, ['tr_TR', 'ar_AE'])('/')?.preload.texts).toEqual({
      en: ['en.js'],
      tr: ['tr.js'],
      ar: ['ar.js'],
    });
  });
});
