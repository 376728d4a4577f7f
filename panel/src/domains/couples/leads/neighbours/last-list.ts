const KEY = 'bellbird.leads.list';

/** The list somebody came from: the couple's page walks along it, and leads back to it. A reload keeps it. */
export type LastList = {
  search: string;
  ids: readonly number[];
  total: number;
  /** The pages that the ids begin and end with; none where everything there is stands in `ids`, as on the board. */
  pages?: { first: number; last: number } | undefined;
};

const NOWHERE: LastList = { search: '', ids: [], total: 0 };

export function rememberList(list: LastList): void {
  sessionStorage.setItem(KEY, JSON.stringify(list));
}

export function recallList(stored = sessionStorage.getItem(KEY)): LastList {
  try {
    const { search, ids, total, pages } = JSON.parse(stored ?? '{}') as Partial<LastList>;
    return Array.isArray(ids) ? { search: search ?? '', ids, total: total ?? ids.length, pages } : NOWHERE;
  } catch {
    return NOWHERE;
  }
}

/** Who stands beside a couple, as far as is known. */
export function findNeighbours(
  id: number,
  { ids }: LastList,
): { previous: number | undefined; next: number | undefined } {
  const at = ids.indexOf(id);
  return { previous: at > 0 ? ids[at - 1] : undefined, next: at >= 0 ? ids[at + 1] : undefined };
}
