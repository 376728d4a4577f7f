import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { dotted } from '#ui/dotted.ts';
import { billingOptions } from '../billing.queries.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import css from './Billing.module.css';

const BillingDialog = lazyPart(() => import('./BillingDialog.tsx'), 'BillingDialog');

/** Who the tax invoice is addressed to. */
export function Billing({ customerId }: { customerId: number }) {
  const { t } = useTranslation('payments');
  const { data } = useQuery(billingOptions(customerId));
  const [isOpen, setOpen] = useState(false);
  return (
    <CheckoutSection
      title={t('billing.title')}
      action={
        data && (
          <Button size="small" onClick={() => setOpen(true)} aria-label={t('billing.changeOf')}>
            {t('billing.change')}
          </Button>
        )
      }
    >
      <Card className={css.summaryCard}>
        {data ? (
          <>
            <b>{data.name}</b>
            <p>{dotted(data.abn && `${t('billing.abn')} ${formatAbn(data.abn)}`, data.address)}</p>
          </>
        ) : (
          <Skeleton variant="text" width={220} />
        )}
      </Card>
      {isOpen && data && <BillingDialog customerId={customerId} details={data} onClose={() => setOpen(false)} />}
    </CheckoutSection>
  );
}
