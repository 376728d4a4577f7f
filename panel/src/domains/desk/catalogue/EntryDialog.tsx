import type {
  CatalogueDraftForm,
  CatalogueEntry,
  CatalogueKind,
  CatalogueValue,
} from '@bellbird/contract/desk/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { EntryFields } from './EntryFields.tsx';
import { catalogueKey, saveDraft } from './catalogue.queries.ts';
import { describeFields, formSchema, toForm } from './entry-fields.ts';
import { nameEntry } from './entry-names.ts';

type Values = { value: CatalogueValue };

/** Edits an entry, or adds one. What is saved is a draft; vendors see it once it is published. */
export function EntryDialog({
  kind,
  entry,
  onClose,
}: {
  kind: CatalogueKind;
  entry: CatalogueEntry;
  onClose: () => void;
}) {
  const { t } = useTranslation('catalogue');
  const notices = useNotices();
  const queries = useQueryClient();
  const fields = useMemo(() => describeFields(kind), [kind]);
  const { key, published, draft } = entry;
  const value = draft?.value ?? published ?? undefined;
  const form = useForm<Values, unknown, Values>({
    resolver: useMemo(() => lazyResolver(async () => formSchema(kind) as never), [kind]),
    defaultValues: { value: toForm(fields, value) },
  });
  const submit = async (values: Values) => {
    const opened = draft && { id: draft.id, version: draft.version };
    try {
      await saveDraft({ kind, key, draft: opened, value: values.value } as CatalogueDraftForm);
      notices.success(t('saved', { name: nameEntry(values.value) }));
      onClose();
    } finally {
      // Also if a colleague was faster: opened again, the form has their draft.
      await queries.invalidateQueries({ queryKey: catalogueKey });
    }
  };
  return (
    <FormDialog
      title={value ? t('editNamed', { name: nameEntry(value) }) : t(`kind.${kind}.add`)}
      maxWidth="md"
      form={form}
      onSubmit={submit}
      submit={t('save')}
      onClose={onClose}
    >
      {draft && !draft.isMine && <Note>{t('draftOf', { name: draft.by })}</Note>}
      {kind === 'agreement' && <Note>{t('asksAgain')}</Note>}
      <EntryFields fields={fields} path="value" isNew={published === null} />
    </FormDialog>
  );
}
