import type { CategoryEntry } from '@bellbird/contract/listing/providers';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { deleteCategory, insertCategory, isCategoryUsed, updateCategory } from './categories.repository.ts';
import { findCategories } from './providers.repository.ts';

/** What this domain stores of a category; whether it can be referred is a configuration list. */
export type CategoryColumns = Omit<CategoryEntry, 'isReferable'>;

export async function findCategoryEntries(tx: Tx): Promise<{ key: string; value: CategoryColumns }[]> {
  return (await findCategories(tx)).map((row) => ({
    key: String(row.id),
    value: {
      name: row.name,
      nameTr: row.name_tr,
      nameAr: row.name_ar,
      categoryType: row.category_type,
      position: row.position,
      roiMinLeadCount: row.roi_min_lead_count,
    },
  }));
}

/** Another category of the type: a new one starts with its price form. */
export async function findSiblingCategory(tx: Tx, { categoryType }: CategoryColumns): Promise<number | undefined> {
  return (await findCategories(tx)).find((row) => row.category_type === categoryType)?.id;
}

export async function saveCategoryEntry(tx: Tx, key: string | null, entry: CategoryColumns): Promise<number> {
  const all = await findCategories(tx);
  const before = all.find(({ id }) => String(id) === key);
  const slug = before?.slug ?? slugOf(entry.name);
  if (!slug) fail('invalid_fields', { fields: { name: 'Please use letters.' } });
  if (all.some((row) => row !== before && (row.slug === slug || row.name === entry.name)))
    fail('invalid_fields', { fields: { name: 'There is a category with this name already.' } });
  const { name, nameTr: name_tr, nameAr: name_ar, position, roiMinLeadCount: roi_min_lead_count } = entry;
  const columns = { name, name_tr, name_ar, position, roi_min_lead_count };
  const { categoryType: category_type } = entry;
  if (before) {
    await updateCategory(tx, before.id, columns);
    return before.id;
  }
  const { meta } = all.find((row) => row.category_type === category_type) ?? {};
  const alone = { capacityKinds: ['package'], hasMenus: false, hasSpaces: false };
  return insertCategory(tx, { ...columns, slug, category_type, meta: JSON.stringify(meta ?? alone) });
}

/** Removes a category that nobody uses. */
export async function removeCategory(tx: Tx, id: number): Promise<void> {
  if (await isCategoryUsed(tx, id)) fail('in_use');
  await deleteCategory(tx, id);
}

/** 'Cakes & sweets' → 'cakes-sweets' */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
