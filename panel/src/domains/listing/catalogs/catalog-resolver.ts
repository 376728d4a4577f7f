import type { CatalogType, NewCatalogForm } from '@bellbird/contract/listing/catalogs';
import { needsMenu } from '@bellbird/contract/listing/catalogs/catalog-rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { type CatalogValues, shareUnits } from './catalog-values.ts';

type Judged = { today: string; categoryType: string; types: readonly CatalogType[]; isNew: boolean };

/** What is wrong with a unit is said where it is typed in, not again for the other days of its option. */
export function forgiveSharedUnits(
  { prices }: Pick<CatalogValues, 'prices'>,
  errors: FieldErrors<Pick<CatalogValues, 'prices'>>,
): void {
  prices.forEach(({ catalogItemOptionId }, index) => {
    const first = prices.findIndex((each) => each.catalogItemOptionId === catalogItemOptionId);
    if (first < index) delete errors.prices?.[index]?.unit;
  });
}

/** The contract's own schema, told the provider's day and whether menus belong to the catalog. */
export function catalogResolver({ today, categoryType, types, isNew }: Judged) {
  const resolver: Resolver<CatalogValues, unknown, NewCatalogForm> = async (values, context, options) => {
    const hasMenus = types.find(({ id }) => id === values.catalogTypeId)?.hasMenus ?? false;
    const judge = lazyResolver(async () => {
      const { catalogForm, newCatalogForm } = await import('@bellbird/contract/listing/catalogs');
      return (isNew ? newCatalogForm : catalogForm)({ today, needsMenu: needsMenu({ categoryType, hasMenus }) });
    }) as unknown as typeof resolver;
    const { catalogTypeId, ...rest } = { ...values, prices: shareUnits(values.prices) };
    const judged = await judge(isNew ? { ...rest, catalogTypeId } : rest, context, options);
    forgiveSharedUnits(values, judged.errors);
    return judged;
  };
  return resolver;
}
