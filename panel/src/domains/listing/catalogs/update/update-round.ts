/** A round through the catalogs whose prices are old: those left, and the one on the table. */
export type Round = { readonly left: readonly number[]; readonly at: number | undefined };

export function startRound(ids: readonly number[]): Round {
  return { left: ids, at: ids[0] };
}

/** The one after `id` among those left; after the last comes the first that was passed over. */
function after(left: readonly number[], id: number | undefined): number | undefined {
  return left[(left.indexOf(id ?? 0) + 1) % left.length];
}

/** The one on the table stays for later. */
export function skipCurrent({ left, at }: Round): Round {
  return { left, at: after(left, at) };
}

/** The one on the table is done; with the last the round is over. */
export function finishCurrent({ left, at }: Round): Round {
  const next = left.length > 1 ? after(left, at) : undefined;
  return { left: left.filter((id) => id !== at), at: next };
}
