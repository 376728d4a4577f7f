export {
  type CategoryColumns,
  findCategoryEntries,
  findSiblingCategory,
  removeCategory,
  saveCategoryEntry,
} from './category-catalogue.operations.ts';
export { addProvider } from './new-provider.operations.ts';
export { toInfoRequestForms } from './info-request-forms.rules.ts';
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
} from './providers.repository.ts';
export {
  endProviderPackage,
  insertProvider,
  limitProviders,
  updateProviderPackage,
} from './provider-package.repository.ts';
