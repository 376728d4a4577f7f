import { expect, test } from 'vitest';
import type { Load, Module } from './costs.ts';
import { cutIntoFiles } from './cut-into-files.ts';
import { createFiles } from './files.ts';
import { findCircle } from '../build/no-circles.ts';

const load = (modules: string, more: Partial<Load> = {}): Load => ({
  modules: new Set(modules.split(' ')),
  weight: 1,
  ...more,
});

/** `page > form 5000` is a module of 5,000 characters that imports `form`. */
function read(...lines: string[]): Map<string, Module> {
  return new Map(
    lines.map((line) => {
      const [id = '', imported] = line.replace(/ \d+$/, '').split(' > ');
      return [id, { size: Number(/\d+$/.exec(line)?.[0] ?? 0), imports: imported?.split(' ') ?? [] }];
    }),
  );
}

const cut = (modules: Map<string, Module>, loads: Load[], request = 1000, tooMany = 0) =>
  cutIntoFiles(modules, loads, { request, tooMany })
    .map((file) => file.toSorted().join(' '))
    .toSorted((one, other) => one.localeCompare(other));

test('what the same pages need is one file', () => {
  const modules = read('a > b c 9000', 'b 9000', 'c 9000');
  expect(cut(modules, [load('a b c')])).toEqual(['a b c']);
});

test('a page does not get what only another one needs, unless that is smaller than a request', () => {
  const loads = [load('home list'), load('couples list search')];
  const large = read('home > list 9000', 'couples > list search 9000', 'list 5000', 'search 5000');
  expect(cut(large, loads)).toEqual(['couples search', 'home', 'list']);
  const small = read('home > list 9000', 'couples > list search 10', 'list 5000', 'search 10');
  expect(cut(small, loads)).toEqual(['couples list search', 'home']);
});

test('a page that everybody waits for gets nothing for the sake of others', () => {
  const modules = read('login > form 5000', 'settings > form picker 10', 'form 5000', 'picker 10');
  const cutFor = (weight: number) => cut(modules, [load('login form', { weight }), load('settings form picker')]);
  expect(cutFor(1)).toEqual(['form picker settings', 'login']);
  expect(cutFor(100)).toEqual(['form', 'login', 'picker settings']);
});

test('a union counts what it would bring along', () => {
  // Icon and field are small, and two pages need both. But with the field, home would get the form.
  const modules = read('icon 10', 'field > form 10', 'form 50000');
  const needed = ['icon', 'icon field form', 'icon field form', 'form', 'form'];
  expect(
    cut(
      modules,
      needed.map((each) => load(each)),
    ),
  ).toEqual(['field form', 'icon']);
});

test('files never import each other in a circle', () => {
  const modules = read('page > part 10', 'part > base 90000', 'base 10');
  const files = cutIntoFiles(modules, [load('page base'), load('part base')], { request: 1000, tooMany: 0 });
  const importsOf = (file: string[]) => file.flatMap((id) => modules.get(id)?.imports ?? []);
  const imports = files.map((file): [string, string[]] => [
    String(files.indexOf(file)),
    importsOf(file)
      .map((id) => files.findIndex((each) => each.includes(id)))
      .filter((index) => files[index] !== file)
      .map(String),
  ]);
  expect(findCircle(new Map(imports))).toBeUndefined();
});

test('a page with too many files pays more for each, and the others do not', () => {
  const names = ['a', 'b', 'c', 'd'];
  const modules = read(...names.map((name) => `${name} 2000`));
  // Each of them is needed by another page, too.
  const room = 100_000;
  const loads = (most: number) => [load(names.join(' '), { most, room }), ...names.map((name) => load(name))];
  expect(cut(modules, loads(4), 1000, 40_000)).toHaveLength(4);
  expect(cut(modules, loads(2), 1000, 40_000).length).toBeLessThanOrEqual(2);
});

