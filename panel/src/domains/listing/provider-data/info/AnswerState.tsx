import { formatValue } from '@bellbird/contract/listing/provider-data/field-text.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { Clock3, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Note } from '#ui/Note.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { ofProviderKey, withdrawUpdate } from '../provider-data.queries.ts';
import type { Question } from './questions.ts';

type AnswerStateProps = { providerId: number; question: Question };

/** Under a field: what couples see while a change waits, or why the last one was rejected. */
export function AnswerState({ providerId, question }: AnswerStateProps) {
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
    <Line>
      <StatusChip tone="pending" icon={<Clock3 aria-hidden />}>
        {t('state.waiting')}
      </StatusChip>
      <Seen>{seen ? t('state.seen', { value: seen }) : t('state.seenNothing')}</Seen>
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
    </Line>
  );
}

/** Withdraws a change and shows the published answer again. */
function useWithdraw(providerId: number, fieldName: string) {
  const { t } = useTranslation('provider-data');
  const notices = useNotices();
  const queries = useQueryClient();
  const { resetField } = useFormContext();
  const toMessage = useErrorMessage('provider-data');
  const [isBusy, setBusy] = useState(false);
  const run = async (id: number) => {
    setBusy(true);
    try {
      await withdrawUpdate(id);
      resetField(fieldName);
      notices.success(t('state.withdrawn'));
    } catch (error) {
      notices.error(toMessage(error));
    }
    await queries.invalidateQueries({ queryKey: ofProviderKey(providerId) });
    void queries.invalidateQueries({ queryKey: ['providers'] });
    setBusy(false);
  };
  return { run, isBusy };
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

const Seen = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  flex: '1 1 200px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));
