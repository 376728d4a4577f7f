import type { LastList } from './last-list.ts';

export type FetchPage = (page: number) => Promise<{ ids: readonly number[]; total: number }>;

/**
 * The list with those who follow its last couple. While somebody walks, a list moves under their feet: who was answered leaves it,
 * who asked just now pushes the others down. So it is looked for where the next ones stand by now, and nobody comes twice.
 */
export async function extendForwards(list: LastList, limit: number, fetchPage: FetchPage): Promise<LastList> {
  if (!list.pages) return list;
  const { first, last } = list.pages;
  const ahead = await fetchPage(last + 1);
  const gone = Math.max(0, list.total - ahead.total);
  const seen = new Set(list.ids);
  const rows: number[] = [];
  for (let page = Math.max(1, Math.floor((last * limit - gone) / limit) + 1); ; page += 1) {
    const { ids, total } = page === last + 1 ? ahead : await fetchPage(page);
    rows.push(...ids);
    const isPushed = ahead.total > list.total;
    const fresh = (isPushed ? rows.slice(rows.findLastIndex((id) => seen.has(id)) + 1) : rows).filter(
      (id) => !seen.has(id),
    );
    const isLast = page * limit >= total;
    if (fresh.length > 0 || isLast)
      return { ...list, ids: [...list.ids, ...fresh], total, pages: { first: Math.min(first, page), last: page } };
  }
}

/** The list with those who stand before its first couple. */
export async function extendBackwards(list: LastList, limit: number, fetchPage: FetchPage): Promise<LastList> {
  if (!list.pages) return list;
  const seen = new Set(list.ids);
  let before: readonly number[] = [];
  let page = list.pages.first;
  // The page one came from comes first: somebody may have been pushed down onto it.
  const here = (await fetchPage(page)).ids;
  const firstSeen = here.findIndex((id) => seen.has(id));
  if (firstSeen > 0) before = here.slice(0, firstSeen);
  while (before.length === 0 && page > 1) {
    page -= 1;
    before = (await fetchPage(page)).ids.filter((id) => !seen.has(id));
  }
  return { ...list, ids: [...before, ...list.ids], pages: { first: page, last: list.pages.last } };
}
