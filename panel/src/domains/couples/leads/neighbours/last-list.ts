const KEY = 'bellbird.leads.list';

/** The list that the user came from: the couple's page goes through it and links back to it. Kept on reload. */
export type LastList = {
  search: string;
  ids: readonly number[];
  total: number;
  /** The first and last page that the ids cover; undefined if they are complete, as on the board. */
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

/** The couples before and after one in the list, as far as they are known. */
export function findNeighbours(
  id: number,
  { ids }: LastList,
): { previous: number | undefined; next: number | undefined } {
  const at = ids.indexOf(id);
  return { previous: at > 0 ? ids[at - 1] : undefined, next: at >= 0 ? ids[at + 1] : undefined };
}
