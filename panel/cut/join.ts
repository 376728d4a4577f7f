import { type Load, type Price, weightOfRequest } from './costs.ts';
import type { Places } from './files.ts';
import type { Import, Piece } from './pieces.ts';

type File = {
  readonly pieces: readonly number[];
  readonly size: number;
  /** For each load, whether it gets this file. */
  loaded: Uint8Array;
  imports: Set<File>;
};
type Union = { readonly one: File; readonly other: File; readonly gain: number };
/** For each load, what a request and what a character costs. */
type Costs = { readonly requests: Float64Array; readonly characters: Float64Array };

/**
 * The two files whose union saves most become one, until no union saves anything: it saves a request wherever both are
 * loaded, and costs the size of one, with all it imports, wherever only the other is needed. What loads have room for does
 * not count yet.
 */
export function join(
  pieces: readonly Piece[],
  imports: readonly Import[],
  { loads, price }: { loads: readonly Load[]; price: Price },
): Places {
  const files = createFiles(pieces, imports, loads.length);
  const costs = {
    requests: Float64Array.from(loads, (load) => weightOfRequest(load) * price.request),
    characters: Float64Array.from(loads, ({ weight }) => weight),
  };
  const all = [...files];
  let unions = all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => findUnion(one, other, costs)));
  while (unions.length > 0) {
    const best = unions.reduce((most, each) => (each.gain > most.gain ? each : most));
    const { one, other, gain } = best;
    // Earlier unions may have changed what this one saves.
    const now = findUnion(one, other, costs);
    if (now.some((each) => each.gain >= gain)) {
      const union = unite(one, other, files);
      unions = unions.filter((each) => ![each.one, each.other].some((file) => file === one || file === other));
      for (const file of files) if (file !== union) unions.push(...findUnion(file, union, costs));
    } else unions = unions.filter((each) => each !== best).concat(now);
  }
  const places = new Int32Array(pieces.length);
  for (const [index, file] of [...files].entries()) for (const piece of file.pieces) places[piece] = index;
  return places;
}

function createFiles(pieces: readonly Piece[], imports: readonly Import[], loads: number): Set<File> {
  const files = pieces.map(({ size, loads: own }, index): File => {
    const loaded = new Uint8Array(loads);
    for (const load of own) loaded[load] = 1;
    return { pieces: [index], size, loaded, imports: new Set() };
  });
  for (const { from, to } of imports) {
    const imported = files[to];
    if (imported) files[from]?.imports.add(imported);
  }
  return new Set(files);
}

/** None if it would save nothing, or make files import each other in a circle and use what has not run yet. */
function findUnion(one: File, other: File, costs: Costs): Union[] {
  const saved = measureGain(one, other, costs);
  if (saved <= 0) return [];
  const gain = saved - costOfImports(one, other, costs) - costOfImports(other, one, costs);
  return gain > 0 && !isCircle(one, other) ? [{ one, other, gain }] : [];
}

/** What one file instead of two saves. */
function measureGain(one: File, other: File, { requests, characters }: Costs): number {
  let gain = 0;
  for (let load = 0; load < requests.length; load += 1) {
    if (one.loaded[load] && other.loaded[load]) gain += requests[load] ?? 0;
    else if (one.loaded[load]) gain -= other.size * (characters[load] ?? 0);
    else if (other.loaded[load]) gain -= one.size * (characters[load] ?? 0);
  }
  return gain;
}

/** What a file imports is then loaded wherever the other one is. */
function costOfImports(file: File, other: File, { requests, characters }: Costs): number {
  let cost = 0;
  for (const { size, loaded } of findReached(file))
    for (let load = 0; load < requests.length; load += 1)
      if (other.loaded[load] && !file.loaded[load] && !loaded[load])
        cost += size * (characters[load] ?? 0) + (requests[load] ?? 0);
  return cost;
}

function unite(one: File, other: File, files: Set<File>): File {
  const joined: File = {
    pieces: [...one.pieces, ...other.pieces],
    size: one.size + other.size,
    loaded: either(one.loaded, other.loaded),
    imports: new Set([...one.imports, ...other.imports].filter((file) => file !== one && file !== other)),
  };
  files.delete(one);
  files.delete(other);
  for (const { imports } of files) {
    const had = [imports.delete(one), imports.delete(other)];
    if (had.includes(true)) imports.add(joined);
  }
  for (const file of findReached(joined)) file.loaded = either(file.loaded, joined.loaded);
  files.add(joined);
  return joined;
}

function either(one: Uint8Array, other: Uint8Array): Uint8Array {
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
