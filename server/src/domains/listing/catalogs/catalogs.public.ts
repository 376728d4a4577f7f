export { type MissingPrices, findMissingPrices, findProviderSpaces } from './budget-of-provider.service.ts';
export type { SpaceRow } from './spaces.repository.ts';
