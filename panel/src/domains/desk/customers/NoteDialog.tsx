import { CUSTOMER_NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { addNote, colleaguesOptions } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).NoteForm);
const EMPTY = { text: '', ownerId: '' as number | '', dueOn: '' };

/** A note, or with a day a task. */
export function NoteDialog({ customerId, onClose }: { customerId: number; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const colleagues = useQuery(colleaguesOptions).data ?? [];
  const form = useForm<typeof EMPTY, unknown, typeof EMPTY>({ resolver, defaultValues: EMPTY });
  const submit = async ({ text, ownerId, dueOn }: typeof EMPTY) => {
    const task = dueOn ? { ownerId: ownerId === '' ? null : ownerId, dueOn } : null;
    await save(t(task ? 'notes.taskSaved' : 'notes.saved'), () => addNote(customerId, { text, task }));
    onClose();
  };
  return (
    <FormDialog title={t('notes.add')} form={form} onSubmit={submit} submit={t('notes.save')} onClose={onClose}>
      <TextareaField name="text" label={t('notes.text')} max={CUSTOMER_NOTE_MAX} rows={3} required />
      <Pair>
        <DateField name="dueOn" label={t('notes.dueOn')} help={t('notes.dueHelp')} />
        <SelectField
          name="ownerId"
          label={t('notes.owner')}
          placeholder={t('notes.me')}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Pair>
    </FormDialog>
  );
}
