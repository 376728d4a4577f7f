import type { Load, Modules, Price } from './costs.ts';
import type { Places } from './files.ts';
import { type Progress, improve } from './improve.ts';
import { join } from './join.ts';
import { type Piece, findImports, findPieces } from './pieces.ts';

type Options = {
  onStep?: Progress;
  /** The file that each module is in now: it stays there unless another one costs less. */
  known?: ReadonlyMap<string, string>;
};

/**
 * Cuts modules into files so that all loads together cost least: each should get little that it does not need, in few
 * requests. Files that are worth joining are joined first, which takes half a second, unless there is a cut already; then
 * pieces are put elsewhere as long as there is time (improve.ts).
 */
export function cutIntoFiles(
  modules: Modules,
  loads: readonly Load[],
  price: Price,
  { onStep, known }: Options = {},
): string[][] {
  const pieces = findPieces(modules, loads);
  const imports = findImports(pieces, modules);
  const first = known ? findPlaces(pieces, known) : join(pieces, imports, { loads, price });
  const places = improve(first, pieces, imports, { loads, price, onStep, isMended: known !== undefined });
  return pieces
    .map((_, file) => pieces.flatMap((piece, index) => (places[index] === file ? piece.modules : [])))
    .filter((ids) => ids.length > 0);
}

/** Each piece where most of its modules are; one that is new has a file of its own at first. */
function findPlaces(pieces: readonly Piece[], known: ReadonlyMap<string, string>): Places {
  const names = pieces.map(({ modules }, index) => findMost(modules, known) ?? `new ${index}`);
  const numbers = new Map([...new Set(names)].map((name, number) => [name, number]));
  return Int32Array.from(names, (name) => numbers.get(name) ?? 0);
}

/** The file that most of these modules are in. */
export function findMost(modules: readonly string[], known: ReadonlyMap<string, string>): string | undefined {
  const files = Map.groupBy(
    modules.flatMap((id) => known.get(id) ?? []),
    (file) => file,
  );
  return [...files].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
