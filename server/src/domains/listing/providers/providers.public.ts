export { presentProvider } from './providers.presenter.ts';
export {
  type CustomerProviderRow,
  type ProviderRow,
  findProviders,
  findProvidersOfCustomer,
} from './providers.repository.ts';
