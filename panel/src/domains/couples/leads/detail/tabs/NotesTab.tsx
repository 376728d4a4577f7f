import type { LeadDetail, LeadNote } from '@bellbird/contract/couples/leads';
import { NOTE_MAX } from '@bellbird/contract/shared/limits';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { StickyNote, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useUser } from '#platform/session/use-session.ts';
import { CardBody } from '#ui/Card.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { refetchLead } from '../../steps/lead-cache.ts';
import { addNote, deleteNote, notesOptions } from '../lead.queries.ts';
import { fullMoment } from '../moments.ts';
import { TabSkeleton } from './TabSkeleton.tsx';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/couples/leads')).addLeadNote.body);

/** The team's notes on a couple, who never sees them. */
export function NotesTab({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const notes = useQuery(notesOptions(lead.id));
  return (
    <>
      <CardBody>
        <NewNote lead={lead} />
      </CardBody>
      {notes.isError && !notes.data && <ErrorState title={t('notes.failed')} onRetry={() => void notes.refetch()} />}
      {notes.isPending && <TabSkeleton />}
      {notes.data?.data.length === 0 && (
        <Empty>
          <StickyNote aria-hidden />
          {t('notes.empty')}
        </Empty>
      )}
      {notes.data && notes.data.data.length > 0 && (
        <List aria-label={t('notes.label')}>
          {notes.data.data.map((note) => (
            <OneNote key={note.id} lead={lead} note={note} />
          ))}
        </List>
      )}
    </>
  );
}

function NewNote({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const form = useForm({ resolver, defaultValues: { body: '' } });
  const add = async ({ body }: { body: string }) => {
    try {
      await addNote(lead.id, body, key.current);
      key.current = crypto.randomUUID();
      form.reset();
      await refetchLead(queries, lead.id);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, {
        message: error.code === 'network' ? t('offline') : error.message,
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
  const { t } = useTranslation('lead-detail');
  const self = useUser();
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const remove = async () => {
    const question = { title: t('notes.deleteTitle'), text: note.body, confirm: t('notes.delete'), danger: true };
    if (!(await confirm(question))) return;
    try {
      await deleteNote(lead.id, note.id);
      notices.success(t('notes.deleted'));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === 'network' ? t('offline') : error.message);
    }
    await refetchLead(queries, lead.id);
  };
  return (
    <Item>
      <div>
        <p>{note.body}</p>
        <small>
          {[note.author?.name, fullMoment(note.createdAt, lead.provider.timeZone)].filter(Boolean).join(' · ')}
        </small>
      </div>
      {note.author?.id === self?.id && (
        <IconButton size="small" aria-label={t('notes.delete')} onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </Item>
  );
}

const List = styled('ul')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` }));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '16px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { whiteSpace: 'pre-line' },
  '& small': { ...theme.typography.body2, display: 'block', marginTop: 4, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

const Empty = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '16px 20px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));
