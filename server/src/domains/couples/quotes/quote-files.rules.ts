import { MAIL_FILES_KB } from '@bellbird/contract/shared/limits';

/** What is wrong with the files of a quote, by the rules that hold for messages; undefined if nothing is. */
export function findFileFault(ids: readonly number[], files: readonly { size_bytes: number }[]): string | undefined {
  if (new Set(ids).size < ids.length) return 'Please add each file once.';
  if (files.length < ids.length) return 'A file is no longer there. Please remove it or choose another.';
  const kb = files.reduce((sum, file) => sum + file.size_bytes, 0) / 1024;
  return kb > MAIL_FILES_KB ? `All files together can be at most ${MAIL_FILES_KB / 1024} MB.` : undefined;
}
