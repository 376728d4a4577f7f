import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, build, minifySync } from 'vite';
import { FILES, toName } from '../build/chunks.ts';
import { type Screen, createScreens, plain } from '../build/screens.ts';
import type { Load, Module } from './costs.ts';
import { cutIntoFiles, findMost } from './cut-into-files.ts';
import { type Graph, START, findLoads, reachIn } from './loads.ts';
import { findModule, findUsed } from './used-imports.ts';

const ROOT = join(import.meta.dirname, '..');
const LIBRARY = /\/node_modules\//;
const MAIN_LAYOUT = /\/app\/layouts\/MainLayout\.tsx$/;
/** Ends the build before it writes anything. */
const ENOUGH = 'The modules are known.';
/** What a request costs, in minified characters, and one that is too many. */
const PRICE = { request: 25_000, tooMany: 600_000 };

/**
 * `npm run cut`: decides anew which module of the panel is in which file, and writes the list that the build follows.
 * `npm run cut -- --mend` begins with that list and changes only what saves something, or what the build refuses.
 */
const isMended = process.argv.includes('--mend');
const screens = createScreens();
await screens.read();
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
await build({ root: ROOT, logLevel: 'silent', plugins: [cutting()] }).catch((error: unknown) => {
  if (!String(error).includes(ENOUGH)) throw error;
});

function cutting(): Plugin {
  return {
    name: 'bellbird:cutting',
    buildEnd(error) {
      if (error) return;
      console.log(`All modules are read (${seconds()}). Looking for the best cut takes some minutes …`);
      const files = assignFiles(screens.all(), this);
      writeFileSync(FILES, `${JSON.stringify(files, null, 2)}\n`);
      console.log(`${Object.keys(files).length} files, written to panel/files.json (${seconds()}).`);
      throw new Error(ENOUGH);
    },
  };
}

/** The modules of each file; those that most pages load come first. */
function assignFiles(all: readonly Screen[], graph: Graph): Record<string, string[]> {
  const reach = reachIn(graph);
  const loads = findLoads(all, graph, reach);
  // They change rarely, so they have a file of their own that stays cached across releases.
  const libraries = new Set([...reach([START])].filter((id) => LIBRARY.test(plain(id))));
  const ids = new Set(loads.flatMap(({ modules }) => [...modules]).filter((id) => !libraries.has(id)));
  const modules = new Map([...ids].map((id) => [id, readModule(id, graph)]));
  const known = isMended ? readKnown([...ids]) : undefined;
  const files = cutIntoFiles(modules, loads, PRICE, {
    ...(known && { known }),
    onStep: (done, cost) =>
      console.log(`${Math.round(done * 100)} % of the steps, cost ${(cost / 1e6).toFixed(2)} (${seconds()})`),
  }).toSorted((one, other) => countLoads(other, loads) - countLoads(one, loads));
  const taken = new Set<string>();
  const named = files.map((file, index) => {
    const before = known && findMost(file, known);
    const name = before && !taken.has(before) ? before : `${nameFile(file, modules)}~${freeNumber(index, known)}`;
    taken.add(name);
    return [name, file] as const;
  });
  return Object.fromEntries(
    [['libraries', [...libraries]] as const, ...named].map(([name, file]) => [name, file.map(toName).toSorted()]),
  );
}

/** The file of each module as the list has it. */
function readKnown(ids: readonly string[]): ReadonlyMap<string, string> {
  const list = Object.entries(JSON.parse(readFileSync(FILES, 'utf8')) as Record<string, string[]>);
  const fileOf = new Map(list.flatMap(([file, names]) => names.map((name) => [name, file])));
  return new Map(ids.flatMap((id) => [[id, fileOf.get(toName(id)) ?? '']] as const).filter(([, file]) => file !== ''));
}

/** Files that keep their names keep their numbers. */
function freeNumber(index: number, known: ReadonlyMap<string, string> | undefined): number {
  const numbers = [...(known?.values() ?? [])].map((name) => Number(name.split('~')[1] ?? 0));
  return Math.max(-1, ...new Set(numbers)) + 1 + index;
}

function readModule(id: string, graph: Graph): Module {
  const { code } = findModule(id, graph);
  const size = id.endsWith('.json') ? code?.length : minifySync(id, code ?? '').code.length;
  return { size: size ?? 0, imports: findUsed(id, graph) };
}

function countLoads(file: readonly string[], loads: readonly Load[]): number {
  return loads.filter(({ modules }) => file.some((id) => modules.has(id))).length;
}

/** After its heaviest module. */
function nameFile(ids: readonly string[], modules: ReadonlyMap<string, Module>): string {
  if (ids.includes(START)) return 'app';
  if (ids.some((id) => MAIN_LAYOUT.test(id))) return 'main-layout';
  const own = ids.filter((id) => !LIBRARY.test(plain(id)));
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0;
  const heaviest = (own.length > 0 ? own : ids).reduce((most, id) => (sizeOf(id) > sizeOf(most) ? id : most), '');
  return /([\w-]+)[^/]*$/.exec(plain(heaviest))?.[1] ?? 'parts';
}
