import type { CustomerNote } from '@bellbird/contract/desk/customers';
import { CUSTOMER_NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Quiet } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { TaskLine } from './TaskLine.tsx';
import { addNote, colleaguesOptions } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';
import css from './customers.module.css';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).NoteForm);
const EMPTY = { text: '', ownerId: '' as number | '', dueOn: '' };

/** Notes about a customer; one with a day is a task for somebody of the team. */
export function NotesCard({ customerId, notes }: { customerId: number; notes: readonly CustomerNote[] }) {
  const { t } = useTranslation('desk-customers');
  return (
    <Card>
      <CardHeader title={t('notes.title')} lead={t('notes.lead')} />
      <CardBody>
        <NoteForm customerId={customerId} />
      </CardBody>
      {notes.map((note) => (
        <CardBody key={note.id}>
          {note.task ? <TaskLine note={note} task={note.task} /> : <p className={css.text}>{note.text}</p>}
          <Quiet>{`${note.by} · ${showDay(note.at)}`}</Quiet>
        </CardBody>
      ))}
    </Card>
  );
}

function NoteForm({ customerId }: { customerId: number }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const colleagues = useQuery(colleaguesOptions).data ?? [];
  const form = useForm<typeof EMPTY, unknown, typeof EMPTY>({ resolver, defaultValues: EMPTY });
  const submit = async ({ text, ownerId, dueOn }: typeof EMPTY) => {
    const task = dueOn ? { ownerId: ownerId === '' ? null : ownerId, dueOn } : null;
    if (await save(form, t(task ? 'notes.taskSaved' : 'notes.saved'), () => addNote(customerId, { text, task }))) {
      form.reset(EMPTY);
    }
  };
  return (
    <Form form={form} onSubmit={submit} guarded label={t('notes.title')}>
      <Stack gap={3}>
        <TextareaField name="text" label={t('notes.text')} max={CUSTOMER_NOTE_MAX} rows={2} required />
        <Pair>
          <DateField name="dueOn" label={t('notes.dueOn')} help={t('notes.dueHelp')} />
          <SelectField
            name="ownerId"
            label={t('notes.owner')}
            placeholder={t('notes.me')}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Pair>
        <div>
          <SubmitButton>{t('notes.save')}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
