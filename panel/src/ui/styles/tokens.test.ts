/** @vitest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';

const AA_TEXT = 4.5;
const AA_SHAPE = 3;
const BREAKPOINTS = new Set(['600', '1000', '1200', '1920']);
const GROUNDS = ['paper', 'surface', 'hover'];
const MEANINGS = ['primary', 'waratah', 'wattle', 'sky', 'success', 'danger', 'plum', 'grey'];

const source = join(import.meta.dirname, '../..');
const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [before = '', after = ''] = sheet.split('(prefers-color-scheme: dark)');
const readColours = (css: string) =>
  new Map(Array.from(css.matchAll(/--([\w-]+): (#[\da-f]{6});/g), ([, name = '', colour = '']) => [name, colour]));
const light = readColours(before);
const dark = new Map([...light, ...readColours(after)]);

it('SHELL-092 every style sheet breaks at 600, 1000, 1200 or 1920', () => {
  const others = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    Array.from(readFileSync(join(source, file), 'utf8').matchAll(/\(width [<>]=? (\d+)px\)/g))
      .filter(([, width = '']) => !BREAKPOINTS.has(width))
      .map(([query]) => `${file}: ${query}`),
  );
  expect(others).toEqual([]);
});

// The browser cannot know which elements a sibling of anything is: one row more, and it restyles every element in the list.
it('no style sheet styles “any sibling of anything”', () => {
  const sheets = globSync('**/*.css', { cwd: source });
  expect(sheets.filter((file) => /\*\s*[+~]/.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, colours) => {
  const measure = (one: string, other: string) => contrast(colours.get(one) ?? '', colours.get(other) ?? '');

  it('keep text readable on every background it is used on', () => {
    for (const ground of GROUNDS) {
      for (const ink of ['ink', 'ink-quiet', ...MEANINGS.map((name) => `${name}-ink`)]) {
        expect(measure(ink, ground), `${ink} on ${ground}`).toBeGreaterThan(AA_TEXT);
      }
    }
  });

  it('keep a word readable on its wash and on its fill', () => {
    const backgrounds = [...colours.keys()].filter((name) => name.startsWith('status-') && name.endsWith('-bg'));
    expect(backgrounds).toHaveLength(11);
    for (const name of backgrounds) expect(measure(name.slice(0, -3), name), name).toBeGreaterThan(AA_TEXT);
    for (const tint of ['a', 'b', 'c', 'd', 'e']) {
      expect(measure(`avatar-${tint}-ink`, `avatar-${tint}`), tint).toBeGreaterThan(AA_TEXT);
    }
    for (const name of ['primary', 'waratah', 'danger']) {
      expect(measure(`on-${name}`, name), name).toBeGreaterThan(AA_TEXT);
      expect(measure(`${name}-ink`, `${name}-wash`), name).toBeGreaterThan(AA_TEXT);
    }
  });

  it('draw a visible outline around fields', () => {
    expect(measure('field', 'surface')).toBeGreaterThan(AA_SHAPE);
  });
});
