export { findEntries, hasEntry } from './configs.repository.ts';
