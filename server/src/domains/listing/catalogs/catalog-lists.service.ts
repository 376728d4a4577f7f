import type {
  CatalogItem,
  CatalogItemOption,
  CatalogType,
  PricedCatalogType,
} from '@bellbird/contract/listing/catalogs';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findCategory, findItemOptions, findTypeOptions, findTypes } from './catalog-lists.repository.ts';
import { presentItems, presentOption, presentType } from './catalogs.presenter.ts';

export type CatalogListsService = ReturnType<typeof createCatalogListsService>;

/** What can be priced: the marketplace's own lists, the same for every customer. */
export function createCatalogListsService({ db }: { db: Db }) {
  return {
    listOfProvider(caller: Member, id: number): Promise<PricedCatalogType[]> {
      const { customerId } = caller;
      const of = { customerId, providerId: providerFor(caller, 'catalogs', id) };
      return db.tenantRead(customerId, async (tx) => {
        const { category_id: categoryId } = (await findCategory(tx, of)) ?? fail('not_found');
        const [types, options] = await Promise.all([findTypes(tx, categoryId), findTypeOptions(tx, categoryId)]);
        return types.map((type) => ({
          ...presentType(type),
          items: presentItems(options.filter(({ type_id: typeId }) => typeId === type.id)),
        }));
      });
    },
    async listTypes(categoryId: number | undefined): Promise<CatalogType[]> {
      return (await db.system((tx) => findTypes(tx, categoryId))).map(presentType);
    },
    async listItems(typeId: number, categoryId: number): Promise<CatalogItem[]> {
      return presentItems(await db.system((tx) => findTypeOptions(tx, categoryId, typeId)));
    },
    async listOptions(itemId: number): Promise<CatalogItemOption[]> {
      const rows = (await db.system((tx) => findItemOptions(tx, itemId))) ?? fail('not_found');
      return rows.map(presentOption);
    },
  };
}
