export { presentProvider } from './providers.presenter.ts';
export { type ProviderRow, findProviders } from './providers.repository.ts';
