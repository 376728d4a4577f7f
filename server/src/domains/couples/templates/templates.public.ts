export { countTemplateUse, findStoredFiles, insertStoredFile, type StoredFile } from './stored-files.repository.ts';
