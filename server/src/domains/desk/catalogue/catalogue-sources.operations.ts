import type { CatalogueDraftForm, CatalogueKind, CatalogueValue } from '@bellbird/contract/desk/catalogue';
import type { CategoryEntry } from '@bellbird/contract/listing/providers';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findAgreementEntries, saveAgreementEntry } from '#domains/foundation/agreements/agreements.public.ts';
import {
  findListEntries,
  findReferable,
  retireListEntry,
  saveListEntry,
  setReferable,
} from '#domains/foundation/configs/configs.public.ts';
import { findCityEntries, retireCity, saveCityEntry } from '#domains/foundation/places/places.public.ts';
import { copyPriceForm, deletePriceForm } from '#domains/listing/catalogs/catalogs.public.ts';
import {
  findQuestionEntries,
  removeQuestion,
  saveQuestionEntry,
} from '#domains/listing/provider-data/provider-data.public.ts';
import {
  findCategoryEntries,
  findSiblingCategory,
  removeCategory,
  saveCategoryEntry,
} from '#domains/listing/providers/providers.public.ts';
import {
  findCampaignEntries,
  findProductEntries,
  retireCampaign,
  retireProduct,
  saveCampaignEntry,
  saveProductEntry,
} from '#domains/money/packages/packages.public.ts';

type EntryOf<K extends CatalogueKind> = Extract<CatalogueDraftForm, { kind: K }>['value'];

/** How the owner of a kind reads and writes its published entries. */
type CatalogueSource<Entry> = {
  find(tx: Tx): Promise<{ key: string; value: Entry }[]>;
  /** Checks and writes an entry; without a key it is a new one. Returns its key. */
  save(tx: Tx, key: string | null, value: Entry): Promise<string>;
  /** Undoes the creation of an entry: removes it, or stops offering it where rows refer to it. */
  retire(tx: Tx, key: string): Promise<void>;
};

const categories: CatalogueSource<CategoryEntry> = {
  async find(tx) {
    const [entries, referable] = [await findCategoryEntries(tx), await findReferable(tx)];
    return entries.map(({ key, value }) => ({ key, value: { ...value, isReferable: referable.has(Number(key)) } }));
  },
  async save(tx, key, { isReferable, ...value }) {
    const sibling = key === null ? await findSiblingCategory(tx, value) : undefined;
    const id = await saveCategoryEntry(tx, key, value);
    if (sibling !== undefined) await copyPriceForm(tx, { from: sibling, to: id });
    await setReferable(tx, id, isReferable);
    return String(id);
  },
  async retire(tx, key) {
    const id = Number(key);
    await setReferable(tx, id, false);
    await deletePriceForm(tx, id);
    await removeCategory(tx, id);
  },
};

const SOURCES: { [K in CatalogueKind]: CatalogueSource<EntryOf<K>> } = {
  product: { find: findProductEntries, save: saveProductEntry, retire: retireProduct },
  campaign: { find: findCampaignEntries, save: saveCampaignEntry, retire: retireCampaign },
  list: { find: findListEntries, save: saveListEntry, retire: retireListEntry },
  agreement: { find: findAgreementEntries, save: saveAgreementEntry, retire: async () => fail('not_possible_now') },
  city: { find: findCityEntries, save: saveCityEntry, retire: retireCity },
  category: categories,
  question: { find: findQuestionEntries, save: saveQuestionEntry, retire: removeQuestion },
};

/** Values in the table of changes were checked by the contract when they were saved. */
export function sourceOf(kind: CatalogueKind): CatalogueSource<CatalogueValue> {
  return SOURCES[kind] as unknown as CatalogueSource<CatalogueValue>;
}

/** The published value of an entry, or null. */
export async function findEntry(tx: Tx, kind: CatalogueKind, key: string | null): Promise<CatalogueValue | null> {
  if (key === null) return null;
  return (await sourceOf(kind).find(tx)).find((entry) => entry.key === key)?.value ?? null;
}
