import type { CustomerNote } from '@bellbird/contract/desk/customers';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Quiet } from '#ui/Text.tsx';
import { TaskLine } from './TaskLine.tsx';
import css from './customers.module.css';

const NoteDialog = lazyPart(() => import('./NoteDialog.tsx'), 'NoteDialog');

/** Notes about a customer; one with a day is a task for somebody of the team. */
export function NotesCard({ customerId, notes }: { customerId: number; notes: readonly CustomerNote[] }) {
  const { t } = useTranslation('desk-customers');
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={t('notes.title')}
      lead={t('notes.lead')}
      action={
        <Button size="small" onPointerEnter={() => void NoteDialog.preload()} onClick={() => setAdding(true)}>
          {t('notes.add')}
        </Button>
      }
    >
      {notes.map((note) => (
        <CardBody key={note.id}>
          {note.task ? <TaskLine note={note} task={note.task} /> : <p className={css.text}>{note.text}</p>}
          <Quiet>{`${note.by} · ${showDay(note.at)}`}</Quiet>
        </CardBody>
      ))}
      {isAdding && <NoteDialog customerId={customerId} onClose={() => setAdding(false)} />}
    </Card>
  );
}
