import type { CustomerNote } from '@bellbird/contract/desk/customers';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useHasBegun } from '#ui/overlays/use-has-begun.ts';
import { TaskLine } from './TaskLine.tsx';
import css from './customers.module.css';

/** Most visits only read; a form is as large as the rest of the page. */
const NoteForm = lazyPart(() => import('./NoteForm.tsx'), 'NoteForm', { isAwaited: true });

/** Notes about a customer; one with a day is a task for somebody of the team. */
export function NotesCard({ customerId, notes }: { customerId: number; notes: readonly CustomerNote[] }) {
  const { t } = useTranslation('desk-customers');
  const hasBegun = useHasBegun();
  const waiting = <Skeleton variant="rounded" height={250} />;
  return (
    <Card title={t('notes.title')} lead={t('notes.lead')}>
      <CardBody>
        <Suspense fallback={waiting}>{hasBegun ? <NoteForm customerId={customerId} /> : waiting}</Suspense>
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
