import { EXCESS, type File, type Load, type Modules, type Price, REQUEST_WEIGHT } from './costs.ts';

/** Modules that exactly the same loads need; they stay together. */
type Alike = Pick<File, 'modules' | 'size' | 'loaded'>;
/** Loads as bits: with a byte for each, this would take seconds. */
type Bits = Uint32Array;
type Piece = Pick<File, 'modules' | 'size'> & { readonly loaded: Bits; readonly imports: readonly number[] };
/** For each piece, the number of its file. */
type Places = Int32Array;
/** What a cut means for each load, and what it costs in all. */
type Cut = {
  readonly places: Places;
  readonly cost: number;
  /** For each file, its size and the loads that get it. */
  readonly sizes: Float64Array;
  readonly loaded: readonly Bits[];
  /** For each load, its characters and files. */
  readonly totals: Float64Array;
  readonly counts: Float64Array;
};
type Given = { readonly modules: Modules; readonly loads: readonly Load[]; readonly price: Price };

const ROUNDS = 4;
/** More than this part of a file is not what a load needs by the way. */
const BY_THE_WAY = 0.6;

/**
 * Unions of whole files leave some loads with files of which they need a few lines. For each load with too many files or
 * characters, what it needs of such a file moves to another file that it gets, or to a new one, where that costs all
 * loads together least.
 */
export function repair(files: readonly (readonly string[])[], alike: Iterable<Alike>, given: Given): string[][] {
  const { loads } = given;
  const pieces = findPieces(alike, given.modules);
  const fileOf = new Map(files.flatMap((file, index) => file.map((id) => [id, index])));
  const measure = (places: Places) => measureCut(pieces, places, given);
  const first = measure(Int32Array.from(pieces, ({ modules: [id = ''] }) => fileOf.get(id) ?? 0));
  if (!first) throw new Error('The files import each other in a circle.');
  let cut = first;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cut.cost;
    loads.forEach((load, index) => {
      if (load.room === undefined) return;
      for (let file = 0; file < cut.sizes.length; file += 1)
        if (isTooMuch(load, index, cut)) cut = findBetter(cut, { load: index, file }, pieces, measure);
    });
    if (cut.cost === before) break;
  }
  const { places } = cut;
  return Array.from(cut.sizes, (_, file) =>
    pieces.flatMap(({ modules }, index) => (places[index] === file ? modules : [])),
  ).filter((ids) => ids.length > 0);
}

function findPieces(alike: Iterable<Alike>, modules: Modules): Piece[] {
  const all = [...alike];
  const pieceOf = new Map(all.flatMap((piece, index) => piece.modules.map((id) => [id, index])));
  return all.map((piece, index) => {
    const imported = piece.modules.flatMap((id) => modules.get(id)?.imports ?? []);
    const others = new Set(imported.flatMap((id) => pieceOf.get(id) ?? []));
    others.delete(index);
    return { modules: piece.modules, size: piece.size, loaded: toBits(piece.loaded), imports: [...others] };
  });
}

function isTooMuch({ room = Infinity, most }: Load, index: number, { totals, counts }: Cut): boolean {
  return (totals[index] ?? 0) > room || (counts[index] ?? 0) > most;
}

/** The cheapest place for what a load needs of a file; the same cut if that is where it is, or if it needs most of it. */
function findBetter(
  cut: Cut,
  { load, file }: { load: number; file: number },
  pieces: readonly Piece[],
  measure: (places: Places) => Cut | undefined,
): Cut {
  if (!has(cut.loaded[file], load)) return cut;
  const needed = pieces.flatMap((piece, index) =>
    cut.places[index] === file && has(piece.loaded, load) ? [index] : [],
  );
  const size = needed.reduce((sum, index) => sum + (pieces[index]?.size ?? 0), 0);
  if (needed.length === 0 || size > BY_THE_WAY * (cut.sizes[file] ?? 0)) return cut;
  let best = cut;
  for (let target = 0; target <= cut.sizes.length; target += 1) {
    if (target === file || (target < cut.sizes.length && !has(cut.loaded[target], load))) continue;
    const places = cut.places.slice();
    for (const index of needed) places[index] = target;
    const moved = measure(places);
    if (moved && moved.cost < best.cost) best = moved;
  }
  return best;
}

