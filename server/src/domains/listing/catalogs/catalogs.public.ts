export { type MissingOfProvider, missingOfProvider, spacesOf } from './budget-of-provider.service.ts';
export type { SpaceRow } from './spaces.repository.ts';
