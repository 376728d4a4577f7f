import type { LastList } from './last-list.ts';

export type FetchPage = (page: number) => Promise<{ ids: readonly number[]; total: number }>;

/**
 * The list with the couples after its last one. The list changes while the user goes through it: answered couples
 * leave it, new requests push the others down. So the next page is searched where its couples are now, and no couple
 * appears twice.
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

/** The list with the couples before its first one. */
export async function extendBackwards(list: LastList, limit: number, fetchPage: FetchPage): Promise<LastList> {
  if (!list.pages) return list;
  const seen = new Set(list.ids);
  let before: readonly number[] = [];
  let page = list.pages.first;
  // The first page is read again: new couples may have been pushed onto it.
  const here = (await fetchPage(page)).ids;
  const firstSeen = here.findIndex((id) => seen.has(id));
  if (firstSeen > 0) before = here.slice(0, firstSeen);
  while (before.length === 0 && page > 1) {
    page -= 1;
    before = (await fetchPage(page)).ids.filter((id) => !seen.has(id));
  }
  return { ...list, ids: [...before, ...list.ids], pages: { first: page, last: list.pages.last } };
}
