export {
  findListEntries,
  findReferable,
  retireListEntry,
  saveListEntry,
  setReferable,
} from './config-catalogue.operations.ts';
export { type NameOf, findNames } from './config-names.operations.ts';
export { findEntries, hasCode, hasEntry } from './configs.repository.ts';