test('a page without room gets nothing that it does not need', () => {
  const modules = read('icon 100', 'field 1500');
  const cutFor = (room: number) => cut(modules, [load('icon', { room }), load('icon field'), load('icon field')]);
  expect(cutFor(5000)).toEqual(['field icon']);
  expect(cutFor(500)).toEqual(['field', 'icon']);
});

test('what a page without room needs of a file for others is elsewhere', () => {
  const modules = read('lead 9000', 'settings 5000', 'progress 100');
  const loads = [load('lead progress', { room: 20_000 }), load('settings progress', { room: 6000 })];
  expect(cut(modules, loads, 1000)).toEqual(['lead', 'progress', 'settings']);
  expect(cut(modules, loads, 100_000)).toEqual(['lead', 'progress settings']);
});

test('many modules are cut in the same way each time, and nothing is lost', () => {
  const names = Array.from({ length: 60 }, (_, index) => `m${index}`);
  const modules = read(
    ...names.map((name, index) => `${name} > m${(index * 7) % (index + 1)} ${(index * 997) % 5000}`),
  );
  const reach = (root: string): string[] => {
    const imports = (modules.get(root)?.imports ?? []).filter((each) => each !== root);
    return [root, ...imports.flatMap(reach)];
  };
  const loads = names.slice(30).map((name, index) => load(reach(name).join(' '), { weight: index % 5, most: 3 }));
  const first = cut(modules, loads, 2000, 9000);
  expect(first).toEqual(cut(modules, loads, 2000, 9000));
  expect(first.flatMap((file) => file.split(' ')).toSorted()).toEqual(names.toSorted());
});

test('a cut that is mended keeps its files, gives new modules a place, and leaves its circles', () => {
  const modules = read(
    'login 9000',
    'home > icon 9000',
    'list > icon part 9000',
    'icon 100',
    'dialog > part 5000',
    'part 100',
  );
  const loads = [load('login'), load('home icon'), load('list icon part'), load('dialog part')];
  let costs: number[] = [];
  const mend = (...files: string[]) => {
    costs = [];
    const known = new Map(
      files.flatMap((names, file) => names.split(' ').map((name) => [name, String(file)] as const)),
    );
    const onStep = (_: number, cost: number) => costs.push(cost);
    return cutIntoFiles(modules, loads, { request: 1000, tooMany: 0 }, { known, onStep })
      .map((file) => file.toSorted().join(' '))
      .toSorted((one, other) => one.localeCompare(other));
  };
  const good = ['dialog', 'home', 'icon part', 'list', 'login'];
  expect(mend(...good)).toEqual(good);
  expect(mend('dialog', 'home', 'icon', 'list', 'login')).toEqual(good);
  // Home imports the icon, and the list the part.
  expect(mend('dialog', 'home part', 'icon list', 'login')).toEqual(good);
  expect([(costs[0] ?? 0) > 1e12, (costs.at(-1) ?? 0) < 1e6]).toEqual([true, true]);
});

test('two circles cost more than one, so that each step leads out of them', () => {
  const pieces = ['a', 'b', 'c', 'd'].map((id) => ({ modules: [id], loads: [0], size: 100 }));
  const pairs = [
    [0, 1],
    [1, 0],
    [2, 3],
    [3, 2],
  ] as const;
  const imports = pairs.map(([from, to]) => ({ from, to }));
  const files = createFiles(pieces, imports, [load('a b c d')], { request: 1000, tooMany: 0 });
  const costs = [
    [0, 0, 0, 0],
    [0, 0, 1, 2],
    [0, 1, 2, 3],
  ].map((places) => files.measure(Int32Array.from(places)));
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(new Set(costs).size).toBe(3);
});

test('files in a circle are found', () => {
  const imports = (entries: Record<string, string[]>) => new Map(Object.entries(entries));
  expect(findCircle(imports({ page: ['part', 'base'], part: ['base'], base: [] }))).toBeUndefined();
  expect(findCircle(imports({ page: ['part'], part: ['base'], base: ['part'] }))).toEqual([
    'page',
    'part',
    'base',
    'part',
  ]);
});
