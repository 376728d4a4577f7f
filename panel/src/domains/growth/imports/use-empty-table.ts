import { IMPORT_FIELDS, type ImportKind } from '@bellbird/contract/growth/imports/import-columns.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { toCsvFile } from '#platform/files/csv-file.ts';
import { fetchPriceNames } from './imports.queries.ts';

/** Downloads a table with headings to fill in; for prices also with everything that can have one. */
export function useEmptyTable() {
  const { t } = useTranslation('imports');
  const attempt = useAttempt();
  return (kind: ImportKind, providerId: number) =>
    attempt(async () => {
      const names = kind === 'prices' ? await fetchPriceNames(providerId) : [];
      const headings = IMPORT_FIELDS[kind].map((field) => t(`field.${field}`));
      saveAs(toCsvFile([headings, ...names.map((name) => [name])]), `${kind}.csv`);
    });
}
