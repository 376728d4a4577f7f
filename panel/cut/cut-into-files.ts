import type { Load, Modules, Price } from './costs.ts';
import type { Places } from './files.ts';
import { type Progress, improve } from './improve.ts';
import { join } from './join.ts';
import { findImports, findPieces } from './pieces.ts';

/**
 * Cuts modules into files so that all loads together cost least: each should get little that it does not need, in few
 * requests. Files that are worth joining are joined first, which takes half a second; then pieces are put elsewhere as long
 * as there is time (improve.ts).
 */
export function cutIntoFiles(modules: Modules, loads: readonly Load[], price: Price, onStep?: Progress): string[][] {
  const pieces = findPieces(modules, loads);
  const imports = findImports(pieces, modules);
  const joined = join(pieces, imports, { loads, price });
  const places: Places = improve(joined, pieces, imports, { loads, price, onStep });
  return pieces
    .map((_, file) => pieces.flatMap((piece, index) => (places[index] === file ? piece.modules : [])))
    .filter((ids) => ids.length > 0);
}
