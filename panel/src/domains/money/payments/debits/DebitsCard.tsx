import type { DirectDebit } from '@bellbird/contract/money/payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { CardRow } from '#ui/list/CardRow.tsx';
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
    <Card title={t('debit.list')} lead={t('debit.listLead')} titleId="direct-debits">
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
  const confirm = useConfirm();
  const queries = useQueryClient();
  const attempt = useAttempt();
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
    await attempt(() => cancelDebit(customerId, debit.id), t('debit.cancelled', { last4 }));
    setBusy(false);
    await queries.invalidateQueries({ queryKey: debitsOptions(customerId).queryKey });
  };
  return (
    <CardRow
      icon={<CardBrand brand="bank" />}
      end={
        <Tooltip title={t('debit.cancel')}>
          <IconButton
            aria-label={t('debit.cancelOf', { last4 })}
            disabled={isBusy}
            onClick={() => void cancel()}
            icon={Trash2}
          />
        </Tooltip>
      }
    >
      <DebitName debit={debit} />
    </CardRow>
  );
}
