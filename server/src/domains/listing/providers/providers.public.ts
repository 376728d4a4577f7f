export { presentProvider } from './providers.presenter.ts';
export {
  type CustomerProviderRow,
  type ProviderRow,
  findProviders,
  findProvidersOfCustomer,
  updateDataVersion,
  updateMissingData,
  updateProviderName,
} from './providers.repository.ts';
