import type { DeskInstalment } from '@bellbird/contract/desk/money';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { refund } from './money.queries.ts';

type RefundDialogProps = { instalment: DeskInstalment; limitCents: number; onClose: () => void };

/** Says before the click whether somebody else has to approve it. */
export function RefundDialog({ instalment, limitCents, onClose }: RefundDialogProps) {
  const { t } = useTranslation('desk-money');
  const { id, customer, product, cents, number, count } = instalment;
  const sum = showCents(cents);
  const isAsked = cents > limitCents;
  return (
    <ReasonDialog
      title={t('refund.title', { sum, name: customer.name })}
      lead={`${product}. ${t(isAsked ? 'refund.second' : 'refund.alone', { limit: showCents(limitCents) })}`}
      submit={t(isAsked ? 'refund.ask' : 'refund.open')}
      done={t('refund.done')}
      hasRest={number < count}
      onSubmit={({ reason, cancelsRest }) => refund(id, { reason, cancelsRest })}
      onClose={onClose}
    />
  );
}
