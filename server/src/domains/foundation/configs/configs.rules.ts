import type { ConfigEntryRow } from './configs.repository.ts';

/** An entry’s name in that language; English if it has none. */
export function nameIn(row: Pick<ConfigEntryRow, 'value' | 'names'>, language: string): string {
  return row.names[language] ?? row.value;
}
