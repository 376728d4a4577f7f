import type { Load, Price } from './costs.ts';
import { type Files, type Places, createFiles } from './files.ts';
import type { Import, Piece } from './pieces.ts';

/** More steps find a little more and take longer. */
const STEPS_EACH = 1200;
/** A cut that is good already needs fewer. */
const STEPS_TO_MEND = 600;

type Options = {
  loads: readonly Load[];
  price: Price;
  onStep?: Progress | undefined;
  /** Only steps that save something are taken, so most of the cut stays as it is. */
  isMended: boolean;
};

/** Hears now and then how much is done, and what the cut costs. */
export type Progress = (done: number, cost: number) => void;
/** What a step may cost in the beginning, in requests. */
const HEAT = 2;

/**
 * Tries step by step to put pieces elsewhere. A step that costs more is taken, too, less and less often (simulated
 * annealing), because a file often has to become worse before it can be cut in a better way. The steps are the same in
 * every build.
 */
export function improve(
  first: Places,
  pieces: readonly Piece[],
  imports: readonly Import[],
  { loads, price, onStep, isMended }: Options,
): Places {
  const files = createFiles(pieces, imports, loads, price);
  const random = createRandom();
  const steps = (isMended ? STEPS_TO_MEND : STEPS_EACH) * pieces.length;
  let places = first;
  let cost = files.measure(places);
  files.accept();
  for (let step = 0; step < steps; step += 1) {
    if (step % Math.ceil(steps / 20) === 0) onStep?.(step / steps, cost);
    const moved = move(places, { pieces, files, load: chooseLoad(files, loads.length, random), random });
    const moreCost = files.measure(moved) - cost;
    const heat = isMended ? 0 : HEAT * price.request * (1 - step / steps) ** 2;
    if (moreCost > 0 && random() >= Math.exp(-moreCost / heat)) continue;
    places = moved;
    cost += moreCost;
    files.accept();
  }
  return places;
}

type Random = () => number;
type Step = {
  readonly pieces: readonly Piece[];
  readonly files: Files;
  /** The load that the step is meant to help. */
  readonly load: number;
  readonly random: Random;
};

/** Mostly one that gets too much. */
function chooseLoad(files: Files, count: number, random: Random): number {
  const overloaded = files.overloaded();
  if (overloaded.length > 0 && random() < 0.8) return pick(overloaded, random);
  return Math.floor(random() * count);
}

/** Two files of a load become one, or some pieces of one move to another or to a new one. */
function move(places: Places, { pieces, files, load, random }: Step): Places {
  const own = files.filesOf(load);
  const moved = places.slice();
  if (own.length === 0) return moved;
  const file = pick(own, random);
  const inside = pieces.flatMap((_, index) => (places[index] === file ? [index] : []));
  const kind = random();
  if (kind < 0.1) put(moved, inside, pick(own, random));
  else if (kind < 0.4) {
    // What the load needs of it, or what it does not.
    const isNeeded = random() < 0.6;
    const some = inside.filter((index) => pieces[index]?.loads.includes(load) === isNeeded);
    put(moved, some, random() < 0.3 ? findEmpty(places) : pick(own, random));
  } else put(moved, [pick(inside, random)], random() < 0.2 ? pick(places, random) : pick(own, random));
  return moved;
}

function put(places: Places, pieces: readonly number[], file: number): void {
  for (const piece of pieces) places[piece] = file;
}

/** The number of a file without pieces; there are as many numbers as pieces. */
function findEmpty(places: Places): number {
  const used = new Set(places);
  return Math.max(
    0,
    places.findIndex((_, file) => !used.has(file)),
  );
}

function pick<T>(list: ArrayLike<T>, random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** The same numbers in every build (a linear congruential generator). */
function createRandom(): Random {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