/** Nothing if files would import each other in a circle. */
function measureCut(pieces: readonly Piece[], places: Places, { loads, price }: Given): Cut | undefined {
  const count = places.reduce((most, place) => Math.max(most, place), 0) + 1;
  const sizes = new Float64Array(count);
  const loaded = Array.from({ length: count }, () => noBits(loads.length));
  const imports = Array.from({ length: count }, () => new Set<number>());
  pieces.forEach((piece, index) => {
    const place = places[index] ?? 0;
    sizes[place] = (sizes[place] ?? 0) + piece.size;
    unite(loaded[place], piece.loaded);
    for (const each of piece.imports) if (places[each] !== place) imports[place]?.add(places[each] ?? 0);
  });
  if (!followImports(imports, loaded)) return undefined;
  const totals = new Float64Array(loads.length);
  const counts = new Float64Array(loads.length);
  loaded.forEach((bits, file) => {
    const size = sizes[file] ?? 0;
    if (size === 0) return;
    for (const load of readBits(bits)) {
      totals[load] = (totals[load] ?? 0) + size;
      counts[load] = (counts[load] ?? 0) + 1;
    }
  });
  const cost = loads.reduce((sum, load, index) => sum + costOf(load, totals[index] ?? 0, counts[index] ?? 0, price), 0);
  return { places, cost, sizes, loaded, totals, counts };
}

/** Whoever gets a file gets what it imports. Returns false for a circle. */
function followImports(imports: readonly ReadonlySet<number>[], loaded: readonly Bits[]): boolean {
  const importers = new Int32Array(imports.length);
  for (const each of imports) for (const file of each) importers[file] = (importers[file] ?? 0) + 1;
  const ready = Array.from(importers.keys()).filter((file) => importers[file] === 0);
  let done = 0;
  for (let file = ready.pop(); file !== undefined; file = ready.pop()) {
    done += 1;
    for (const each of imports[file] ?? []) {
      unite(loaded[each], loaded[file]);
      importers[each] = (importers[each] ?? 0) - 1;
      if (importers[each] === 0) ready.push(each);
    }
  }
  return done === imports.length;
}

const WORD = 32;

const noBits = (count: number): Bits => new Uint32Array(Math.ceil(count / WORD));

function toBits(loaded: Uint8Array): Bits {
  const bits = noBits(loaded.length);
  loaded.forEach((is, load) => {
    if (is) bits[Math.floor(load / WORD)] = (bits[Math.floor(load / WORD)] ?? 0) | (1 << (load % WORD));
  });
  return bits;
}

function has(bits: Bits | undefined, load: number): boolean {
  return (((bits?.[Math.floor(load / WORD)] ?? 0) >>> (load % WORD)) & 1) === 1;
}

function readBits(bits: Bits): number[] {
  const loads: number[] = [];
  bits.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) loads.push(index * WORD + WORD - 1 - Math.clz32(left & -left));
  });
  return loads;
}

function unite(into: Bits | undefined, from: Bits | undefined): void {
  if (into && from)
    for (let index = 0; index < into.length; index += 1) into[index] = (into[index] ?? 0) | (from[index] ?? 0);
}

function costOf({ weight, most, room = Infinity }: Load, total: number, count: number, price: Price): number {
  const few = room === Infinity ? count : Math.min(count, most);
  const requests = few * price.first + (count - few) * price.last;
  return weight * (total + EXCESS * Math.max(0, total - room)) + Math.min(weight, REQUEST_WEIGHT) * requests;
}
