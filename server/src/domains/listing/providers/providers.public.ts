export {
  type CategoryColumns,
  findCategoryEntries,
  findSiblingCategory,
  removeCategory,
  saveCategoryEntry,
} from './category-catalogue.operations.ts';
export { addProvider } from './new-provider.operations.ts';
export { findInfoRequestForms } from './info-request-forms.operations.ts';
export { presentProvider } from './providers.presenter.ts';
export {
  type CustomerProviderRow,
  type ProviderRow,
  findProviders,
  findProvidersOfCustomer,
  updateDataVersion,
  updateMissingData,
  updateProviderName,
  updateProviderNumbers,
  updateRedirectNumber,
} from './providers.repository.ts';
export {
  endProviderPackage,
  insertProvider,
  limitProviders,
  updateProviderPackage,
} from './provider-package.repository.ts';
