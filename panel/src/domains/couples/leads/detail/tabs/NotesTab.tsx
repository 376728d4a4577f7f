import type { LeadDetail, LeadNote } from '@bellbird/contract/couples/leads';
import { NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import StickyNote from 'lucide-react/icons/sticky-note';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { WaitingLines } from '#platform/outbox/WaitingLines.tsx';
import { leadPlace, useOutbox } from '#platform/outbox/outbox-state.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Form } from '#ui/forms/Form.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { refetchLead } from '../../steps/lead-cache.ts';
import { addNote, deleteNote } from '../lead-changes.queries.ts';
import { notesOptions } from '../lead.queries.ts';
import { fullMoment } from '../moments.ts';
import { TabSkeleton } from './TabSkeleton.tsx';
import css from './NotesTab.module.css';

const NOTES = ['note'] as const;
const resolver = lazyResolver(async () => (await import('@bellbird/contract/couples/leads')).addLeadNote.body);

/** The team's notes on a couple, who never sees them. */
export function NotesTab({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-tabs');
  const notes = useQuery(notesOptions(lead.id));
  const hasWaiting = useOutbox(leadPlace(lead.id)).some(({ kind }) => kind === 'note');
  return (
    <>
      <CardBody>
        <NewNote lead={lead} />
        <WaitingLines place={leadPlace(lead.id)} kinds={NOTES} />
      </CardBody>
      {notes.isLoadingError && <ErrorState title={t('notes.failed')} onRetry={() => void notes.refetch()} />}
      {notes.isPending && <TabSkeleton />}
      {notes.data?.data.length === 0 && !hasWaiting && (
        <Row component="p" gap={3} align="start" className={css.empty}>
          <StickyNote aria-hidden />
          {t('notes.empty')}
        </Row>
      )}
      {notes.data && notes.data.data.length > 0 && (
        <ul aria-label={t('notes.label')}>
          {notes.data.data.map((note) => (
            <OneNote key={note.id} lead={lead} note={note} />
          ))}
        </ul>
      )}
    </>
  );
}

function NewNote({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-tabs');
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const form = useForm({ resolver, defaultValues: { body: '' } });
  const add = async ({ body }: { body: string }) => {
    try {
      await addNote(lead, body, key.current);
      key.current = crypto.randomUUID();
      form.reset();
      await refetchLead(queries, lead.id);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, {
        message: error.message,
        fields: error.fields,
      });
    }
  };
  return (
    <Form form={form} guarded label={t('notes.form')} onSubmit={add}>
      <TextareaField name="body" label={t('notes.new')} help={t('notes.help')} max={NOTE_MAX} rows={2} />
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('notes.add')}
        </Button>
      </div>
    </Form>
  );
}

function OneNote({ lead, note }: { lead: LeadDetail; note: LeadNote }) {
  const { t } = useTranslation('lead-tabs');
  const self = useUser();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const remove = async () => {
    const question = { title: t('notes.deleteTitle'), text: note.body, confirm: t('notes.delete'), danger: true };
    if (!(await confirm(question))) return;
    await attempt(() => deleteNote(lead.id, note.id), t('notes.deleted'));
    await refetchLead(queries, lead.id);
  };
  return (
    <Row component="li" gap={3} align="start" className={css.item}>
      <Stack grow gap={1}>
        <p>{note.body}</p>
        <small>
          {[note.author?.name, fullMoment(note.createdAt, lead.provider.timeZone)].filter(Boolean).join(' · ')}
        </small>
      </Stack>
      {note.author?.id === self?.id && (
        <IconButton size="small" aria-label={t('notes.delete')} onClick={() => void remove()} icon={Trash2} />
      )}
    </Row>
  );
}
