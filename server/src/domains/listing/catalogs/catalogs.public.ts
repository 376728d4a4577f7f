export { type MissingPrices, findMissingPrices, findProviderSpaces } from './missing-prices.operations.ts';
export type { SpaceRow } from './spaces.repository.ts';
