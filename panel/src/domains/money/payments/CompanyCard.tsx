import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { dotted } from '#ui/dotted.ts';
import { billingOptions } from './billing.queries.ts';

const BillingDialog = lazyPart(() => import('./checkout/BillingDialog.tsx'), 'BillingDialog');

/** The company as tax invoices name it, in the settings. */
export function CompanyCard({ customerId }: { customerId: number }) {
  const { t } = useTranslation('company');
  const { data } = useQuery(billingOptions(customerId));
  const [isOpen, setOpen] = useState(false);
  const facts = data && dotted(data.abn && `${t('abn')} ${formatAbn(data.abn)}`, data.address);
  return (
    <Card
      title={t('title')}
      lead={t('lead')}
      action={
        <Button size="small" aria-label={t('edit')} disabled={!data} onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      }
    >
      <CardBody>
        {data ? <b>{data.name}</b> : <Skeleton variant="text" width={220} />}
        <Quiet>{facts === '' ? t('none') : (facts ?? '…')}</Quiet>
      </CardBody>
      {isOpen && data && <BillingDialog customerId={customerId} details={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}
