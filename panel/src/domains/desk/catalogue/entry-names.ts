import type { CatalogueValue } from '@bellbird/contract/desk/catalogue';

/** What an entry is called, whatever its kind. */
export function nameEntry(value: CatalogueValue | null | undefined): string {
  return String(value?.['name'] ?? value?.['label'] ?? value?.['title'] ?? '');
}
