import { CATALOGUE_ENTRIES, type CatalogueKind, type CatalogueValue } from '@bellbird/contract/desk/catalogue';

/** Whether two values are the same. The position does not count: it also changes when another entry moves. */
export function isSameValue(one: CatalogueValue | null, other: CatalogueValue | null): boolean {
  return comparable(one) === comparable(other);
}

/** The database stores the fields of an object in another order. */
function comparable(value: CatalogueValue | null): string {
  return JSON.stringify(value && { ...value, position: 0 }, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );
}

/** The fields of a kind that are chosen once, when an entry is made. */
export function findFixedFields(kind: CatalogueKind): string[] {
  const shape: Record<string, { meta(): Record<string, unknown> | undefined }> = CATALOGUE_ENTRIES[kind].shape;
  return Object.keys(shape).filter((name) => shape[name]?.meta()?.['once'] === true);
}
