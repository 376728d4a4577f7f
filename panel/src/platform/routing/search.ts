type Search = Record<string, string | string[]>;

/** `?status=new&status=deal&page=2` → plain strings: an address should read as it was written. */
export function parseSearch(text: string): Search {
  const search: Search = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = search[name];
    search[name] = known === undefined ? value : [known, value].flat();
  }
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const items = [value].flat().filter((item) => item !== undefined && item !== null && item !== '');
    for (const item of items) params.append(name, String(item));
  }
  return params.size > 0 ? `?${params}` : '';
}
