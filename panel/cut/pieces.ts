import type { Load, Modules } from './costs.ts';

/** Modules that exactly the same loads need: they always stay together. */
export type Piece = { readonly modules: readonly string[]; readonly size: number; readonly loads: readonly number[] };
/** `from` imports `to`; both are numbers of pieces. */
export type Import = { readonly from: number; readonly to: number };

export function findPieces(modules: Modules, loads: readonly Load[]): Piece[] {
  const alike = new Map<string, string[]>();
  for (const id of modules.keys()) {
    const key = loads.flatMap((load, index) => (load.modules.has(id) ? [index] : [])).join();
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  return [...alike].map(([key, ids]) => ({
    modules: ids,
    size: ids.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0),
    loads: key === '' ? [] : key.split(',').map(Number),
  }));
}

/** Which pieces import which, without what follows from the others: a third less to look at each time. */
export function findImports(pieces: readonly Piece[], modules: Modules): Import[] {
  const pieceOf = new Map(pieces.flatMap((piece, index) => piece.modules.map((id) => [id, index])));
  const imports = pieces.map((piece, index) => {
    const imported = piece.modules.flatMap((id) => modules.get(id)?.imports ?? []);
    return new Set(imported.flatMap((id) => pieceOf.get(id) ?? []).filter((each) => each !== index));
  });
  return imports.flatMap((own, from) => {
    const further = new Set<number>();
    const waiting = [...own];
    for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop())
      for (const next of imports[piece] ?? []) {
        if (further.has(next)) continue;
        further.add(next);
        waiting.push(next);
      }
    return [...own].filter((to) => !further.has(to)).map((to) => ({ from, to }));
  });
}
