import { formatValue } from '@bellbird/contract/listing/provider-data/field-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import Clock3 from 'lucide-react/icons/clock-3';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Quiet } from '#ui/Text.tsx';
import { providerDataKey, withdrawUpdate } from '../provider-data.queries.ts';
import type { Question } from './questions.ts';
import css from './AnswerState.module.css';

/** Under a field: what couples see while a change waits, or why the last one was rejected. */
export function AnswerState({ providerId, question }: { providerId: number; question: Question }) {
  const { t } = useTranslation('provider-data');
  const { form, field } = question;
  const withdraw = useWithdraw(providerId, form.fieldName);
  if (field.refused) {
    const { reason, at } = field.refused;
    return (
      <Note tone="warning">
        <b>{t('state.refused', { day: showDay(at) })}</b> {reason}
      </Note>
    );
  }
  if (!field.waiting) return null;
  const seen = formatValue(form, field.value);
  return (
    <Row wrap className={css.line}>
      <StatusChip tone="pending" icon={<Clock3 aria-hidden />}>
        {t('state.waiting')}
      </StatusChip>
      <Quiet component="span" className={css.seen}>
        {seen ? t('state.seen', { value: seen }) : t('state.seenNothing')}
      </Quiet>
      <Button
        size="small"
        variant="text"
        startIcon={<RotateCcw aria-hidden />}
        loading={withdraw.isBusy}
        aria-label={t('state.withdrawNamed', { label: form.label })}
        onClick={() => void withdraw.run(field.waiting?.id ?? 0)}
      >
        {t('state.withdraw')}
      </Button>
    </Row>
  );
}

/** Withdraws a change and shows the published answer again. */
function useWithdraw(providerId: number, fieldName: string) {
  const { t } = useTranslation('provider-data');
  const queries = useQueryClient();
  const { resetField } = useFormContext();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const run = async (id: number) => {
    setBusy(true);
    if (await attempt(() => withdrawUpdate(id), t('state.withdrawn'))) resetField(fieldName);
    await queries.invalidateQueries({ queryKey: providerDataKey });
    void queries.invalidateQueries({ queryKey: ['providers'] });
    setBusy(false);
  };
  return { run, isBusy };
}
