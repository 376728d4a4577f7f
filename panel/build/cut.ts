import { EXCESS, type File, type Load, type Modules, type Price, REQUEST_WEIGHT } from './costs.ts';
import { repair } from './repair.ts';

type Union = { readonly one: File; readonly other: File; readonly gain: number };
type Costs = ReturnType<typeof createCosts>;

const STEP = 1.5;

/**
 * Cuts modules into files so that each load gets little that it does not need, in few requests. Modules that exactly
 * the same loads need begin as one file. Then the two files whose union saves most become one, until no union saves
 * anything: it saves a request wherever both are loaded, and costs the size of one, with all it imports, wherever only
 * the other is needed. For loads that still get too many files a request is then dearer, step by step; characters beyond
 * what a load has room for are dearer from the beginning. In the end, what such a load needs of a file that is mostly for
 * others moves to a better place (repair.ts).
 */
export function cutIntoFiles(modules: Modules, loads: readonly Load[], price: Price): string[][] {
  const files = findAlike(modules, loads);
  for (let request = price.first; request <= price.last; request *= STEP)
    joinAll(files, createCosts(loads, files, { first: price.first, last: request }));
  return repair(
    [...files].map((file) => file.modules),
    findAlike(modules, loads),
    { modules, loads, price },
  );
}

/** What a request and characters cost each load, with what it gets so far. */
function createCosts(loads: readonly Load[], files: Iterable<File>, price: Price) {
  const weights = Float64Array.from(loads, ({ weight }) => weight);
  const rooms = Float64Array.from(loads, ({ room = Infinity }) => room);
  const sizes = new Float64Array(loads.length);
  const counts = new Float64Array(loads.length);
  const count = () => {
    sizes.fill(0);
    counts.fill(0);
    for (const { size, loaded } of files) {
      for (let load = 0; load < loads.length; load += 1) {
        if (!loaded[load]) continue;
        sizes[load] = (sizes[load] ?? 0) + size;
        counts[load] = (counts[load] ?? 0) + 1;
      }
    }
  };
  count();
  return {
    loads: loads.length,
    /** Counts again, after a union. */
    count,
    ofRequest: (load: number): number => {
      const isTooMany = rooms[load] !== Infinity && (counts[load] ?? 0) > (loads[load]?.most ?? 0);
      return Math.min(weights[load] ?? 0, REQUEST_WEIGHT) * (isTooMany ? price.last : price.first);
    },
    ofMore: (load: number, more: number): number => {
      const left = (rooms[load] ?? 0) - (sizes[load] ?? 0);
      const excess = Math.max(0, more - Math.max(0, left));
      return (weights[load] ?? 0) * (more + EXCESS * excess);
    },
  };
}

function findAlike(modules: Modules, loads: readonly Load[]): Set<File> {
  const alike = new Map<string, string[]>();
  for (const id of modules.keys()) {
    const key = loads.map((load) => (load.modules.has(id) ? 1 : 0)).join('');
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  const files = [...alike].map(([key, ids]): File => ({
    modules: ids,
    size: ids.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0),
    loaded: Uint8Array.from(key, Number),
    imports: new Set(),
  }));
  const holders = new Map(files.flatMap((file) => file.modules.map((id) => [id, file])));
  for (const file of files) {
    const imported = file.modules.flatMap((id) => modules.get(id)?.imports ?? []);
    file.imports = new Set(imported.flatMap((id) => holders.get(id) ?? []).filter((each) => each !== file));
  }
  return new Set(files);
}

function joinAll(files: Set<File>, costs: Costs): void {
  const all = [...files];
  let unions = all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => findUnion(one, other, costs)));
  while (unions.length > 0) {
    const best = unions.reduce((most, each) => (each.gain > most.gain ? each : most));
    const { one, other, gain } = best;
    // Earlier unions may have changed what this one saves.
    const now = findUnion(one, other, costs);
    if (now.some((each) => each.gain >= gain)) {
      const joined = join(one, other, files);
      costs.count();
      unions = unions.filter((each) => ![each.one, each.other].some((file) => file === one || file === other));
      for (const file of files) if (file !== joined) unions.push(...findUnion(file, joined, costs));
    } else unions = unions.filter((each) => each !== best).concat(now);
  }
}

/** None if it would save nothing, or make files import each other in a circle and use what has not run yet. */
function findUnion(one: File, other: File, costs: Costs): Union[] {
  const gain = measureGain(one, other, costs);
  return gain > 0 && !isCircle(one, other) ? [{ one, other, gain }] : [];
}

/** What one file instead of two saves. */
function measureGain(one: File, other: File, costs: Costs): number {
  let gain = 0;
  for (let load = 0; load < costs.loads; load += 1) {
    if (one.loaded[load] && other.loaded[load]) gain += costs.ofRequest(load);
    else if (one.loaded[load]) gain -= costs.ofMore(load, other.size);
    else if (other.loaded[load]) gain -= costs.ofMore(load, one.size);
  }
  return gain <= 0 ? gain : gain - costOfImports(one, other, costs) - costOfImports(other, one, costs);
}

/** What a file imports is then loaded wherever the other one is. */
function costOfImports(file: File, other: File, costs: Costs): number {
  let cost = 0;
  for (const { size, loaded } of findReached(file))
    for (let load = 0; load < costs.loads; load += 1)
      if (other.loaded[load] && !file.loaded[load] && !loaded[load])
        cost += costs.ofMore(load, size) + costs.ofRequest(load);
  return cost;
}

function join(one: File, other: File, files: Set<File>): File {
  const joined: File = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    loaded: unite(one.loaded, other.loaded),
    imports: new Set([...one.imports, ...other.imports].filter((file) => file !== one && file !== other)),
  };
  files.delete(one);
  files.delete(other);
  for (const { imports } of files) {
    const had = [imports.delete(one), imports.delete(other)];
    if (had.includes(true)) imports.add(joined);
  }
  for (const file of findReached(joined)) file.loaded = unite(file.loaded, joined.loaded);
  files.add(joined);
  return joined;
}

function unite(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((loaded, load) => loaded | (other[load] ?? 0));
}

function isCircle(one: File, other: File): boolean {
  const between = [...one.imports, ...other.imports].filter((file) => file !== one && file !== other);
  const reached = new Set<File>();
  for (const file of between) findReached(file, reached);
  return reached.has(one) || reached.has(other);
}

/** All that a file imports, and what that imports. */
function findReached(root: File, reached = new Set<File>()): Set<File> {
  const waiting = [...root.imports];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...file.imports);
  }
  return reached;
}
