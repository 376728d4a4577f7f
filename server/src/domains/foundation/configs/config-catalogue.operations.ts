import { type ConfigListEntry, isOpenList } from '@bellbird/contract/foundation/configs';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import {
  type ConfigEntryRow,
  deleteEntry,
  findAllEntries,
  findEntries,
  insertEntry,
  updateEntry,
} from './configs.repository.ts';

/** Kept with the categories, see `setReferable`. */
const WITH_CATEGORIES = 'allowed_provider_category_ids';

const keyOf = ({ item_type, item_id }: Pick<ConfigEntryRow, 'item_type' | 'item_id'>) => `${item_type}/${item_id}`;

export async function findListEntries(tx: Tx): Promise<{ key: string; value: ConfigListEntry }[]> {
  const rows = (await findAllEntries(tx)).filter(({ item_type }) => item_type !== WITH_CATEGORIES);
  return rows.map((row) => ({ key: keyOf(row), value: toEntry(row) }));
}

/** Names an entry, or adds one to a list that may grow. Its code never changes, since rows and programs use it. */
export async function saveListEntry(tx: Tx, key: string | null, entry: ConfigListEntry): Promise<string> {
  const { itemType, name, nameTr, nameAr, isOffered, position } = entry;
  const list = (await findAllEntries(tx)).filter(({ item_type }) => item_type === itemType);
  const before = list.find((row) => keyOf(row) === key);
  const refuse = (fields: Record<string, string>) => fail('invalid_fields', { fields });
  if (list.some((row) => row.value === name && row !== before)) refuse({ name: 'This list has that entry already.' });
  const status = isOffered ? ('active' as const) : ('passive' as const);
  if (!isOpenList(itemType) && status !== before?.status)
    refuse(
      before ? { isOffered: 'This list is part of the program.' } : { itemType: 'This list is part of the program.' },
    );
  const columns = { value: name, names: JSON.stringify({ tr: nameTr, ar: nameAr }), status, position };
  if (before) {
    await updateEntry(tx, before, columns);
    return keyOf(before);
  }
  const item_id = Math.max(0, ...list.map((row) => row.item_id)) + 1;
  const code = codeOf(name);
  const added = {
    item_type: itemType,
    item_id,
    code: !code || list.some((row) => row.code === code) ? `entry_${item_id}` : code,
    ...columns,
  };
  await insertEntry(tx, added);
  return keyOf(added);
}

/** Rows may have it, so it stays and is no longer offered. */
export async function retireListEntry(tx: Tx, key: string): Promise<void> {
  const row = (await findAllEntries(tx)).find((each) => keyOf(each) === key) ?? fail('not_found');
  await updateEntry(tx, row, { status: 'passive' });
}

/** The categories that vendors may refer companies of. */
export async function findReferable(tx: Tx): Promise<Set<number>> {
  return new Set((await findEntries(tx, [WITH_CATEGORIES])).map(({ value }) => Number(value)));
}

export async function setReferable(tx: Tx, categoryId: number, isReferable: boolean): Promise<void> {
  const entries = await findEntries(tx, [WITH_CATEGORIES]);
  const entry = entries.find(({ value }) => Number(value) === categoryId);
  if (entry && !isReferable) await deleteEntry(tx, entry);
  if (entry || !isReferable) return;
  const item_id = Math.max(0, ...entries.map((each) => each.item_id)) + 1;
  const value = String(categoryId);
  await insertEntry(tx, { item_type: WITH_CATEGORIES, item_id, code: value, value, position: item_id });
}

/** 'Hens night' → 'hens_night' */
function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}

function toEntry(row: ConfigEntryRow): ConfigListEntry {
  return {
    itemType: row.item_type as ConfigListEntry['itemType'],
    name: row.value,
    nameTr: row.names['tr'] ?? '',
    nameAr: row.names['ar'] ?? '',
    isOffered: row.status === 'active',
    position: row.position,
  };
}
