import type { DirectDebit } from '@bellbird/contract/money/payments';
import { useTranslation } from '#texts/use-translation.ts';
import { Stack } from '#ui/layout/Stack.tsx';

/** A bank account as people recognise it. */
export function DebitName({ debit }: { debit: DirectDebit }) {
  const { t } = useTranslation('payments');
  return (
    <Stack component="span">
      <span>{t('debit.ending', { last4: debit.last4 })}</span>
      <small>
        <bdi>{debit.holder}</bdi> · <bdi>BSB {debit.bsb}</bdi>
      </small>
    </Stack>
  );
}
