/** The search of an address. */
export type Search = Readonly<Record<string, string | string[] | undefined>>;

/** `?status=new&status=deal&page=2` → plain strings, as they are written in the address. */
export function parseSearch(text: string): Search {
  const search: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = search[name];
    search[name] = known === undefined ? value : [known, value].flat();
  }
  return search;
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const items = [value].flat().filter((item) => item !== undefined && item !== null && item !== '');
    for (const item of items) params.append(name, String(item));
  }
  return params.size > 0 ? `?${params}` : '';
}
