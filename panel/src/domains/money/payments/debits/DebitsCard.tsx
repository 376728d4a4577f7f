import type { DirectDebit } from '@bellbird/contract/money/payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { CardRow } from '#ui/list/CardRow.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Tooltip } from '#ui/overlays/Tooltip.tsx';
import { CardBrand } from '../cards/CardBrand.tsx';
import { cancelDebit, debitsOptions } from '../payments.queries.ts';
import { DebitName } from './DebitName.tsx';

/** The bank accounts that we may debit, each with a way to end that. Without one there is nothing to show. */
export function DebitsCard({ customerId }: { customerId: number }) {
  const { t } = useTranslation('payments');
  const debits = useQuery(debitsOptions(customerId)).data ?? [];
  if (debits.length === 0) return null;
  return (
    <Card aria-labelledby="direct-debits">
      <CardHeader id="direct-debits" title={t('debit.list')} lead={t('debit.listLead')} />
      <ul>
        {debits.map((debit) => (
          <DebitLine key={debit.id} debit={debit} customerId={customerId} />
        ))}
      </ul>
    </Card>
  );
}

function DebitLine({ debit, customerId }: { debit: DirectDebit; customerId: number }) {
  const { t } = useTranslation('payments');
  const notices = useNotices();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage('payments');
  const [isBusy, setBusy] = useState(false);
  const { last4 } = debit;
  const cancel = async () => {
    const isSure = await confirm({
      title: t('debit.cancelTitle', { last4 }),
      text: t('debit.cancelText'),
      confirm: t('debit.cancel'),
      danger: true,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await cancelDebit(customerId, debit.id);
      notices.success(t('debit.cancelled', { last4 }));
    } catch (error) {
      notices.error(errorMessage(error));
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: debitsOptions(customerId).queryKey });
  };
  return (
    <CardRow
      icon={<CardBrand brand="bank" />}
      end={
        <Tooltip title={t('debit.cancel')}>
          <IconButton aria-label={t('debit.cancelOf', { last4 })} disabled={isBusy} onClick={() => void cancel()}>
            <Trash2 aria-hidden />
          </IconButton>
        </Tooltip>
      }
    >
      <DebitName debit={debit} />
    </CardRow>
  );
}
