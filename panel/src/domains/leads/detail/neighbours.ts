import { parseSearch } from '#platform/routing/search.ts';

const KEY = 'bellbird.leads.list';

export type Walk = {
  search: Record<string, string | string[]>;
  previous: number | undefined;
  next: number | undefined;
};

/** The list somebody came from, as the list page left it: the way back, and who stands beside this couple. */
export function walkFrom(id: number, stored = sessionStorage.getItem(KEY)): Walk {
  const { search, ids } = read(stored);
  const at = ids.indexOf(id);
  return {
    search: parseSearch(search),
    previous: at > 0 ? ids[at - 1] : undefined,
    next: at >= 0 ? ids[at + 1] : undefined,
  };
}

function read(stored: string | null): { search: string; ids: number[] } {
  try {
    const { search = '', ids = [] } = JSON.parse(stored ?? '{}') as { search?: string; ids?: number[] };
    return { search, ids };
  } catch {
    return { search: '', ids: [] };
  }
}
