export { digestOf } from './file-digest.rules.ts';
export {
  countTemplateUse,
  findStoredFiles,
  hasTemplate,
  insertStoredFile,
  type StoredFile,
} from './stored-files.repository.ts';
