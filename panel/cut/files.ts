import { type Load, type Price, costOf } from './costs.ts';
import type { Import, Piece } from './pieces.ts';

/** For each piece, the number of its file. */
export type Places = Int32Array;
/** The files of a cut, and what they cost. */
export type Files = {
  /** What all loads would cost together; far more if files imported each other in a circle and used what has not run. */
  readonly measure: (places: Places) => number;
  /** What has just been measured is the cut from now on. */
  readonly accept: () => void;
  /** The files that a load gets, and those loads that get too many files or characters. */
  readonly filesOf: (load: number) => number[];
  readonly overloaded: () => readonly number[];
};

/** What a file costs that is in a circle or imported from one: more than all loads together. */
const CIRCLE = 1e12;
/** Loads are bits of words: one byte for each would take several times as long. */
const WORD = 32;

/** A cut is measured a hundred thousand times, so the arrays are used again and nothing else is allocated. */
export function createFiles(
  pieces: readonly Piece[],
  imports: readonly Import[],
  loads: readonly Load[],
  price: Price,
): Files {
  const words = Math.ceil(loads.length / WORD);
  const bits = new Uint32Array(pieces.length * words);
  for (const [index, piece] of pieces.entries()) for (const load of piece.loads) set(bits, index * words, load);
  const sizes = Float64Array.from(pieces, ({ size }) => size);
  const closure = createClosure(pieces.length, imports, words);
  const create = () => ({
    sizes: new Float64Array(pieces.length),
    /** For each file, the loads that get it. */
    loaded: new Uint32Array(pieces.length * words),
    characters: new Float64Array(loads.length),
    files: new Int32Array(loads.length),
  });
  let current = create();
  let next = create();
  let overloaded: readonly number[] = [];

  const fill = (places: Places) => {
    next.sizes.fill(0);
    next.loaded.fill(0);
    for (let piece = 0; piece < pieces.length; piece += 1) {
      const file = places[piece] ?? 0;
      next.sizes[file] = (next.sizes[file] ?? 0) + (sizes[piece] ?? 0);
      unite(next.loaded, file * words, bits, piece * words, words);
    }
  };
  const count = () => {
    next.characters.fill(0);
    next.files.fill(0);
    for (let file = 0; file < pieces.length; file += 1) {
      const size = next.sizes[file] ?? 0;
      if (size === 0) continue;
      for (let word = 0; word < words; word += 1) {
        for (let left = next.loaded[file * words + word] ?? 0; left !== 0; left &= left - 1) {
          const load = word * WORD + WORD - 1 - Math.clz32(left & -left);
          next.characters[load] = (next.characters[load] ?? 0) + size;
          next.files[load] = (next.files[load] ?? 0) + 1;
        }
      }
    }
  };
  return {
    measure: (places) => {
      fill(places);
      let cost = CIRCLE * closure.follow(places, next.loaded);
      count();
      for (let load = 0; load < loads.length; load += 1)
        cost += costOf(loads[load] as Load, next.characters[load] ?? 0, next.files[load] ?? 0, price);
      return cost;
    },
    accept: () => {
      [current, next] = [next, current];
      overloaded = loads.flatMap(({ room = Infinity, most = Infinity }, index) =>
        (current.characters[index] ?? 0) > room || (current.files[index] ?? 0) > most ? [index] : [],
      );
    },
    filesOf: (load) => {
      const files: number[] = [];
      for (let file = 0; file < pieces.length; file += 1)
        if ((current.sizes[file] ?? 0) > 0 && has(current.loaded, file * words, load)) files.push(file);
      return files;
    },
    overloaded: () => overloaded,
  };
}

/** Whoever gets a file gets what it imports. */
function createClosure(count: number, imports: readonly Import[], words: number) {
  const from = Int32Array.from(imports, (each) => each.from);
  const to = Int32Array.from(imports, (each) => each.to);
  const importers = new Int32Array(count);
  /** For each file the first of its imports, and for each import the next one of the same file. */
  const first = new Int32Array(count);
  const following = new Int32Array(imports.length);
  /** For each file, the one that was last seen to import it. */
  const lastSeen = new Int32Array(count);
  const ready = new Int32Array(count);
  return {
    /** Returns how many files are in circles, or imported from one. */
    follow: (places: Places, loaded: Uint32Array): number => {
      importers.fill(0);
      first.fill(-1);
      lastSeen.fill(-1);
      for (let index = 0; index < from.length; index += 1) {
        const file = places[from[index] ?? 0] ?? 0;
        const imported = places[to[index] ?? 0] ?? 0;
        if (file === imported || lastSeen[imported] === file) continue;
        lastSeen[imported] = file;
        importers[imported] = (importers[imported] ?? 0) + 1;
        following[index] = first[file] ?? -1;
        first[file] = index;
      }
      let waiting = 0;
      for (let file = 0; file < count; file += 1) if (importers[file] === 0) ready[waiting++] = file;
      let done = 0;
      while (waiting > 0) {
        const file = ready[--waiting] ?? 0;
        done += 1;
        for (let each = first[file] ?? -1; each >= 0; each = following[each] ?? -1) {
          const imported = places[to[each] ?? 0] ?? 0;
          unite(loaded, imported * words, loaded, file * words, words);
          importers[imported] = (importers[imported] ?? 0) - 1;
          if (importers[imported] === 0) ready[waiting++] = imported;
        }
      }
      return count - done;
    },
  };
}

function set(bits: Uint32Array, at: number, load: number): void {
  const word = at + Math.floor(load / WORD);
  bits[word] = (bits[word] ?? 0) | (1 << (load % WORD));
}

function has(bits: Uint32Array, at: number, load: number): boolean {
  return (((bits[at + Math.floor(load / WORD)] ?? 0) >>> (load % WORD)) & 1) === 1;
}

function unite(into: Uint32Array, at: number, from: Uint32Array, start: number, words: number): void {
  for (let word = 0; word < words; word += 1) into[at + word] = (into[at + word] ?? 0) | (from[start + word] ?? 0);
}
