import type { CatalogType, NewCatalogForm } from '@bellbird/contract/listing/catalogs';
import { needsMenu } from '@bellbird/contract/listing/catalogs/catalog-rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { type CatalogValues, shareUnits } from './catalog-values.ts';

type ResolverContext = { today: string; categoryType: string; types: readonly CatalogType[]; isNew: boolean };

/** The prices of an option share one unit field, so its error is shown once. */
export function removeSharedUnitErrors(
  { prices }: Pick<CatalogValues, 'prices'>,
  errors: FieldErrors<Pick<CatalogValues, 'prices'>>,
): void {
  prices.forEach(({ catalogItemOptionId }, index) => {
    const first = prices.findIndex((each) => each.catalogItemOptionId === catalogItemOptionId);
    if (first < index) delete errors.prices?.[index]?.unit;
  });
}

/** The contract's schema with the provider's date and whether a menu is required. */
export function createCatalogResolver({ today, categoryType, types, isNew }: ResolverContext) {
  const resolver: Resolver<CatalogValues, unknown, NewCatalogForm> = async (values, context, options) => {
    const hasMenus = types.find(({ id }) => id === values.catalogTypeId)?.hasMenus ?? false;
    const resolve = lazyResolver(async () => {
      const { catalogForm, newCatalogForm } = await import('@bellbird/contract/listing/catalogs');
      return (isNew ? newCatalogForm : catalogForm)({ today, needsMenu: needsMenu({ categoryType, hasMenus }) });
    }) as unknown as typeof resolver;
    const { catalogTypeId, ...rest } = { ...values, prices: shareUnits(values.prices) };
    const resolved = await resolve(isNew ? { ...rest, catalogTypeId } : rest, context, options);
    removeSharedUnitErrors(values, resolved.errors);
    return resolved;
  };
  return resolver;
}
