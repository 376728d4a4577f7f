export { findEntries, hasCode, hasEntry } from './configs.repository.ts';
