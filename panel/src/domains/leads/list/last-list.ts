const KEY = 'bellbird.leads.list';

/** The list somebody came from: the couple's page walks along it, and leads back to it. */
export type LastList = { search: string; ids: number[]; total: number; page: number };

export function rememberList(list: LastList): void {
  sessionStorage.setItem(KEY, JSON.stringify(list));
}
