import { expect, test } from 'vitest';
import { type Command, findCommands } from './find-commands.ts';

const command = (label: string, detail?: string): Command => ({
  id: label + (detail ?? ''),
  label,
  ...(detail && { detail }),
  run: () => undefined,
});
const ALL = [
  command('Couples'),
  command('Calendar', 'Wattle Creek Barn'),
  command('Calendar', 'Wren & Wattle Flowers'),
  command('İstatistikler'),
  command('Follow a calendar'),
];
const names = (typed: string, language = 'en') =>
  findCommands(ALL, typed, language).map(({ label, detail }) => [label, detail].filter(Boolean).join(': '));

test('nothing is offered before something is typed', () => {
  expect(names(' ')).toEqual([]);
});

test('every word counts, in the name or beside it, and a name that begins with it comes first', () => {
  expect(names('cal')).toEqual(['Calendar: Wattle Creek Barn', 'Calendar: Wren & Wattle Flowers', 'Follow a calendar']);
  expect(names('barn CAL')).toEqual(['Calendar: Wattle Creek Barn']);
});

test('capitals are those of the language', () => {
  expect(names('istat', 'tr')).toEqual(['İstatistikler']);
});
