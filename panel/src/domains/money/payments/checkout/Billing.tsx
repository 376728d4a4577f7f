import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { billingOptions } from '../payments.queries.ts';
import { formatAbn } from './abn.ts';
import { CheckoutSection } from './CheckoutSection.tsx';

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
      <SummaryCard>
        {data ? (
          <>
            <b>{data.name}</b>
            <p>
              {[data.abn && `${t('billing.abn')} ${formatAbn(data.abn)}`, data.address].filter(Boolean).join(' · ')}
            </p>
          </>
        ) : (
          <Skeleton variant="text" width={220} />
        )}
      </SummaryCard>
      <Suspense>
        {isOpen && data && <BillingDialog customerId={customerId} details={data} onClose={() => setOpen(false)} />}
      </Suspense>
    </CheckoutSection>
  );
}

const SummaryCard = styled(Card)(({ theme }) => ({
  padding: 16,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 500 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));
