import { isDeepStrictEqual } from 'node:util';
import { CATALOGUE_ENTRIES, type CatalogueKind, type CatalogueValue } from '@bellbird/contract/desk/catalogue';

/** Whether two values are the same. The position does not count: it also changes when another entry moves. */
export function isSameValue(one: CatalogueValue | null, other: CatalogueValue | null): boolean {
  return isDeepStrictEqual(comparable(one), comparable(other));
}

function comparable(value: CatalogueValue | null): unknown {
  return value && { ...value, position: 0 };
}

/** The fields of a kind that are chosen once, when an entry is made. */
export function findFixedFields(kind: CatalogueKind): string[] {
  const fields = Object.entries(CATALOGUE_ENTRIES[kind].shape);
  return fields.filter(([, schema]) => schema.meta()?.['once'] === true).map(([name]) => name);
}
