/** The catalogs that are left to update, and the current one. */
export type Round = { readonly left: readonly number[]; readonly at: number | undefined };

export function startRound(ids: readonly number[]): Round {
  return { left: ids, at: ids[0] };
}

/** The next catalog after `id`; after the last one it starts again with the skipped ones. */
function after(left: readonly number[], id: number | undefined): number | undefined {
  return left[(left.indexOf(id ?? 0) + 1) % left.length];
}

/** Leaves the current catalog for later. */
export function skipCurrent({ left, at }: Round): Round {
  return { left, at: after(left, at) };
}

/** Removes the current catalog; after the last one there is no current one. */
export function finishCurrent({ left, at }: Round): Round {
  const next = left.length > 1 ? after(left, at) : undefined;
  return { left: left.filter((id) => id !== at), at: next };
}
