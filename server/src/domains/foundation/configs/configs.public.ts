export { type ConfigEntryRow, findEntries, hasCode, hasEntry } from './configs.repository.ts';
export { nameIn } from './configs.rules.ts';
