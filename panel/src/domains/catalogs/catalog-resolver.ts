import type { CatalogType, NewCatalogForm } from '@bellbird/contract/catalogs';
import { needsMenu } from '@bellbird/contract/catalogs/catalog-rules';
import type { Resolver } from 'react-hook-form';
import { lazyResolver } from '#ui/forms/lazyResolver.ts';
import { type CatalogValues, shareUnits } from './catalog-values.ts';

type Judged = { today: string; categoryType: string; types: readonly CatalogType[]; isNew: boolean };

/** The contract's own schema, told the provider's day and whether menus belong to the catalog. */
export function catalogResolver({ today, categoryType, types, isNew }: Judged) {
  const resolver: Resolver<CatalogValues, unknown, NewCatalogForm> = (values, context, options) => {
    const hasMenus = types.find(({ id }) => id === values.catalogTypeId)?.hasMenus ?? false;
    const judge = lazyResolver(async () => {
      const { catalogForm, newCatalogForm } = await import('@bellbird/contract/catalogs');
      return (isNew ? newCatalogForm : catalogForm)({ today, needsMenu: needsMenu({ categoryType, hasMenus }) });
    }) as unknown as typeof resolver;
    const { catalogTypeId, ...rest } = { ...values, prices: shareUnits(values.prices) };
    return judge(isNew ? { ...rest, catalogTypeId } : rest, context, options);
  };
  return resolver;
}
