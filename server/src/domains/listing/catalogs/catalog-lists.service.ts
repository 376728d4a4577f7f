import type { CatalogItem, CatalogItemOption, CatalogType } from '@bellbird/contract/listing/catalogs';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findItemOptions, findTypeOptions, findTypes } from './catalog-lists.repository.ts';
import { presentItems, presentOption, presentType } from './catalogs.presenter.ts';

export type CatalogListsService = ReturnType<typeof createCatalogListsService>;

/** What can be priced: the marketplace's own lists, the same for every customer. */
export function createCatalogListsService({ db }: { db: Db }) {
  return {
    async listTypes(categoryId: number | undefined): Promise<CatalogType[]> {
      return (await db.system((tx) => findTypes(tx, categoryId))).map(presentType);
    },
    async listItems(typeId: number, categoryId: number): Promise<CatalogItem[]> {
      return presentItems(await db.system((tx) => findTypeOptions(tx, typeId, categoryId)));
    },
    async listOptions(itemId: number): Promise<CatalogItemOption[]> {
      const rows = (await db.system((tx) => findItemOptions(tx, itemId))) ?? fail('not_found');
      return rows.map(presentOption);
    },
  };
}
