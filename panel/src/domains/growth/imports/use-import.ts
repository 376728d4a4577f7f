import type { ImportCheck, ImportForm } from '@bellbird/contract/growth/imports';
import { type ImportField, type ImportKind, guessColumns } from '@bellbird/contract/growth/imports/import-columns.ts';
import { decodeTable, readTable } from '@bellbird/contract/growth/imports/table-text.ts';
import { IMPORT_CHARS_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { asFailure } from '#platform/api/failure-messages.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { checkTable, importTable, importsOptions } from './imports.queries.ts';

/** Read in the browser: the server never unpacks a workbook. The reader is loaded with the first one. */
const readWorkbook = async (content: ArrayBuffer) => (await import('./read-workbook.ts')).readWorkbook(content);
const isWorkbook = ({ name }: File) => name.toLowerCase().endsWith('.xlsx');

/** The choice for a column that is not imported. */
export const LEFT_OUT = 'none';

export type ImportDraft = {
  kind: ImportKind;
  providerId: number;
  table: string;
  columns: (ImportField | typeof LEFT_OUT)[];
  validUntil: string;
};

/** A table on its way: chosen or pasted, its columns named, checked, and then imported as it was checked. */
export function useImport() {
  const { t } = useTranslation('imports');
  const notices = useNotices();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [checked, setChecked] = useState<{ form: ImportForm; result: ImportCheck }>();
  const providers = {
    couples: useProvidersFor('leads'),
    days: useProvidersFor('calendar'),
    prices: useProvidersFor('catalogs'),
  };
  const form = useForm<ImportDraft>({
    defaultValues: {
      kind: 'couples',
      providerId: providers.couples[0]?.id ?? 0,
      table: '',
      columns: [],
      validUntil: '',
    },
  });
  const draft = useWatch({ control: form.control }) as ImportDraft;
  const text = useDeferredValue(draft.table);
  const table = useMemo(() => readTable(text), [text]);

  const guess = (kind: ImportKind, pasted: string) => {
    const columns = guessColumns(kind, readTable(pasted).header);
    form.setValue(
      'columns',
      columns.map((field) => field ?? LEFT_OUT),
    );
    setChecked(undefined);
    form.clearErrors();
  };

  const setTable = (pasted: string) => {
    form.setValue('table', pasted, { shouldDirty: true });
    guess(draft.kind, pasted);
    if (pasted.length > IMPORT_CHARS_MAX) form.setError('table', { message: t('table.tooLarge') });
  };

  const setKind = (kind: ImportKind) => {
    form.setValue('kind', kind);
    if (!providers[kind].some(({ id }) => id === draft.providerId))
      form.setValue('providerId', providers[kind][0]?.id ?? 0);
    guess(kind, draft.table);
  };

  const readFile = async (file: File | undefined) => {
    if (!file) return;
    // A file cannot have fewer characters than a quarter of its bytes.
    if (file.size > IMPORT_CHARS_MAX * 4) return form.setError('table', { message: t('table.tooLarge') });
    const content = await file.arrayBuffer();
    try {
      setTable(isWorkbook(file) ? await readWorkbook(content) : decodeTable(new Uint8Array(content)));
    } catch {
      form.setError('table', { message: t('table.unreadable') });
    }
  };

  const check = async (values: ImportDraft) => {
    const sent = toForm(values);
    try {
      setChecked({ form: sent, result: await checkTable(sent) });
    } catch (error) {
      applyFieldErrors(form, asFailure(error));
    }
  };

  const start = async () => {
    if (!checked) return;
    try {
      await importTable(checked.form, key.current);
      form.reset({ ...form.getValues(), table: '', columns: [] });
      setChecked(undefined);
      notices.success(t('started'));
    } catch (error) {
      applyFieldErrors(form, asFailure(error));
    }
    key.current = crypto.randomUUID();
    await queries.invalidateQueries({ queryKey: importsOptions.queryKey });
  };

  // What has been changed since is checked again first.
  const isCurrent = checked !== undefined && JSON.stringify(checked.form) === JSON.stringify(toForm(draft));
  return {
    form,
    draft,
    providers: providers[draft.kind],
    table,
    checked: isCurrent ? checked.result : undefined,
    setKind,
    setTable,
    readFile,
    check,
    start,
  };
}

export type Importing = ReturnType<typeof useImport>;

function toForm({ kind, providerId, table, columns, validUntil }: ImportDraft): ImportForm {
  return {
    kind,
    providerId,
    table,
    columns: columns.map((field) => (field === LEFT_OUT ? null : field)),
    validUntil: kind === 'prices' && validUntil !== '' ? validUntil : null,
  };
}
