import type { CustomerNote } from '@bellbird/contract/desk/customers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { customersKey, setTaskDone } from './desk-customers.queries.ts';
import css from './customers.module.css';

type TaskLineProps = { note: Pick<CustomerNote, 'id' | 'text'>; task: NonNullable<CustomerNote['task']> };

/** A task with its box; it can be taken up again by clearing it. */
export function TaskLine({ note: { id, text }, task: { owner, isMine, dueOn, doneAt } }: TaskLineProps) {
  const { t } = useTranslation('desk-customers');
  const inputId = useId();
  const notices = useNotices();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (isDone: boolean) => setTaskDone(id, isDone),
    onSuccess: () => queries.invalidateQueries({ queryKey: customersKey }),
    onError: (error) => notices.error(error.message),
  });
  const isLate = doneAt === null && dueOn < toDay(new Date());
  return (
    <Row gap={2} align="start">
      <Checkbox
        id={inputId}
        checked={change.isPending ? change.variables : doneAt !== null}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <label htmlFor={inputId}>
        <span className={doneAt ? css.done : css.text}>{text}</span>
        <Text component="small" size="small" {...(isLate ? { tone: 'danger' as const } : { quiet: true })}>
          {' '}
          {t('notes.task', { owner: isMine ? t('notes.me') : owner, day: showDay(dueOn) })}
        </Text>
      </label>
    </Row>
  );
}
