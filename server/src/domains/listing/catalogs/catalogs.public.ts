export { type MissingPrices, findMissingPrices, findProviderSpaces } from './missing-prices.operations.ts';
export { type NewCatalog, addCatalog, findFreeName, removeUnchangedCatalog } from './catalog-adding.operations.ts';
export { type PricedOption, findPriceOptions } from './price-options.repository.ts';
export type { RefreshMissingData } from './catalogs.service.ts';
export type { SpaceRow } from './spaces.repository.ts';
export { copyPriceForm, deletePriceForm } from './price-forms.repository.ts';
