import type { Payment } from '@bellbird/contract/money/payments';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import css from './TransferDetails.module.css';

/** The account and reference for a bank transfer. The product starts when the money arrives. */
export function TransferDetails({ payment, onCard }: { payment: Payment; onCard: () => void }) {
  const { t } = useTranslation('payments');
  const notices = useNotices();
  const { bankTransfer: account } = payment;
  const lines = account && [
    ['reference', account.reference],
    ['amount', showCents(payment.dueCents)],
    ['accountName', account.accountName],
    ['bsb', account.bsb],
    ['accountNumber', account.accountNumber],
  ];
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      notices.success(t('transfer.copied'));
    } catch {
      notices.error(t('transfer.notCopied'));
    }
  };
  return (
    <div className={css.narrow}>
      <PageHeader
        title={t('transfer.title')}
        lead={t('transfer.lead', { product: payment.product.name, day: showDay(payment.dueDate) })}
      />
      <Card>
        <dl>
          {lines?.map(([key = '', value = '']) => (
            <Row gap={3} className={css.line} key={key}>
              <dt>{t(`transfer.${key}`)}</dt>
              <dd>{value}</dd>
              <IconButton
                aria-label={t('transfer.copy', { what: t(`transfer.${key}`) })}
                onClick={() => void copy(value)}
                icon={Copy}
              />
            </Row>
          ))}
        </dl>
      </Card>
      <Row gap={2} align="stretch" wrap mt={6}>
        <PrimaryButton component={Link} to={pathTo('providerPayments', { providerId: payment.provider.id })}>
          {t('toPayments')}
        </PrimaryButton>
        <Button onClick={onCard}>{t('transfer.byCard')}</Button>
      </Row>
    </div>
  );
}
